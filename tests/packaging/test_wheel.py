"""The artifact that people get: the wheel, with whatever versions are the newest today."""

import json
import os
import shutil
import subprocess
import sys
import urllib.request
import zipfile
from collections.abc import Iterator
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.houses import House
from tools import environment
from tools.house import ROOT
from tools.house import environment as surroundings

# One worker builds the wheel, and all these tests are its.
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("wheel")]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from here as anybody would build it, in an environment of its own."""
    to = tmp_path_factory.mktemp("wheel")
    uv("build", "--wheel", "-q", "--out-dir", to, ROOT)
    (built,) = to.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new environment with the wheel and its unlocked dependencies, away from the checkout."""
    venv = tmp_path_factory.mktemp("installed") / "venv"
    uv("venv", "-q", "--python", sys.executable, venv)
    uv("pip", "install", "-q", "--python", venv / "bin" / "python", wheel)
    return venv


@pytest.fixture(scope="module")
def house(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"), program=installed / "bin" / "bluffhaus")
    house.open()
    yield house
    house.close()


def uv(*words: str | Path) -> None:
    """Run uv with the newest versions it finds, away from this checkout and its locks."""
    env = surroundings(environment._index())
    env.pop("VIRTUAL_ENV")
    subprocess.run([environment.uv_program(), *words], check=True, env=env, cwd="/")


class Device:
    """Somebody's device, which speaks plain HTTP and keeps its cookies."""

    def __init__(self, house: House) -> None:
        self.house = house
        cookies = urllib.request.HTTPCookieProcessor(CookieJar())
        self.opener = urllib.request.build_opener(cookies)
        self.ask("/api/house")

    def ask(self, path: str, say: object = None) -> Any:
        """GET, or POST if there is something to say."""
        request = urllib.request.Request(  # noqa: S310 - our own server
            self.house.url + path,
            data=None if say is None else json.dumps(say).encode(),
            headers={"Content-Type": "application/json", "Origin": self.house.url},
        )
        with self.opener.open(request, timeout=10) as answer:
            return json.loads(answer.read())


def test_the_wheel_carries_the_client(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    static = [name for name in names if name.startswith("bluffhaus/server/static/")]
    assert "bluffhaus/server/static/index.html" in static
    assert [name for name in static if name.endswith(".js")]
    assert [name for name in names if name.endswith("luegenkniffel/texts/de.json")]
    assert "bluffhaus/py.typed" in names
    assert not [name for name in names if not name.startswith("bluffhaus")]


def test_the_wheel_needs_nothing_but_itself_to_show_its_page(house: House) -> None:
    with urllib.request.urlopen(house.url, timeout=10) as answer:  # noqa: S310 - our own server
        page = answer.read().decode()
        assert answer.headers["Content-Type"].startswith("text/html")
    assert "Bluffhaus" in page
    assert "/assets/" in page


def test_two_people_sit_down_at_a_table_of_the_installed_house(house: House) -> None:
    anton, bernd = Device(house), Device(house)
    opened = anton.ask("/api/tables", {"game": "luegenkniffel", "name": "Anton"})
    card = bernd.ask(f"/api/codes/{opened['code']}")
    assert card["names"] == ["Anton"]
    act = {"type": "Sit", "name": "Bernd"}
    answer = bernd.ask(f"/api/tables/{card['id']}/acts", {"id": "sit-1", "act": act})
    assert answer["problem"] is None
    seen = anton.ask(f"/api/tables/{opened['id']}")
    assert [chair["name"] for chair in seen["view"]["chairs"]] == ["Anton", "Bernd"]


def test_a_source_distribution_builds_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    uv("build", "--sdist", "-q", "--out-dir", tmp_path, ROOT)
    (source,) = tmp_path.glob("*.tar.gz")
    shutil.unpack_archive(source, tmp_path, filter="data")
    uv("build", "--wheel", "-q", "--out-dir", tmp_path, tmp_path / source.name[: -len(".tar.gz")])
    (again,) = tmp_path.glob("*.whl")
    assert sorted(zipfile.ZipFile(again).namelist()) == sorted(zipfile.ZipFile(wheel).namelist())


def test_the_command_tells_what_it_can(installed: Path) -> None:
    program = installed / "bin" / "bluffhaus"
    env = {"PATH": os.defpath}
    told = subprocess.run([program, "--help"], capture_output=True, text=True, check=True, env=env)
    assert "serve" in told.stdout
    assert "verify" in told.stdout
