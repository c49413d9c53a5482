"""`python -m serenissima` is the command `serenissima`."""

import sys

from serenissima.cli import main

sys.exit(main())
