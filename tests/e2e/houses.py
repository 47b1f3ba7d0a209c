"""A real house for the browser tests: the server as a person would start it, in its own process."""

import signal
import socket
import subprocess
import sys
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path

INSTALLED = Path(sys.executable).with_name("bluffhaus")  # as `./dev` has installed it
PATIENCE = 60.0  # seconds for the house to open its door, on a machine that is busy


@dataclass
class House:
    """A running server, on a port and with a folder of its own; it can be killed and reopened."""

    folder: Path
    port: int = 0
    program: Path = INSTALLED
    more: tuple[str, ...] = ()
    """What else to say to `bluffhaus serve`, such as how quickly bots think."""
    _process: subprocess.Popen[bytes] | None = field(default=None, repr=False)

    @property
    def url(self) -> str:
        """Where browsers find it."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> Path:
        """What the server has printed."""
        return self.folder / "server.log"

    def open(self) -> None:
        """Start the server, on the same port as before if there was one, and wait for its door."""
        self.port = self.port or _free_port()
        command = [str(self.program), "serve"]
        options = ["--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.folder)]
        options += self.more
        with self.log.open("ab") as log:
            self._process = subprocess.Popen([*command, *options], stdout=log, stderr=log)
        try:
            self._wait()
        except BaseException:
            self.kill()
            raise

    def kill(self) -> None:
        """Take the power away: nothing is closed, nothing is said, nothing is saved."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        """Close the house as its host would; that is nothing to complain about."""
        self._end(signal.SIGINT)
        assert "Traceback" not in self.log.read_text("utf-8"), self.log.read_text("utf-8")

    def _end(self, how: signal.Signals) -> None:
        if self._process and self._process.poll() is None:
            self._process.send_signal(how)
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
                raise
        self._process = None

    def _wait(self) -> None:
        assert self._process
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self._process.poll() is None:
            try:
                urllib.request.urlopen(f"{self.url}/api/house", timeout=5).close()  # noqa: S310 - ours
                return
            except OSError:  # nobody listens yet, or nobody answers yet
                time.sleep(0.02)
        raise AssertionError(f"the house did not open:\n{self.log.read_text()[-3000:]}")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
