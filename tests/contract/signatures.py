"""The names inside a game's files: one name, one order of parameters and one shape for each recurring function.

`docs/adding-a-game.md` and decision 21 print the table; a test compares. What a game does not need it leaves out.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from serenissima.core import state as core

SHAPES = {
    "new(seats, options) -> State": "`__init__`: the table before the first move",
    "Rules(seats, options)": "`state/rules`: the options as the state needs them; it keeps `seats` and `options`",
    "rules_for(seats, options) -> Rules": "`state/rules`: the same object for equal arguments; everybody asks this one",
    "Position(rules, source=None)": "`state/position`: the start, or a copy of `source`; `State` alike",
    "codes(position) -> list[int]": "a phase: what may be done; `<what>_codes` for another phase in the same file",
    "odds(position) -> list[int]": "a phase of Fortuna: the weights of `codes`; `<what>_odds` likewise",
    "pick(position, ticket) -> int": "a phase that knows a quicker way to a random code than listing all",
    "<move>(position, ...) -> None": "a phase: plays a move, under the name of the move or of its range of codes",
    "begin_turn(position), end_turn(position)": "`state/turns`: how turns follow each other",
    "end(position, ...) -> None": "`state/ending`: the match is over (or one game of it)",
    "outcome(position) -> Outcome": "`state/ending`: who has won, asked when it is over",
    "codes_of(first, mask) -> list[int]": "`codes`: first + n for every bit n of a mask",
    "_tell(position, rule, event, to, reveals)": "`telling`: the only place that appends to `told`",
    "<event>(position, ...) -> None": "`telling`: tells this event, under its name, and what belongs to it",
    "view(state, seat) -> View": "`showing`: what a seat or ONLOOKER sees; `_table(options)` is the table's part of it",
    "imagine(view, random) -> State": "`imagine`: a state whose view this is",
    "refuse(state, seat, code) -> Refusal": "`refuse`: why this seat cannot play this code now",
    "build(seats, options, setup) -> State": "`setup`: the state of a position that was written down",
    "describe(state) -> Setup": "`setup`: the position of a state",
    "check(state) or check(state, setup)": "`setup/checks`: ValueError if the position cannot be",
    "set_up(...) -> State": "`setup/by_hand`: the quick way to a position; its parameters are the game's own",
    "_number(seat), _seat(number)": "None becomes NONE, and back: `NONE` is no seat, no card, no anything",
}
"""What recurs in games, and where it is found."""
EXACT = {
    "__init__": {"new": "(seats: int, options: Options) -> State"},
    "state/rules": {"rules_for": "(seats: int, options: Options) -> Rules"},
    "state/ending": {"outcome": "(position: Position) -> Outcome"},
    "state/turns": {
        "begin_turn": "(position: Position) -> None",
        "end_turn": "(position: Position) -> None",
    },
    "showing": {"view": "(state: State, seat: int) -> View"},
    "imagine": {"imagine": "(view: View, random: Random) -> State"},
    "refuse": {"refuse": "(state: State, seat: int, code: int) -> Refusal"},
    "setup": {
        "build": "(seats: int, options: Options, setup: Setup) -> State",
        "describe": "(state: State) -> Setup",
    },
}
"""These functions are there if the role is, with exactly these parameters."""
MADE = {
    "Rules": "(self, seats: int, options: Options) -> None",
    "Position": "(self, rules: Rules, source: Position | None) -> None",
}
"""How the classes of a folder `state` are made."""
TELL = ("rule: str", "event: events.Event", "to: int", "reveals: bool", "fades: bool")
"""The parameters of `_tell` after the position. A game that needs fewer leaves out the last ones."""
CALLED = {"Position": "position", "State": "state", "Rules": "rules"}
"""What a parameter of such a type is called, unless it is the `source` of a copy."""
PROTOCOL = Path(core.__file__).with_name("state.py")
SNAKE = re.compile(r"(?<!^)(?=[A-Z])")

Function = ast.FunctionDef


def problems(folder: Path, only_here: set[str]) -> list[str]:
    """What is wrong with the names inside the files of a game; those of `only_here` name things as they like."""
    found = [*_exact(folder), *_parameters(folder), *_telling(folder), *_order(folder)]
    if (folder / "state").is_dir():
        found += chain(_made(folder), _phases(folder, only_here), _codes(folder))
    return [*found, *_play(folder)]


def table() -> str:
    """The rows of a table, as documents print them."""
    return "".join(f"| `{shape}` | {role} |\n" for shape, role in SHAPES.items())


def _files(folder: Path, role: str) -> list[Path]:
    """The file of a role, or all files of its folder."""
    return [folder / f"{role}.py"] if (folder / f"{role}.py").is_file() else sorted((folder / role).glob("*.py"))


def _body(file: Path) -> list[ast.stmt]:
    return ast.parse(file.read_text("utf-8")).body


def _functions(*files: Path) -> Iterator[Function]:
    return (node for file in files if file.is_file() for node in _body(file) if isinstance(node, Function))


def _classes(*files: Path) -> dict[str, ast.ClassDef]:
    found = (node for file in files if file.is_file() for node in _body(file) if isinstance(node, ast.ClassDef))
    return {node.name: node for node in found}


def _methods(kind: ast.ClassDef | None) -> dict[str, Function]:
    return {node.name: node for node in (kind.body if kind else ()) if isinstance(node, Function)}


def _shape(function: Function) -> str:
    """Parameters with their types, and what is returned, without defaults."""
    returned = ast.unparse(function.returns) if function.returns else "nothing"
    return f"({', '.join(_given(function))}) -> {returned}"


def _given(function: Function) -> list[str]:
    every = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
    return [ast.unparse(each) for each in every]


def snake(name: str) -> str:
    """`TurnUp` as `turn_up`."""
    return SNAKE.sub("_", name).lower()


def _exact(folder: Path) -> Iterator[str]:
    for role, wanted in EXACT.items():
        files = _files(folder, role)
        there = {function.name: _shape(function) for function in _functions(*files)}
        for name, shape in wanted.items() if any(file.read_text("utf-8").strip() for file in files) else ():
            if there.get(name) != shape:
                yield f"{role}: {name}{shape} is {there.get(name, 'not there')}"
    for function in _functions(*_files(folder, "codes")):
        if function.name == "codes_of" and _shape(function) != "(first: i64, mask: i64) -> list[int]":
            yield f"codes: codes_of(first: i64, mask: i64) -> list[int] is {_shape(function)}"
    by_hand = folder / "setup" / "by_hand.py"
    if by_hand.is_file() and "set_up" not in {each.name for each in _functions(by_hand)}:
        yield "setup/by_hand: there is no set_up"
    for function in _functions(*(each for each in folder.rglob("*.py") if each.stem == "ending")):
        if function.name == "end" and not _shape(function).startswith("(position: Position"):
            yield f"state/ending: end{_shape(function)} does not take the position first"


def _made(folder: Path) -> Iterator[str]:
    classes = _classes(folder / "state" / "rules.py", folder / "state" / "position.py")
    for name, shape in MADE.items():
        made = _methods(classes.get(name)).get("__init__")
        if made is None or _shape(made) != shape:
            yield f"{name} is made by {_shape(made) if made else 'nothing'}, not {shape}"
    for name in ("seats", "options"):
        if f"self.{name}" not in (ast.unparse(classes["Rules"]) if "Rules" in classes else ""):
            yield f"Rules does not keep {name}"


def _parameters(folder: Path) -> Iterator[str]:
    """A position is called position, and comes first; a second one may have another name."""
    for file in sorted(folder.rglob("*.py")):
        for function in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(function, Function):
                continue
            where = f"{file.relative_to(folder)}: {function.name}"
            given = [each.partition(": ")[::2] for each in _given(function) if each != "self"]
            kinds = [kind for name, kind in given if name != "source"]
            for place, (name, kind) in enumerate(given):
                if kind not in CALLED or kinds.index(kind) < place or name == "source":
                    continue
                if name != CALLED[kind]:
                    yield f"{where}: {name}: {kind} is called {CALLED[kind]}"
                elif kind != "Rules" and place:
                    yield f"{where}: {name} comes first"


def _telling(folder: Path) -> Iterator[str]:
    names = {snake(name): name for name in _classes(*_files(folder, "events"))}
    for function in _functions(folder / "telling.py"):
        first, *rest = [*_given(function), ""]
        if first not in ("position: Position", "state: State") and not function.name.startswith("_"):
            yield f"telling: {function.name} does not take the position first"
        if function.name == "_tell" and tuple(rest[:-1]) != TELL[: len(rest) - 1]:
            yield f"telling: _tell takes {', '.join(rest[:-1])} after the position, not {', '.join(TELL)}"
        elif not function.name.startswith("_"):
            event = names.get(function.name)
            if event is None or f"events.{event}" not in ast.unparse(function):
                yield f"telling: {function.name} is not the name of an event that it tells"


def _phases(folder: Path, only_here: set[str]) -> Iterator[str]:
    """What lists codes has that name and shape; and a file of the folder is a phase, or is listed as something else."""
    roles = {"__init__", "position", "rules", "state"}
    for file in sorted((folder / "state").glob("*.py")):
        if file.stem in roles or f"state/{file.stem}" in only_here:
            continue
        public = [each for each in _functions(file) if not each.name.startswith("_")]
        if not any(_given(each)[:1] == ["position: Position"] for each in public):
            yield f'state/{file.stem}: is no phase and does not stand under "Only here:"'
        for each in public:
            lists = re.fullmatch(r"(\w+_)?(codes|odds)", each.name) is not None
            if lists != (_shape(each) == "(position: Position) -> list[int]"):
                wanted = "is not (position: Position) -> list[int]" if lists else "is called codes or <what>_codes"
                yield f"state/{file.stem}: {each.name}{_shape(each)} {wanted}"
            if each.name == "pick" and _shape(each) != "(position: Position, ticket: float) -> int":
                yield f"state/{file.stem}: pick{_shape(each)} picks no code"


def _codes(folder: Path) -> Iterator[str]:
    """`State.codes` only says which phase lists them."""
    method = _methods(_classes(folder / "state" / "state.py").get("State")).get("codes")
    for node in ast.walk(method) if method else ():
        if isinstance(node, ast.Return):
            chosen = [node.value.body, node.value.orelse] if isinstance(node.value, ast.IfExp) else [node.value]
            for each in chosen:
                if not re.fullmatch(r"\[\]|\w+\.(\w+_)?codes\(self\)", ast.unparse(each) if each else ""):
                    yield f"State.codes returns {ast.unparse(node)}"


def _play(folder: Path) -> Iterator[str]:
    """`State.play` sends every code to a function with the name of the move, or of its range of codes."""
    moves = {snake(name) for name in _classes(*_files(folder, "moves"))}
    ranges = {
        node.target.id.lower()
        for file in _files(folder, "codes")
        for node in _body(file)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }
    whole = (folder / "state").is_dir()
    state = _classes(folder / "state" / "state.py" if whole else folder / "state.py").get("State")
    method = _methods(state).get("play")
    for node in ast.walk(method) if method else ():
        if isinstance(node, ast.Call) and "self" in map(ast.unparse, [*node.args[:1], *_owner(node)]):
            called = ast.unparse(node.func)
            name = called.rpartition(".")[2].strip("_")
            if "." not in called or name not in moves | ranges:
                yield f"State.play: {called} has the name of no move and of no range of codes"


def _owner(call: ast.Call) -> list[ast.expr]:
    return [call.func.value] if isinstance(call.func, ast.Attribute) else []


def _order(folder: Path) -> Iterator[str]:
    """The methods of `State` stand in the order of the protocol."""
    protocol = list(_methods(_classes(PROTOCOL)["State"]))
    files = [folder / "state" / "state.py", folder / "state.py"]
    there = [name for name in _methods(_classes(*files).get("State")) if name in protocol]
    if there != sorted(there, key=protocol.index):
        yield f"State has {', '.join(there)}: another order than the protocol"
