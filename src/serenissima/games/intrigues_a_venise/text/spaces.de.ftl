# Die Felder des Spielbretts. Sätze sagen „auf das Feld …“ und „auf dem Feld …“, so bleiben die Namen ungebeugt.
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
space-23 = Goldenes Horn
space-24 = Sacca San Biagio
space-25 = Sant’Eufemia
space-26 = San Basilio
space-27 = San Barnaba
space-28 = Giudecca-Gärten
space-29 = San Tomà
space-30 = Santo Stefano
space-31 = Redentore
space-32 = Zattere
space-33 = Accademia
space-34 = Santa Maria del Giglio
space-35 = La Fenice
space-36 = San Silvestro
space-37 = Rialtomarkt
space-38 = Dogana
space-39 = Zitelle
space-40 = San Giorgio Maggiore
space-41 = Sant’Elena
space-42 = Anleger San Marco
space-43 = Riva degli Schiavoni
space-44 = Ca’ di Dio
space-45 = Via Garibaldi
space-46 = Giardini
space-47 = Arsenaltor
space-48 = Santa Maria Formosa
space-49 = Piazza San Marco
space-50 = Rialto
space-51 = Santi Giovanni e Paolo
space-52 = Celestia
space-53 = San Lorenzo
space-54 = Altes Arsenal
space-55 = San Martino
space-56 = San Pietro di Castello
space-57 = Turm der Porta Nuova
space-58 = Botschaft
word-space = { $space ->
    [1] { space-1 }
    [2] { space-2 }
    [3] { space-3 }
    [4] { space-4 }
    [5] { space-5 }
    [6] { space-6 }
    [7] { space-7 }
    [8] { space-8 }
    [9] { space-9 }
    [10] { space-10 }
    [11] { space-11 }
    [12] { space-12 }
    [13] { space-13 }
    [14] { space-14 }
    [15] { space-15 }
    [16] { space-16 }
    [17] { space-17 }
    [18] { space-18 }
    [19] { space-19 }
    [20] { space-20 }
    [21] { space-21 }
    [22] { space-22 }
    [23] { space-23 }
    [24] { space-24 }
    [25] { space-25 }
    [26] { space-26 }
    [27] { space-27 }
    [28] { space-28 }
    [29] { space-29 }
    [30] { space-30 }
    [31] { space-31 }
    [32] { space-32 }
    [33] { space-33 }
    [34] { space-34 }
    [35] { space-35 }
    [36] { space-36 }
    [37] { space-37 }
    [38] { space-38 }
    [39] { space-39 }
    [40] { space-40 }
    [41] { space-41 }
    [42] { space-42 }
    [43] { space-43 }
    [44] { space-44 }
    [45] { space-45 }
    [46] { space-46 }
    [47] { space-47 }
    [48] { space-48 }
    [49] { space-49 }
    [50] { space-50 }
    [51] { space-51 }
    [52] { space-52 }
    [53] { space-53 }
    [54] { space-54 }
    [55] { space-55 }
    [56] { space-56 }
    [57] { space-57 }
   *[58] { space-58 }
}
