"""Shows the report of the example app in tmux at 80 columns: nothing is broken in the middle of a word, the measured
colours are the terminal's own, and the progress bar is drawn and wiped out."""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

EVIDENT = str(pathlib.Path(sys.argv[1]).resolve())
COLUMNS = 80


class Terminal:
    """A window of a tmux server of its own, whose output is also kept as it came."""

    def __init__(self, folder: pathlib.Path):
        self.folder = folder
        self.socket = str(folder / "tmux")
        self.raw = folder / "raw"
        self.tmux("new-session", "-d", "-x", str(COLUMNS), "-y", "2000", "env PS1= sh")
        self.tmux("set-option", "-g", "history-limit", "5000")
        self.tmux("pipe-pane", "-o", f"cat > '{self.raw}'")

    def tmux(self, *words: str) -> str:
        run = subprocess.run(
            ["tmux", "-f", "/dev/null", "-S", self.socket, *words], check=True, stdout=subprocess.PIPE, timeout=300
        )
        return run.stdout.decode()

    def run(self, command: str) -> None:
        self.tmux("send-keys", f"clear; {command}; tmux -S '{self.socket}' wait-for -S done", "Enter")
        self.tmux("wait-for", "done")

    def shown(self, *options: str) -> list[str]:
        return [line.rstrip() for line in self.tmux("capture-pane", "-p", *options).split("\n")]

    def close(self) -> None:
        self.tmux("kill-server")


def check_report(terminal: Terminal) -> None:
    terminal.run(f"COLORTERM=truecolor '{EVIDENT}' audit Examples/Ledger --no-cache --color always")
    rows, lines = terminal.shown(), terminal.shown("-J")
    assert any("errors" in line and "in 21 files" in line for line in lines), lines[-20:]
    # tmux joins what the terminal itself had to break; only the lines of repairs are left whole, to be copied.
    broken = [line for line in lines if len(line) > COLUMNS]
    assert all(re.match(r"    [-+]", line) for line in broken), broken
    assert len(rows) - len(lines) == sum((len(line) - 1) // COLUMNS for line in broken), (len(rows), len(lines))
    carets = [(above, line) for above, line in zip(rows, rows[1:]) if re.match(r" +\| +\^+", line)]
    assert len(carets) >= 5, len(carets)
    for above, line in carets:
        assert above[line.index("^") :].strip(), (above, line)
    colored = terminal.tmux("capture-pane", "-p", "-e")
    assert re.search(r"\x1b\[38;2;\d+;\d+;\d+m\x1b\[48;2;\d+;\d+;\d+m Aa ", colored), "no sample in its own colours"


def check_wrapping(terminal: Terminal, command: str, part: str) -> None:
    """What a command writes is broken between words, by the command itself."""
    terminal.run(f"'{EVIDENT}' {command} --quiet --color never")
    rows, lines = terminal.shown(), terminal.shown("-J")
    assert any(part in line for line in lines), lines[:20]
    assert len(rows) == len(lines) and all(len(line) <= COLUMNS for line in lines), lines
    assert any(len(line) > COLUMNS // 2 for line in lines), lines


def check_progress(terminal: Terminal, folder: pathlib.Path) -> None:
    program = folder / "Program"
    program.mkdir()
    for number in range(200):
        (program / f"Part{number}.swift").write_text(f"struct Part{number} {{}}\n", encoding="utf-8")
    terminal.run(f"'{EVIDENT}' audit '{program}' --no-cache")
    assert "] 200 of 200 files" in terminal.raw.read_text(encoding="utf-8", errors="replace"), "no progress is shown"
    assert not any("of 200 files" in line for line in terminal.shown()), "the progress bar stays"


with tempfile.TemporaryDirectory() as name:
    terminal = Terminal(pathlib.Path(name))
    try:
        check_report(terminal)
        app = pathlib.Path(name) / "Ledger"
        shutil.copytree("Examples/Ledger", app)
        check_wrapping(terminal, "inspect Examples/Ledger/Bookings/CompactBookingRow.swift:14", "font: 17 pt")
        check_wrapping(terminal, f"fix --allow-dirty '{app}'", "not repaired:")
        check_progress(terminal, pathlib.Path(name))
    finally:
        terminal.close()
