"""The house keeps its promises: pins without addresses, scripts that any Python can read."""

import ast
import os
import re
import tomllib
from pathlib import Path

import pytest

from tools import environment

ROOT = environment.ROOT
PINNED = sorted((ROOT / "requirements").glob("*.txt"))
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])


@pytest.mark.parametrize("file", PINNED, ids=lambda file: file.name)
def test_every_requirement_is_pinned_with_hashes_and_no_address(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    lines = [line for line in text.replace("\\\n", "").splitlines() if line.strip() and line.strip()[0] != "#"]
    assert lines
    for line in lines:
        assert re.match(r"[\w.-]+==[\w.]+ .*--hash=sha256:[0-9a-f]{64}", line), line
    assert not re.search(r"://|index-url|find-links|trusted-host", text)


def test_what_the_package_needs_is_what_is_pinned_for_playing() -> None:
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    asked = (ROOT / "requirements" / "run.in").read_text(encoding="utf-8").splitlines()
    assert sorted(needed) == sorted(line for line in asked if not line.startswith("#"))


@pytest.mark.parametrize("script", ["play", "test", ".ci/run"])
def test_the_scripts_can_be_started(script: str) -> None:
    assert os.access(ROOT / script, os.X_OK)


@pytest.mark.parametrize("script", ["play", "test", "tools/environment.py"])
def test_an_old_python_can_read_the_scripts_far_enough_to_be_refused(script: str) -> None:
    ast.parse((ROOT / script).read_text(encoding="utf-8"), feature_version=(3, 6))


def test_an_old_python_is_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "OLDEST", (99, 0))
    with pytest.raises(environment.NotReady, match=r"^Spiral Hill needs Python 99\.0 or newer; .*\.$"):
        environment.refuse_unfit_python()


def test_an_environment_counts_only_when_it_is_stamped_and_whole(tmp_path: Path) -> None:
    python = environment.python_of(tmp_path)
    python.parent.mkdir()
    python.touch()
    assert environment.stamp_of(tmp_path) is None
    (tmp_path / "stamp").write_text("made", encoding="utf-8")
    assert environment.stamp_of(tmp_path) == "made"
    python.unlink()
    assert environment.stamp_of(tmp_path) is None


def test_the_stamp_changes_with_the_pins(tmp_path: Path) -> None:
    pins = tmp_path / "run.txt"
    pins.write_text("rich==15.0.0", encoding="utf-8")
    before = environment.fingerprint(pins)
    pins.write_text("rich==15.0.1", encoding="utf-8")
    assert environment.fingerprint(pins) != before


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!\w+:)([^)#\s]+)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []
    assert links or page.name != "README.md"
