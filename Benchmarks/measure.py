#!/usr/bin/env python3
"""Times the tool against programs that do less: measure.py EVIDENT PARSE_ALL FOLDER... [--growth] [--pairs N]

Every figure is a median over runs that alternate, so that a busy machine slows all alike; only ratios are worth quoting.
  parse-all     reads and parses every Swift file, on as many threads
  greps         the searches for colour that people make by hand, one after another
  swift format  `swift format lint -r -p`, once
With --growth, generated apps of 10, 100, 1,000 and 10,000 files are timed too.
"""
import argparse
import os
import pathlib
import shutil
import statistics
import subprocess
import tempfile
import time

GREPS = ["foregroundColor", "foregroundStyle", r"\.opacity(", "UIColor", "Color("]
QUIET = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}


def run(command, folder):
    """Seconds on the clock, seconds of processor, and peak memory in MB."""
    start = time.monotonic()
    process = subprocess.Popen(command, cwd=folder, **QUIET)
    _, _, usage = os.wait4(process.pid, 0)
    process.returncode = 0
    wall = time.monotonic() - start
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def medians(runs):
    return [statistics.median(column) for column in zip(*runs)]


def paired(commands, folder, pairs):
    """The medians of commands that take turns; a command may have something to do before."""
    runs = {name: [] for name in commands}
    for _ in range(pairs):
        for name, (prepare, command) in commands.items():
            prepare()
            runs[name].append(run(command, folder))
    return {name: medians(values) for name, values in runs.items()}


def copied(folder, place):
    target = pathlib.Path(place) / "app"
    shutil.copytree(folder, target, symlinks=True, ignore=shutil.ignore_patterns(".git", ".build"))
    return target


def show(name, figures, base):
    wall, cpu, memory = figures
    print(f"| {name} | {wall:.3f} | {cpu:.3f} | {memory:.0f} | {wall / base:.3f} |")


def measure(evident, parse_all, folder, pairs, threads):
    with tempfile.TemporaryDirectory() as place:
        app = copied(folder, place)
        cache = pathlib.Path(place) / "cache"
        audit = [evident, "audit", ".", "--format", "json", "--fail-on", "never", "--jobs"]
        swift = sorted(app.rglob("*.swift"), key=lambda path: (-path.stat().st_size, path))
        touched = swift[len(swift) // 2]
        changes = [0]

        def nothing():
            pass

        def respace():
            with touched.open("a") as file:
                file.write("\n// changed\n")

        def change():
            changes[0] += 1
            with touched.open("a") as file:
                file.write(f"\nprivate let change{changes[0]} = {changes[0]}\n")

        kept = audit + [threads, "--cache-path", str(cache)]
        commands = {
            "parse-all": (nothing, [parse_all, ".", threads]),
            "parse-all, one thread": (nothing, [parse_all, ".", "1"]),
            "greps": (nothing, ["sh", "-c", "; ".join(f"grep -rn --include='*.swift' '{word}' ." for word in GREPS)]),
            "cold": (nothing, audit + [threads, "--no-cache"]),
            "cold, one thread": (nothing, audit + ["1", "--no-cache"]),
            "a comment added": (respace, kept),
            "one file changed": (change, kept),
            "nothing changed": (nothing, kept),
        }
        figures = paired(commands, app, pairs)
        figures["swift format lint"] = run(["swift", "format", "lint", "-r", "-p", "."], app)
        print(f"\n{folder}: {len(swift)} Swift files, {sum(path.stat().st_size for path in swift) / 1e6:.1f} MB\n")
        print("| what | wall s | CPU s | peak MB | wall ÷ parse-all |\n| --- | --- | --- | --- | --- |")
        for name, values in figures.items():
            show(name, values, figures["parse-all"][0])


def growth(evident, pairs, threads):
    print("\n| generated files | wall s | CPU s | peak MB | CPU ms a file |\n| --- | --- | --- | --- | --- |")
    generator = pathlib.Path(__file__).with_name("generate.py")
    for count in [10, 100, 1000, 10000]:
        with tempfile.TemporaryDirectory() as place:
            app = pathlib.Path(place) / "app"
            subprocess.run(["python3", generator, str(count), app], check=True)
            audit = [evident, "audit", ".", "--format", "json", "--fail-on", "never", "--no-cache", "--jobs", threads]
            wall, cpu, memory = medians([run(audit, app) for _ in range(pairs)])
            print(f"| {count} | {wall:.3f} | {cpu:.3f} | {memory:.0f} | {1000 * cpu / count:.2f} |")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("evident", type=os.path.abspath)
    parser.add_argument("parse_all", type=os.path.abspath)
    parser.add_argument("folders", nargs="*")
    parser.add_argument("--growth", action="store_true")
    parser.add_argument("--pairs", type=int, default=5)
    arguments = parser.parse_args()
    threads = str(os.cpu_count() or 1)
    for folder in arguments.folders:
        measure(arguments.evident, arguments.parse_all, folder, arguments.pairs, threads)
    if arguments.growth:
        growth(arguments.evident, arguments.pairs, threads)


main()
