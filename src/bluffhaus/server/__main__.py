"""`python -m bluffhaus.server` is the command `bluffhaus`."""

import sys

from bluffhaus.server.cli import main

sys.exit(main())
