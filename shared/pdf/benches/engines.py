#!/usr/bin/env python3
"""Sets an assembled paper with another engine: engines.py ENGINE PAPER.json OUT.pdf [warm].

The pages are plain but comparable: letter paper, serif, justified, headings, lists, tables, ruled lines, page
numbers. With "warm", prints the median processor milliseconds of a render after the first.
"""

import html
import json
import statistics
import sys
import time


def pieces(paper):
    """What is set, as (kind, text or rows), in order."""
    yield "title", "Cover sheet: " + paper["title"]
    for part in paper["cover"]:
        yield "heading", part["heading"]
        yield from blocks(part["blocks"])
    for instrument in paper["instruments"]:
        yield "title", instrument["title"] + " " + (instrument["subject"] or "")
        for section in instrument["sections"]:
            yield "heading", section["heading"]
            yield from blocks(section["blocks"])


def blocks(found):
    for block in found:
        kind = block["kind"]
        if kind in ("paragraph", "quote"):
            yield kind, block["text"]
        elif kind in ("list", "initials"):
            yield "list", block["items"]
        elif kind == "table":
            yield "table", [[column["heading"] for column in block["columns"]], *block["rows"]]
        elif kind == "places":
            head = ["Page", "Where", "Who", "What to do"]
            rows = [["1", place["heading"], place["by"], "; ".join(place["what"])] for place in block["places"]]
            yield "table", [head, *rows]
        elif kind == "signature":
            for line in block["lines"]:
                yield "line", line["label"] + (": " + line["printed"] if line["printed"] else "")


def typst_source(paper, salt):
    def text(value):
        return json.dumps(value, ensure_ascii=False)

    lines = [
        f"#set document(title: {text(paper['title'] + salt)})",
        '#set page("us-letter", margin: 1.25in, numbering: "1 / 1")',
        "#set par(justify: true)",
        '#set text(lang: "en", size: 11.5pt)',
    ]
    for kind, value in pieces(paper):
        if kind in ("title", "heading"):
            lines.append(f"#heading(level: {1 if kind == 'title' else 2}, {text(value)})")
        elif kind == "list":
            lines.append(f"#list({', '.join(text(item + salt) for item in value)})")
        elif kind == "table":
            cells = ", ".join(text(cell) for row in value for cell in row)
            lines.append(f"#table(columns: {len(value[0])}, {cells})")
        elif kind == "line":
            lines.append(f"#v(24pt)\n#line(length: 60%)\n#text({text(value)})")
        else:
            lines.append(f"#par({text(value + salt)})")
    return "\n\n".join(lines)


def with_typst(paper):
    import typst

    compiler = typst.Compiler()

    def render(salt):
        # Typst remembers text that it has set before, so each render has new text, as each customer does.
        return compiler.compile(typst_source(paper, salt).encode(), format="pdf", pdf_standards=["ua-1", "a-2a"])

    return render


def web_source(paper, salt):
    out = [
        f"<html lang=en><title>{html.escape(paper['title'] + salt)}</title><style>@page{{size:letter;margin:1.25in;"
        "@bottom-right{content:counter(page)}}body{font:11.5pt serif;text-align:justify;hyphens:auto}"
        "hr{width:60%;margin:24pt 0 0}</style>"
    ]
    for kind, value in pieces(paper):
        if kind == "list":
            out.append("<ul>" + "".join(f"<li>{html.escape(item)}</li>" for item in value) + "</ul>")
        elif kind == "table":
            rows = ("".join(f"<td>{html.escape(cell)}</td>" for cell in row) for row in value)
            out.append("<table>" + "".join(f"<tr>{row}</tr>" for row in rows) + "</table>")
        else:
            tag = {"title": "h1", "heading": "h2", "line": "hr><p"}.get(kind, "p")
            out.append(f"<{tag}>{html.escape(value)}")
    return "".join(out)


def with_weasyprint(paper):
    import weasyprint

    return lambda salt: weasyprint.HTML(string=web_source(paper, salt)).write_pdf(pdf_variant="pdf/ua-1")


def with_reportlab(paper):
    import io

    from reportlab.lib.pagesizes import letter
    from reportlab.lib.styles import getSampleStyleSheet
    from reportlab.platypus import HRFlowable, Paragraph, SimpleDocTemplate, Spacer, Table

    styles = getSampleStyleSheet()
    body = styles["BodyText"].clone("body", fontName="Times-Roman", fontSize=11.5, leading=16, alignment=4)

    def set_piece(kind, value):
        if kind in ("title", "heading"):
            return [Paragraph(html.escape(value), styles["Heading1" if kind == "title" else "Heading2"])]
        if kind == "list":
            return [Paragraph("• " + html.escape(item), body) for item in value]
        if kind == "table":
            width = 432 / len(value[0])
            return [Table([[Paragraph(html.escape(c), body) for c in row] for row in value], [width] * len(value[0]))]
        rule = [Spacer(1, 24), HRFlowable(width="60%", hAlign="LEFT")] if kind == "line" else []
        return [*rule, Paragraph(html.escape(value), body)]

    def render(salt):
        out = io.BytesIO()
        document = SimpleDocTemplate(out, pagesize=letter, leftMargin=90, rightMargin=90, title=paper["title"] + salt)
        document.build([flowable for piece in pieces(paper) for flowable in set_piece(*piece)])
        return out.getvalue()

    return render


def main():
    engine, source, out, *more = sys.argv[1:]
    with open(source, encoding="utf-8") as file:
        paper = json.load(file)
    render = {"typst": with_typst, "weasyprint": with_weasyprint, "reportlab": with_reportlab}[engine](paper)
    with open(out, "wb") as file:
        file.write(render(""))
    if more:
        spent = []
        for turn in range(5):
            before = time.process_time()
            render(f" {turn}")
            spent.append((time.process_time() - before) * 1e3)
        print(statistics.median(spent))


main()
