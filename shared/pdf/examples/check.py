#!/usr/bin/env python3
"""Renders every persona and checks the files: python3 shared/pdf/examples/check.py [folder]

Needs poppler-utils and qpdf. Where outloud and pikepdf's PDF/A checker are installed (PyPI: outloud, pikepdf[pdfa]),
they judge as well. Pages are left in the folder as PNG, to be looked at.
"""

import importlib.util
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent.parent


def run(*command):
    return subprocess.run(command, capture_output=True, text=True)


def render(folder):
    command = ["cargo", "run", "-q", "-p", "pdf", "--example", "personas", "--", folder]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def words(paper):
    """Every text of a paper that is printed. What a hand completes and what is counted is not among them."""
    for part in [*paper["cover"], *[section for i in paper["instruments"] for section in i["sections"]]]:
        yield part["heading"]
        for block in part["blocks"]:
            yield block.get("text", "")
            yield from block.get("items", [])
            yield from (column["heading"] for column in block.get("columns", []))
            yield from (cell for row in block.get("rows", []) for cell in row)
            yield from (line[key] or "" for line in block.get("lines", []) for key in ("label", "printed"))
            yield from (place[key] for place in block.get("places", []) for key in ("heading", "by"))


def squeezed(text):
    """Letters and digits alone: line ends, hyphens and the order of table cells are the reader's business."""
    return re.sub(r"\W", "", text)


# The page without running heads and feet, which stand in the midst of a text that goes on.
BODY = ["-x", "0", "-y", "56", "-W", "612", "-H", "656"]


def missing(pdf, paper):
    text = squeezed(run("pdftotext", "-raw", *BODY, pdf, "-").stdout)
    return [text_ for text_ in words(paper) if squeezed(text_) not in text]


def fonts_left_out(pdf):
    rows = run("pdffonts", pdf).stdout.splitlines()[2:]
    return [row.split()[0] for row in rows if row.split()[-5:-2] != ["yes", "yes", "yes"]]


def furniture(paper):
    """The words of running titles, and of table heads, which are repeated on later pages."""
    texts = [f"{i['title']} {i['subject'] or ''} Page of" for i in paper["instruments"]]
    for part in [*paper["cover"], *[section for i in paper["instruments"] for section in i["sections"]]]:
        texts += [column["heading"] for block in part["blocks"] for column in block.get("columns", [])]
    return set(re.findall(r"[^\W\d]+", " ".join(texts)))


def outloud(pdf, paper):
    """Errors that the checker of PDF/UA finds, where there is one. Its warnings are guesses from appearance."""
    if not shutil.which("outloud"):
        return []
    lines = [line.strip() for line in run("outloud", pdf, "--no-info").stdout.splitlines()]
    errors = [pair for pair in zip(lines, lines[1:]) if pair[0].startswith("ERROR")]
    known = furniture(paper)
    # It takes long running titles and repeated table heads for prose that was left out.
    is_known = lambda text: set(re.findall(r"[^\W\d]+", text.removeprefix("evidence:"))) <= known
    return [error for error, evidence in errors if not ("TAG-002" in error and is_known(evidence))]


def pdfa(pdf):
    """What the checker of PDF/A finds, where there is one."""
    if not importlib.util.find_spec("pikepdf") or not importlib.util.find_spec("pikepdf.pdfa"):
        return []
    verdict = run(sys.executable, "-c", PDFA, pdf)
    return verdict.stdout.splitlines() or verdict.stderr.splitlines()[-1:]


# Level A contains level B, which is what the checker knows.
PDFA = """
import sys, pikepdf
from pikepdf import pdfa
with pikepdf.open(sys.argv[1]) as pdf:
    for finding in pdfa.check(pdf, "2b").findings:
        # It approves of no other standard named beside PDF/A, and knows no level A.
        if "XMP" not in str(finding) and "pdfaid:conformance" not in str(finding):
            print(finding)
"""


def faults(pdf, again):
    paper = json.loads(pdf.with_suffix(".json").read_text())
    qpdf = run("qpdf", "--check", pdf)
    yield from (["qpdf: " + qpdf.stderr.strip()] if qpdf.returncode else [])
    yield from (f"not printed: {text}" for text in missing(pdf, paper))
    yield from (f"font not embedded in part, with text: {font}" for font in fonts_left_out(pdf))
    yield from (["two renders differ"] if pdf.read_bytes() != (again / pdf.name).read_bytes() else [])
    yield from (f"outloud: {line}" for line in outloud(pdf, paper))
    yield from (f"PDF/A: {line}" for line in pdfa(pdf))


def main():
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else tempfile.mkdtemp(prefix="personas-"))
    with tempfile.TemporaryDirectory() as name:
        again = pathlib.Path(name)
        render(folder)
        render(again)
        files = sorted(folder.glob("*.pdf"))
        found = {pdf.stem: list(faults(pdf, again)) for pdf in files}
    for pdf in files:
        run("pdftoppm", "-r", "80", "-png", pdf, pdf.with_suffix(""))
    for name, lines in found.items():
        for line in lines:
            print(f"{name}: {line}")
    pages = len(list(folder.glob("*.png")))
    faulty = sum(bool(lines) for lines in found.values())
    print(f"{len(files)} files, {pages} pages, {faulty} files with findings; look at {folder}")
    sys.exit(1 if faulty else 0)


main()
