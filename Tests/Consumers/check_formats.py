"""Reads JSON, SARIF, JUnit, Checkstyle and GitLab reports of the example app with their own readers, and compares counts."""

import csv
import json
import pathlib
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

import junitparser

EVIDENT = sys.argv[1]


def audit(folder: pathlib.Path) -> dict:
    """Writes every format from one run and returns the JSON report."""
    files = {name: folder / f"report.{name}" for name in ("sarif", "junit", "checkstyle", "gitlab", "markdown")}
    outputs = [f"--output={name}={path}" for name, path in files.items()]
    run = subprocess.run(
        [EVIDENT, "audit", "Examples/Ledger", "--format", "json", *outputs], stdout=subprocess.PIPE, check=False
    )
    assert run.returncode == 1, f"the example has errors, so the status is 1, not {run.returncode}"
    return json.loads(run.stdout)


def check_sarif(path: pathlib.Path, findings: list) -> None:
    subprocess.run(["sarif-kit", "validate", str(path)], check=True)
    table = path.with_suffix(".csv")
    subprocess.run(["sarif", "csv", "--output", str(table), str(path)], check=True, stdout=subprocess.DEVNULL)
    with open(table, encoding="utf-8") as rows:
        places = sorted((row["Location"], int(row["Line"])) for row in csv.DictReader(rows))
    assert places == sorted((f["file"], f["line"]) for f in findings), places
    text = path.read_text(encoding="utf-8")
    assert str(pathlib.Path.cwd()) not in text and "file://" not in text, "a path of this machine"


def check_junit(path: pathlib.Path, findings: list) -> None:
    report = junitparser.JUnitXml.fromfile(str(path))
    cases = [case for suite in report for case in suite]
    failed = [case for case in cases if any(isinstance(r, junitparser.Failure) for r in case.result)]
    assert len(cases) == report.tests == len(findings), (len(cases), report.tests)
    assert len(failed) == report.failures == sum(f["severity"] != "note" for f in findings), len(failed)


def check_checkstyle(path: pathlib.Path, findings: list) -> None:
    root = xml.etree.ElementTree.parse(path).getroot()
    found = [(f.get("name"), int(e.get("line")), e.get("source")) for f in root for e in f]
    assert sorted(found) == sorted((f["file"], f["line"], "evident." + f["rule"]) for f in findings), found


def check_gitlab(path: pathlib.Path, findings: list) -> None:
    issues = json.loads(path.read_text(encoding="utf-8"))
    assert len({issue["fingerprint"] for issue in issues}) == len(findings)
    assert {issue["severity"] for issue in issues} <= {"info", "minor", "major", "critical", "blocker"}


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    report = audit(folder)
    (folder / "report.json").write_text(json.dumps(report), encoding="utf-8")
    schema = "Documentation/report.schema.json"
    subprocess.run(["check-jsonschema", "--schemafile", schema, str(folder / "report.json")], check=True)
    assert report["findings"] and not report["problems"]
    check_sarif(folder / "report.sarif", report["findings"])
    check_junit(folder / "report.junit", report["findings"])
    check_checkstyle(folder / "report.checkstyle", report["findings"])
    check_gitlab(folder / "report.gitlab", report["findings"])
    assert len((folder / "report.markdown").read_bytes()) <= 65_536
