"""Compiles the modules that everything else waits for, with Cython, where there is a C compiler.

`python tools/compile.py`: the result lies in `sparrows/_compiled`, and `sparrows/builds.py` says
when it runs. The sources stay Python that runs as it is; a `.pxd` beside one gives its types.
With `--sanitize` every access to memory is watched: see `tools/sanitized.py`.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from contextlib import chdir
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))  # the package need not be installed yet

from sparrows import builds  # noqa: E402

PACKAGE = ROOT / "sparrows"
COMPILED = PACKAGE / builds.FOLDER
MODULES = (
    "readings/_kernel",
    "readings/standing",
    # A hand and its readings
    "readings/groups",
    "readings/hand",
    "readings/suits",
    "readings/gates",
    "readings/wild",
    "readings/shapes/shape",
    "readings/shapes/regular",
    "readings/shapes/counted_freely",
    "readings/shapes/pairs",
    "readings/shapes/orphans",
    "readings/shapes/knitted",
    # Its score
    "scoring/objections",
    "scoring/room",
    "scoring/words",
    "scoring/glance",
    "scoring/judge",
    "scoring/chooser",
    "scoring/outcome",
    "scoring/counting",
    "scoring/score",
    "scoring/scoring",
    # The deal
    "play/deal",
    "play/events",
    "play/moves",
    "play/offers",
    "play/shuffle",
    "play/table",
    # The bots
    "bots/chances",
    "bots/danger",
    "bots/greedy",
    "bots/holding",
    "bots/plans",
    "bots/playing",
    "bots/prospects",
)
# What the kernel has twins of: who changes one of these sees it at once, and compiles again.
PLAIN_TWINS = (
    "readings/batch.py",
    "readings/discards.py",
    "readings/distance.py",
    "readings/tables.py",
)
SUFFIX = builds.EXTENSION_SUFFIXES[0]

SANITIZE = "--sanitize"
SANITIZERS = ["-fsanitize=address,undefined", "-fno-sanitize-recover=undefined"]
FLAGS = [] if sys.platform == "win32" else ["-O3", "-g0"]
# Deals and bots mostly call into Python: with these they are as quick, and compiled sooner.
LIGHT_FLAGS = [] if sys.platform == "win32" else ["-O2", "-g0"]
# Names that only a debugger asks for are left out: they are a twelfth of a wheel.
NAMELESS = ["-Wl,-s"] if sys.platform == "linux" else []
# Types come from a `.pxd` alone; indices, and whether something is there at all, are checked, so
# that both builds do the same.
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "binding": True,
    "nonecheck": True,
}
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"
BUILD_PROBE = (
    "from setuptools import Extension, setup; "
    "setup(name='probe', ext_modules=[Extension('probe', ['probe.c'])])"
)
PLAIN = 3  # the exit status where the source runs as it is


class CannotCompile(Exception):
    """Why the package runs from its source here."""


def sources() -> list[str]:
    """All that the compiled modules are made from, as paths inside the package."""
    paths = [module + kind for module in MODULES for kind in (".py", ".pxd", ".pyx", ".h")]
    return [path for path in (*paths, *PLAIN_TWINS) if (PACKAGE / path).is_file()]


def is_up_to_date() -> bool:
    """Whether the compiled modules are there, and made from what is there now."""
    if builds.build_of(str(PACKAGE)) != builds.COMPILED:
        return False
    return (COMPILED / builds.LIST).read_text("utf-8").split()[1:] == sources()


def compile_modules() -> None:
    """Makes the compiled modules; a `CannotCompile` where that cannot be."""
    try:
        import setuptools  # noqa: PLC0415 - only who compiles needs them
        from Cython.Build import cythonize  # noqa: PLC0415
    except ImportError:
        raise CannotCompile("Cython and setuptools are not installed") from None
    with tempfile.TemporaryDirectory() as folder, chdir(ROOT):
        refuse_without_compiler(Path(folder))
        # Before they are read, so that a source that is saved meanwhile is compiled again.
        written = builds.checksum(str(PACKAGE), sources())
        extensions = [extension(setuptools, module) for module in MODULES]
        translated = cythonize(
            extensions, build_dir=f"{folder}/c", compiler_directives=DIRECTIVES, quiet=True
        )
        build(setuptools, translated, folder)
        keep(Path(folder, "made", PACKAGE.name), written)


def refuse_without_compiler(folder: Path) -> None:
    """Tries whether C can be compiled here, with the headers of this Python."""
    (folder / "probe.c").write_text(PROBE, "utf-8")
    command = [sys.executable, "-c", BUILD_PROBE, "build_ext", "--inplace"]
    if subprocess.run(command, cwd=folder, capture_output=True, check=False).returncode:
        raise CannotCompile("there is no C compiler with the headers of Python")


def extension(setuptools: Any, module: str) -> Any:
    """A module as setuptools builds it."""
    source = Path(PACKAGE.name, f"{module}.py")
    watched = SANITIZERS if SANITIZE in sys.argv else []
    flags = LIGHT_FLAGS if module.startswith(("play/", "bots/")) else FLAGS
    return setuptools.Extension(
        f"{PACKAGE.name}.{module.replace('/', '.')}",
        [str(source if source.is_file() else source.with_suffix(".pyx"))],
        include_dirs=[str(source.parent)],
        extra_compile_args=[*flags, *watched, *(["-O1", "-g1"] if watched else ())],
        extra_link_args=watched or NAMELESS,
    )


def build(setuptools: Any, extensions: list[Any], folder: str) -> None:
    """Compiles what Cython has translated."""
    command = setuptools.Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = f"{folder}/made", f"{folder}/objects"
    command.parallel = True
    command.ensure_finalized()
    command.run()


def keep(made: Path, written: str) -> None:
    """Puts the modules where they are looked for; the list, without which none runs, is last."""
    for old in COMPILED.rglob(f"*{SUFFIX}*"):
        old.unlink()  # not written over, as a program may be running it
    for module in MODULES:
        target = COMPILED / f"{module}{SUFFIX}"
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(made / f"{module}{SUFFIX}", target)
    (COMPILED / builds.LIST).write_text("\n".join((written, *sources(), "")), "utf-8")


def main() -> int:
    """Compiles what has changed, and says in one sentence what runs now."""
    try:
        if builds.is_asked_for():
            raise CannotCompile("SPARROWS_PURE asks for it")
        if not is_up_to_date():
            compile_modules()
    except CannotCompile as why:
        sys.stdout.write(f"The package runs from its Python source: {why}.\n")
        return PLAIN
    sys.stdout.write(f"{len(MODULES)} modules of the package are compiled.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
