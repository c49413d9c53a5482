"""The board: 58 spaces, 66 land and 33 water routes (IV-101, IV-110 to IV-117). Data only."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

Ground = Literal["white", "start", "numbered", "embassy"]


class Space(NamedTuple):
    """A space: its place name, where it is drawn (1000 x 700, y downwards), what it is, whose start, which number."""

    name: str
    x: int
    y: int
    ground: Ground
    colour: str = ""
    mark: int = 0


SPACES: Final[dict[int, Space]] = {
    1: Space("Murano", 600, 92, "white"),
    2: Space("Sant'Alvise", 346, 152, "start", "red"),
    3: Space("Ghetto", 296, 169, "white"),
    4: Space("San Girolamo", 180, 167, "white"),
    5: Space("San Giobbe", 185, 201, "start", "yellow"),
    6: Space("San Geremia", 241, 201, "white"),
    7: Space("San Marcuola", 290, 204, "white"),
    8: Space("San Stae", 311, 227, "white"),
    9: Space("San Felice", 383, 205, "white"),
    10: Space("Sacca della Misericordia", 429, 174, "numbered", mark=2),
    11: Space("Santi Apostoli", 459, 228, "white"),
    12: Space("Fondamente Nove", 540, 225, "start", "yellow"),
    13: Space("Ca' d'Oro", 392, 244, "start", "blue"),
    14: Space("San Giacomo dall'Orio", 255, 261, "start", "green"),
    15: Space("Scalzi", 164, 241, "numbered", mark=3),
    16: Space("Santa Chiara", 49, 261, "white"),
    17: Space("Tolentini", 109, 276, "white"),
    18: Space("Frari", 161, 294, "white"),
    19: Space("Santa Maria Maggiore", 36, 317, "white"),
    20: Space("Santa Marta", 82, 350, "start", "blue"),
    21: Space("San Pantalon", 131, 322, "start", "yellow"),
    22: Space("Campo Santa Margherita", 145, 381, "white"),
    23: Space("Golden Horn (San Nicolò)", 86, 397, "numbered", mark=4),
    24: Space("Sacca San Biagio", 68, 515, "start", "green"),
    25: Space("Sant'Eufemia", 147, 591, "white"),
    26: Space("San Basilio", 173, 473, "white"),
    27: Space("San Barnaba", 182, 412, "start", "red"),
    28: Space("Giudecca Gardens", 166, 663, "numbered", mark=8),
    29: Space("San Tomà", 192, 342, "white"),
    30: Space("Santo Stefano", 243, 363, "white"),
    31: Space("Redentore", 249, 637, "start", "red"),
    32: Space("Zattere", 270, 499, "white"),
    33: Space("Accademia", 243, 432, "white"),
    34: Space("Santa Maria del Giglio", 291, 424, "numbered", mark=7),
    35: Space("La Fenice", 325, 361, "start", "green"),
    36: Space("San Silvestro", 362, 301, "white"),
    37: Space("Rialto Market", 359, 264, "white"),
    38: Space("Dogana", 353, 467, "start", "blue"),
    39: Space("Zitelle", 428, 629, "white"),
    40: Space("San Giorgio Maggiore", 595, 568, "numbered", mark=5),
    41: Space("Sant'Elena", 944, 558, "start", "blue"),
    42: Space("San Marco Landing", 424, 443, "white"),
    43: Space("Riva degli Schiavoni", 555, 435, "white"),
    44: Space("Ca' di Dio", 654, 439, "start", "yellow"),
    45: Space("Via Garibaldi", 829, 470, "white"),
    46: Space("Giardini", 884, 492, "numbered", mark=6),
    47: Space("Arsenal Gate", 778, 436, "white"),
    48: Space("Santa Maria Formosa", 558, 368, "white"),
    49: Space("Piazza San Marco", 461, 358, "white"),
    50: Space("Rialto", 434, 310, "white"),
    51: Space("Santi Giovanni e Paolo", 538, 294, "white"),
    52: Space("Celestia", 717, 309, "start", "red"),
    53: Space("San Lorenzo", 647, 349, "white"),
    54: Space("Old Arsenal", 856, 356, "numbered", mark=1),
    55: Space("San Martino", 844, 430, "start", "green"),
    56: Space("San Pietro di Castello", 963, 434, "white"),
    57: Space("Porta Nuova Tower", 942, 379, "white"),
    58: Space("Embassy (Campo San Polo)", 316, 279, "embassy"),
}
"""Every space by its id: v1 to v58."""

LAND_ROUTES: Final[tuple[tuple[int, int], ...]] = (
    (2, 3), (2, 10), (3, 5), (3, 7), (4, 5), (5, 6), (6, 7), (6, 15), (8, 14), (8, 37), (9, 10), (9, 13),
    (11, 12), (11, 13), (11, 50), (12, 51), (14, 15), (15, 16), (15, 18), (16, 17), (16, 19), (17, 18),
    (17, 21), (18, 29), (19, 20), (20, 23), (21, 22), (22, 23), (22, 27), (22, 29), (23, 26), (24, 25),
    (25, 28), (26, 27), (26, 32), (27, 33), (28, 31), (29, 58), (30, 33), (30, 34), (30, 35), (31, 39),
    (32, 38), (33, 38), (34, 42), (35, 49), (36, 37), (36, 58), (37, 50), (41, 46), (42, 49), (43, 49),
    (44, 47), (44, 53), (45, 46), (45, 55), (46, 56), (47, 55), (48, 49), (48, 51), (48, 53), (49, 50),
    (50, 51), (52, 53), (55, 56), (55, 57),
)  # fmt: skip
"""Land routes, drawn red (IV-101)."""
WATER_ROUTES: Final[tuple[tuple[int, int], ...]] = (
    (1, 2), (1, 12), (2, 4), (4, 5), (4, 17), (7, 8), (7, 15), (8, 13), (12, 54), (13, 50), (15, 17),
    (16, 17), (16, 24), (23, 24), (23, 26), (25, 26), (25, 31), (29, 34), (29, 50), (31, 39), (34, 38),
    (38, 42), (39, 40), (39, 41), (40, 42), (41, 43), (41, 45), (42, 43), (43, 44), (45, 47), (47, 52),
    (52, 54), (54, 57),
)  # fmt: skip
"""Water routes, drawn blue and dotted (IV-101)."""

EMBASSY: Final = 58
"""Where the Ambassador starts (IV-112)."""
MARKED: Final = {space.mark: at for at, space in SPACES.items() if space.mark}
"""The space of each printed number from 1 to 8 (IV-112)."""
