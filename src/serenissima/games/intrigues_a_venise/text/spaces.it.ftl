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
space-23 = Corno d’Oro
space-24 = Sacca San Biagio
space-25 = Sant’Eufemia
space-26 = San Basilio
space-27 = San Barnaba
space-28 = Giardini della Giudecca
space-29 = San Tomà
space-30 = Santo Stefano
space-31 = Redentore
space-32 = Zattere
space-33 = Accademia
space-34 = Santa Maria del Giglio
space-35 = La Fenice
space-36 = San Silvestro
space-37 = Mercato di Rialto
space-38 = Dogana
space-39 = Zitelle
space-40 = San Giorgio Maggiore
space-41 = Sant’Elena
space-42 = Imbarcadero di San Marco
space-43 = Riva degli Schiavoni
space-44 = Ca’ di Dio
space-45 = Via Garibaldi
space-46 = Giardini
space-47 = Porta dell’Arsenale
space-48 = Santa Maria Formosa
space-49 = Piazza San Marco
space-50 = Rialto
space-51 = Santi Giovanni e Paolo
space-52 = Celestia
space-53 = San Lorenzo
space-54 = Arsenale Vecchio
space-55 = San Martino
space-56 = San Pietro di Castello
space-57 = Torre di Porta Nuova
space-58 = Ambasciata
# con la preposizione: vale sia per «dove» sia per «verso dove»
word-space = { $space ->
    [1] a { space-1 }
    [2] a { space-2 }
    [3] al { space-3 }
    [4] a { space-4 }
    [5] a { space-5 }
    [6] a { space-6 }
    [7] a { space-7 }
    [8] a { space-8 }
    [9] a { space-9 }
    [10] alla { space-10 }
    [11] ai { space-11 }
    [12] alle { space-12 }
    [13] alla { space-13 }
    [14] a { space-14 }
    [15] agli { space-15 }
    [16] a { space-16 }
    [17] ai { space-17 }
    [18] ai { space-18 }
    [19] a { space-19 }
    [20] a { space-20 }
    [21] a { space-21 }
    [22] in { space-22 }
    [23] al { space-23 }
    [24] alla { space-24 }
    [25] a { space-25 }
    [26] a { space-26 }
    [27] a { space-27 }
    [28] ai { space-28 }
    [29] a { space-29 }
    [30] a { space-30 }
    [31] al { space-31 }
    [32] alle { space-32 }
    [33] all’{ space-33 }
    [34] a { space-34 }
    [35] alla Fenice
    [36] a { space-36 }
    [37] al { space-37 }
    [38] alla { space-38 }
    [39] alle { space-39 }
    [40] a { space-40 }
    [41] a { space-41 }
    [42] all’{ space-42 }
    [43] in { space-43 }
    [44] alla { space-44 }
    [45] in { space-45 }
    [46] ai { space-46 }
    [47] alla { space-47 }
    [48] a { space-48 }
    [49] in { space-49 }
    [50] a { space-50 }
    [51] ai { space-51 }
    [52] alla { space-52 }
    [53] a { space-53 }
    [54] all’{ space-54 }
    [55] a { space-55 }
    [56] a { space-56 }
    [57] alla { space-57 }
   *[58] all’{ space-58 }
}
