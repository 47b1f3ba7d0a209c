"""A real house for each test: its own process, its own journal, a port of this machine."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class HouseProcess:
    """`bluffhaus serve`, as somebody would start it."""

    def __init__(self, data: Path, *options: str) -> None:
        self.data, self.options = data, options
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = data.parent / f"{data.name}.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "bluffhaus.server", "serve", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--data", str(self.data), "--quiet", *self.options]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=os.environ)
        self._wait()

    def _wait(self) -> None:
        until = time.monotonic() + 20
        while time.monotonic() < until:
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.02)
        raise AssertionError(f"the house did not open: {self.log.read_text()}")

    def kill(self) -> None:
        """As if the power failed."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()

    def stop(self) -> int:
        """As somebody would stop it."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(timeout=15)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[HouseProcess]:
    """An open house with wide limits and quick bots."""
    process = HouseProcess(tmp_path / "data", "--limits", "1000", "--think", "0")
    process.start()
    yield process
    process.kill()
