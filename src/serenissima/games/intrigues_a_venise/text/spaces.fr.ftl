# Les lieux du plateau. « word-space » contient la préposition : « à Murano », « au Ghetto ».
space-1 = Murano
space-2 = Sant’Alvise
space-3 = Ghetto
space-4 = San Girolamo
space-5 = San Giobbe
space-6 = San Geremia
space-7 = San Marcuola
space-8 = San Stae
space-9 = San Felice
space-10 = Sacca della Misericordia
space-11 = Santi Apostoli
space-12 = Fondamente Nove
space-13 = Ca’ d’Oro
space-14 = San Giacomo dall’Orio
space-15 = Scalzi
space-16 = Santa Chiara
space-17 = Tolentini
space-18 = Frari
space-19 = Santa Maria Maggiore
space-20 = Santa Marta
space-21 = San Pantalon
space-22 = Campo Santa Margherita
space-23 = Corne d’Or
space-24 = Sacca San Biagio
space-25 = Sant’Eufemia
space-26 = San Basilio
space-27 = San Barnaba
space-28 = Jardins de la Giudecca
space-29 = San Tomà
space-30 = Santo Stefano
space-31 = Redentore
space-32 = Zattere
space-33 = Accademia
space-34 = Santa Maria del Giglio
space-35 = La Fenice
space-36 = San Silvestro
space-37 = Marché du Rialto
space-38 = Dogana
space-39 = Zitelle
space-40 = San Giorgio Maggiore
space-41 = Sant’Elena
space-42 = Embarcadère San Marco
space-43 = Riva degli Schiavoni
space-44 = Ca’ di Dio
space-45 = Via Garibaldi
space-46 = Giardini
space-47 = Porte de l’Arsenal
space-48 = Santa Maria Formosa
space-49 = Piazza San Marco
space-50 = Rialto
space-51 = Santi Giovanni e Paolo
space-52 = Celestia
space-53 = San Lorenzo
space-54 = Vieil Arsenal
space-55 = San Martino
space-56 = San Pietro di Castello
space-57 = Tour de Porta Nuova
space-58 = Ambassade
word-space = { $space ->
    [1] à { space-1 }
    [2] à { space-2 }
    [3] au { space-3 }
    [4] à { space-4 }
    [5] à { space-5 }
    [6] à { space-6 }
    [7] à { space-7 }
    [8] à { space-8 }
    [9] à { space-9 }
    [10] à la { space-10 }
    [11] à { space-11 }
    [12] aux { space-12 }
    [13] à la { space-13 }
    [14] à { space-14 }
    [15] aux { space-15 }
    [16] à { space-16 }
    [17] aux { space-17 }
    [18] aux { space-18 }
    [19] à { space-19 }
    [20] à { space-20 }
    [21] à { space-21 }
    [22] au { space-22 }
    [23] à la { space-23 }
    [24] à la { space-24 }
    [25] à { space-25 }
    [26] à { space-26 }
    [27] à { space-27 }
    [28] aux { space-28 }
    [29] à { space-29 }
    [30] à { space-30 }
    [31] au { space-31 }
    [32] aux { space-32 }
    [33] à l’{ space-33 }
    [34] à { space-34 }
    [35] à { space-35 }
    [36] à { space-36 }
    [37] au { space-37 }
    [38] à la { space-38 }
    [39] aux { space-39 }
    [40] à { space-40 }
    [41] à { space-41 }
    [42] à l’{ space-42 }
    [43] à la { space-43 }
    [44] à la { space-44 }
    [45] à la { space-45 }
    [46] aux { space-46 }
    [47] à la { space-47 }
    [48] à { space-48 }
    [49] à la { space-49 }
    [50] au { space-50 }
    [51] à { space-51 }
    [52] à la { space-52 }
    [53] à { space-53 }
    [54] au { space-54 }
    [55] à { space-55 }
    [56] à { space-56 }
    [57] à la { space-57 }
   *[58] à l’{ space-58 }
}
