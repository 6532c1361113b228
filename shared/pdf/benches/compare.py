#!/usr/bin/env python3
"""What rendering costs here and elsewhere, in one run: the same will, set by Coquina, Typst, ReportLab and WeasyPrint.

    python3 shared/pdf/benches/compare.py [rounds]

Builds the release specimen, makes a Python environment in a temporary folder with packages of PyPI, and prints
processor time (user and system) per render, warm in one process and cold as a whole process. Rounds are interleaved,
so that a busy machine disturbs all engines alike; the figures are medians.
"""

import json
import os
import pathlib
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent
PACKAGES = ["typst==0.15.0", "reportlab==5.1.0", "weasyprint==70.0"]
ENGINES = ["typst", "reportlab", "weasyprint"]


def cargo(*arguments):
    command = ["cargo", *arguments]
    return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def build():
    """The release programs that render the specimen: once, and warm."""
    lines = cargo("build", "-q", "-p", "pdf", "--release", "--examples", "--message-format=json").splitlines()
    built = [json.loads(line) for line in lines]
    paths = {m["target"]["name"]: m["executable"] for m in built if m.get("executable")}
    return paths["specimen"], paths["text"], paths["warm"]


def environment(folder):
    python = folder / "venv" / "bin" / "python"
    subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
    subprocess.run([python, "-m", "pip", "install", "-q", *PACKAGES], check=True)
    return python


def cold(command):
    """Processor milliseconds and peak megabytes of a whole process."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"{command} failed")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return spent * 1e3, usage.ru_maxrss / 1024


def warm(command):
    """Median processor milliseconds of a render in a warm process, as the process tells."""
    return float(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.split()[-1])


def table(title, figures):
    own = statistics.median(figures["coquina"])
    print(f"\n{title}\n{'engine':<12} {'median':>9} {'least':>9} {'times ours':>11}")
    for engine, values in figures.items():
        median = statistics.median(values)
        print(f"{engine:<12} {median:>9.2f} {min(values):>9.2f} {median / own:>11.1f}")


def instructions(specimen, out):
    """Instructions of a cold render, where a tool can count them."""
    if shutil.which("valgrind"):
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}.callgrind", specimen, out]
        log = subprocess.run(command, stderr=subprocess.PIPE, text=True).stderr
        print("\nvalgrind:", *[line.split("==")[-1].strip() for line in log.splitlines() if "Collected" in line])
    if shutil.which("perf"):
        command = ["perf", "stat", "-e", "instructions:u", specimen, out]
        log = subprocess.run(command, stderr=subprocess.PIPE, text=True).stderr
        print("perf:", *[" ".join(line.split()) for line in log.splitlines() if "instructions" in line])


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    specimen, text, own = build()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "will.json").write_text(subprocess.check_output([text], text=True))
        python = environment(folder)
        other = lambda engine, *more: [python, HERE / "engines.py", engine, folder / "will.json", *more]
        out = {engine: str(folder / f"{engine}.pdf") for engine in ["coquina", *ENGINES]}
        warm_figures = {engine: [] for engine in out}
        cold_figures = {engine: [] for engine in out}
        peaks = {engine: [] for engine in out}
        for _ in range(rounds):
            for engine in out:
                is_own = engine == "coquina"
                warm_figures[engine].append(warm([own] if is_own else other(engine, out[engine], "warm")))
                spent, peak = cold([specimen, out[engine]] if is_own else other(engine, out[engine]))
                cold_figures[engine].append(spent)
                peaks[engine].append(peak)
        table("warm: CPU ms per render", warm_figures)
        table("cold: CPU ms of a whole process", cold_figures)
        table("cold: peak MB", peaks)
        print("\nbytes:", {engine: os.path.getsize(path) for engine, path in out.items()})
        instructions(specimen, out["coquina"])


main()
