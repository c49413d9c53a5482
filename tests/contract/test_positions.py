"""Every game can begin from any of its positions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.contract.cases import Case
from tests.contract.positions import POSITION_CHECKS
from tests.contract.test_contract import CASES


@pytest.mark.parametrize("check", POSITION_CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", CASES)
def test_positions_are_kept(case: Case, check: Callable[[Case], None]) -> None:
    """A written position reads back unchanged, a match can begin from it, and impossible ones are refused."""
    check(case)
