"""`kernel` and `games` stay within what mypyc compiles, and a compiled build plays exactly the same games."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

BUILD = """
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup

rooms = [Path("spiralhill/kernel"), Path("spiralhill/games")]
files = sorted(str(path) for room in rooms for path in room.rglob("*.py"))
extensions = mypycify(files, opt_level="0", debug_level="0")
# mypyc indents every function a little more than the one before: most of 200 MB are blanks, which take long to read.
for source in (Path(name) for extension in extensions for name in extension.sources):
    source.write_text("\\n".join(line.lstrip() for line in source.read_text().splitlines()))
setup(name="compiled", packages=[], ext_modules=extensions)
"""

CONFIG = """
[mypy]
strict = True
[mypy-fluent.*]
ignore_missing_imports = True
follow_imports = skip
"""

PLAY = """
import hashlib
from random import Random
import spiralhill
import spiralhill.kernel.agenda
from spiralhill.bots import bot_named
from spiralhill.games.tcg.limited import sealed, suggested
print(spiralhill.kernel.agenda.__file__)
heroes = ["will", "isis", "deon", "aisling", "tester"]
greedy = bot_named("greedy", 1)
characters = ["jack", "santa", "mayor", "finkelstein", "oogie", "sally"]
for seed in range(30):
    rng = Random(seed)
    if seed % 3 == 2:
        decks = [suggested(sealed(rng.getrandbits(32)), "Pool") for _ in range(2 + seed % 5)]
        game = spiralhill.new("tcg", decks, seed)
    elif seed % 3:
        game = spiralhill.new("holidays", rng.sample(characters, 2 + seed % 5), seed)
    else:
        game = spiralhill.new("duel", [rng.choice(heroes) for _ in range(2 + seed % 3)], seed, turn_cap=100)
    while game.asked:
        seat, options = next(iter(game.asked.items()))
        spiralhill.load(game.save()).clone().imagine(seat, seed).view(seat)
        # In some games the bots' own code chooses, which is compiled too.
        pick = greedy.choose(game.view(seat), options) if seed > 26 else rng.choice(options)
        game.answer(seat, pick)
    print(hashlib.sha256(repr((game.save(), game.log)).encode()).hexdigest())
"""


def games_played(folder: Path) -> list[str]:
    """Play with the package in a folder: where its kernel was loaded from, then a print of each game."""
    run = subprocess.run([sys.executable, "-c", PLAY], cwd=folder, capture_output=True, text=True, check=True)
    return run.stdout.splitlines()


HAS_COMPILER = shutil.which("cc") is not None and Path(sysconfig.get_paths()["include"], "Python.h").exists()


@pytest.mark.slow
@pytest.mark.skipif(not HAS_COMPILER, reason="a compiled build needs a C compiler and Python's headers")
def test_a_compiled_build_plays_the_same_games(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "spiralhill", tmp_path / "spiralhill", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "setup.py").write_text(BUILD)
    (tmp_path / "mypy.ini").write_text(CONFIG)
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    quick = os.environ | {"CFLAGS": "-w"}
    build = subprocess.run(command, cwd=tmp_path, env=quick, capture_output=True, text=True)
    assert build.returncode == 0, build.stdout + build.stderr
    compiled, interpreted = games_played(tmp_path), games_played(ROOT)
    assert compiled[0].endswith(".so")
    assert interpreted[0].endswith(".py")
    assert compiled[1:] == interpreted[1:]
    assert len(set(compiled[1:])) == 30
