"""The one list of names in a game's folder, and what it is checked by (decision 21).

`docs/adding-a-game.md` prints the tables; a test compares. What is inside the files: `signatures`.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROLES = {
    "__init__": "`GAME`: the parts of the game, named once",
    "box": "what is in the box: tables, counts, boards; data only",
    "options": "what a table may choose",
    "moves": "one frozen struct for each kind of decision",
    "codes": "the numbers of the moves, in named ranges",
    "alphabet": "number, move and text of every move, and whole lines of them",
    "events": "one struct for each fact the table can be told",
    "telling": "builds the events of a move, with their rules and who hears them",
    "state": "the hot files: what lies on the table, what may be done and what that does",
    "view": "the structs of what one seat sees",
    "showing": "builds a view from nothing: `view(state, seat)`",
    "imagine": "a full state that fits everything a seat knows",
    "refuse": "why a move is not allowed",
    "setup": "positions made by hand: for records, tests, lessons, puzzles and documents",
    "extras": "what not every game has, named once: study, workshop, solver, terminal board, invariants",
    "terminal": "the table drawn with characters",
}
"""What a file or folder of this name is for, in every game."""
OPTIONAL = {"setup", "extras", "terminal"}
"""Roles that a game may do without."""
STATE_ROLES = {
    "state/__init__": "exports `State`, and nothing else",
    "state/position": "what lies on the table and whose decision it is: the data, its copy, and questions about it",
    "state/rules": "the options of a table as the state needs them: native integers, read once",
    "state/state": "`State`: the protocol of `core.state`; sends every code to its phase",
    "state/turns": "how turns begin and end, where that is more than the next seat",
    "state/ending": "how a match ends, and its outcome",
    "state/<phase>": "what may be done in one phase of a turn and what that does, as functions on the position",
}
"""The same inside a folder `state`."""
SETUP_ROLES = {
    "setup/__init__": "exports `Setup`, `build`, `describe` and what makes positions by hand",
    "setup/written": "`Setup`: the structs a position is written down in",
    "setup/building": "`build`: the state of a position that was written down",
    "setup/describing": "`describe`: the position of a state",
    "setup/checks": "whether a position that was written down can be",
    "setup/by_hand": "the quick way to a position, for tests and documents",
}
"""The same inside a folder `setup`; only `written` and `building` must be there."""
WRONG = {
    "common": "a name that says what it is",
    "helpers": "a name that says what it is",
    "ending": "state/ending",
    "laying": "setup",
    "manager": "a name that says what it is",
    "misc": "a name that says what it is",
    "numbering": "codes",
    "phrases": "alphabet",
    "position": "state/position or setup",
    "rules": "state/rules",
    "seeing": "showing",
    "setting": "setup",
    "sight": "view or showing",
    "table": "options",
    "turns": "state/turns",
    "utils": "a name that says what it is",
}
"""Names that once meant different things in different games, or mean nothing, and what to use instead."""
MOST_LINES = 400
ONLY_HERE = re.compile(r"^Only here:\n+((?:- `[\w/]+`: .+\n(?:  .+\n)*)+)", re.MULTILINE)
NAME = re.compile(r"^- `([\w/]+)`:", re.MULTILINE)
PROTOCOL = "serenissima.core.state"


def table(roles: dict[str, str]) -> str:
    """The rows of a table, as documents print them."""
    return "".join(f"| `{name}` | {role} |\n" for name, role in roles.items())


def names(folder: Path) -> set[str]:
    """The modules and packages in a folder."""
    modules = {file.stem for file in folder.glob("*.py")}
    return modules | {part.name for part in folder.iterdir() if (part / "__init__.py").is_file()}


def only_here(folder: Path) -> set[str]:
    """What the `__init__` docstring lists under "Only here:"; `state/pieces` is a file in `state`."""
    written = ast.get_docstring(_tree(folder / "__init__.py")) or ""
    listed = ONLY_HERE.search(written + "\n")
    return set(NAME.findall(listed[1])) if listed else set()


def problems(folder: Path) -> list[str]:
    """What is wrong with the names in a game's folder."""
    there, extra = names(folder), only_here(folder)
    found = [f"{name}: call it {WRONG[name]}" for name in sorted(there & WRONG.keys())]
    found += [f"{name}: every game has it" for name in sorted(ROLES.keys() - OPTIONAL - there)]
    unlisted = there - ROLES.keys() - WRONG.keys() - extra
    found += [f'{name}: is no role and does not stand under "Only here:"' for name in sorted(unlisted)]
    found += [f'{name}: stands under "Only here:" and is a role' for name in sorted(extra & ROLES.keys())]
    missing = [name for name in sorted(extra) if not _is_there(folder, name)]
    found += [f'{name}: stands under "Only here:" and is not there' for name in missing]
    if (folder / "state").is_dir():
        found += _state_problems(folder / "state")
    if (folder / "setup").is_dir():
        needed = {"written", "building"} - names(folder / "setup")
        found += [f"setup/{name}: is not there" for name in sorted(needed)]
    return found + chain(folder)


def _is_there(folder: Path, name: str) -> bool:
    return (folder / f"{name}.py").is_file() or (folder / name).is_dir()


def _state_problems(folder: Path) -> list[str]:
    wanted = {name.partition("/")[2] for name in STATE_ROLES if "<" not in name and name != "state/turns"}
    missing = [f"state/{name}: is not there" for name in sorted(wanted - names(folder))]
    imported = [
        alias.asname or alias.name
        for node in _tree(folder / "__init__.py").body
        if isinstance(node, ast.ImportFrom) and node.module != "__future__"
        for alias in node.names
    ]
    if imported != ["State"]:
        missing.append(f"state/__init__: exports {', '.join(imported) or 'nothing'}, not State alone")
    return missing


def chain(folder: Path) -> list[str]:
    """Classes derived from the core's State in any other way than core State <- Position <- State."""
    bases: dict[str, set[str]] = {}
    for file in sorted(folder.rglob("*.py")):
        tree = _tree(file)
        core = {
            alias.asname or alias.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and node.module == PROTOCOL
            for alias in node.names
            if alias.name == "State"
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                own = {base.id for base in node.bases if isinstance(base, ast.Name)}
                bases.setdefault(node.name, set()).update(PROTOCOL if name in core else name for name in own)
    made: dict[str, str] = {}
    waiting = [PROTOCOL]
    while waiting:
        parent = waiting.pop()
        for name, above in bases.items():
            if parent in above and name not in made:
                made[name] = parent
                waiting.append(name)
    allowed = {("Position", PROTOCOL), ("State", "Position"), ("State", PROTOCOL)}
    return [f"class {name} is made from {parent}" for name, parent in made.items() if (name, parent) not in allowed]


def long_files(folder: Path) -> list[str]:
    """Files with too many lines."""
    counted = ((file, len(file.read_text("utf-8").splitlines())) for file in sorted(folder.rglob("*.py")))
    return [f"{file.relative_to(folder)}: {lines} lines" for file, lines in counted if lines > MOST_LINES]


def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))
