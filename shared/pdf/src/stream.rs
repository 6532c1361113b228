//! Content streams: the display list as PDF operators, with the marks that tie it to the structure tree.

use crate::{
    glyph::Glyph,
    layout::SLOPE,
    lines::width,
    number::{decimal, integer},
    page::{Figure, Fill, GlyphRun, Ink, Mark, Page, Rule},
    show,
    subset::Subset,
    tags::{Artifact, ElementId, Tag, Tree},
};

/// A page's operators, and the element to which each of its marked contents belongs.
pub(crate) struct Content {
    pub(crate) operators: Vec<u8>,
    pub(crate) marked: Vec<ElementId>,
    /// The box of each figure: left, bottom, right, top.
    pub(crate) figures: Vec<(ElementId, [f32; 4])>,
}

/// Writes a page.
pub(crate) fn write_page(page: &Page, subsets: &[Subset], tree: &Tree) -> Content {
    let mut writer = Writer {
        subsets,
        tree,
        out: Vec::with_capacity(16_000),
        marked: Vec::new(),
        figures: Vec::new(),
        open: None,
        ink: Ink::Black,
    };
    for mark in page.decoration.iter().chain(&page.text) {
        writer.open(mark.tag());
        match mark {
            Mark::Text(run) => writer.text(run),
            Mark::Rule(rule) => writer.rule(rule),
            Mark::Fill(fill) => writer.fill(fill),
            Mark::Figure(figure) => writer.figure(figure),
        }
    }
    writer.close();
    Content { operators: writer.out, marked: writer.marked, figures: writer.figures }
}

struct Writer<'a> {
    subsets: &'a [Subset],
    tree: &'a Tree,
    out: Vec<u8>,
    marked: Vec<ElementId>,
    figures: Vec<(ElementId, [f32; 4])>,
    open: Option<Tag>,
    ink: Ink,
}

impl Writer<'_> {
    fn put(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    /// Writes numbers, each followed by a space.
    fn numbers(&mut self, numbers: &[f32]) {
        numbers.iter().for_each(|&number| self.number(number));
    }

    fn number(&mut self, number: f32) {
        decimal(number, &mut self.out);
        self.out.push(b' ');
    }

    fn open(&mut self, tag: Tag) {
        if self.open == Some(tag) {
            return;
        }
        self.close();
        match tag {
            Tag::Content(element) => {
                let role = self.tree.elements.get(element.0).map_or("P", |element| element.role.name());
                let id = self.mark(element);
                self.put("/");
                self.put(role);
                self.put(" <</MCID ");
                integer(id, &mut self.out);
                self.put(">> BDC\n");
            }
            Tag::Artifact(artifact) => self.put(artifact_operator(artifact)),
        }
        self.open = Some(tag);
    }

    fn close(&mut self) {
        if self.open.take().is_some() {
            self.put("EMC\n");
        }
    }

    fn mark(&mut self, element: ElementId) -> u32 {
        self.marked.push(element);
        u32::try_from(self.marked.len() - 1).unwrap_or(u32::MAX)
    }

    fn ink(&mut self, ink: Ink) {
        if self.ink != ink {
            self.put(match ink {
                Ink::Black => "0 g\n",
                Ink::Gray => "0.25 g\n",
                Ink::Ghost => "0.9 g\n",
            });
            self.ink = ink;
        }
    }

    fn rule(&mut self, rule: &Rule) {
        let Rule { from, to, weight, .. } = *rule;
        self.number(weight);
        self.put("w ");
        self.numbers(&[from.0, from.1]);
        self.put("m ");
        self.numbers(&[to.0, to.1]);
        self.put("l S\n");
    }

    fn fill(&mut self, fill: &Fill) {
        self.ink(Ink::Ghost);
        self.numbers(&[fill.corner.0, fill.corner.1, fill.size.0, fill.size.1]);
        self.put("re f\n");
    }

    /// One path, so that no seam shows between its rectangles.
    fn figure(&mut self, figure: &Figure) {
        let Figure { corner: (x, y), size: (width, height), ref rectangles, element } = *figure;
        self.ink(Ink::Black);
        for rectangle in rectangles {
            let (right, up) = rectangle.corner;
            self.numbers(&[x + right, y + up, rectangle.size.0, rectangle.size.1]);
            self.put("re\n");
        }
        self.put("f\n");
        self.figures.push((element, [x, y, x + width, y + height]));
    }

    /// The hyphen of a divided word is marked on its own, as text that is to be read as a soft hyphen.
    ///
    /// It stands beside the word's marked content and not within it, because poppler loses the rest of
    /// the line after a nested span.
    fn text(&mut self, run: &GlyphRun) {
        self.ink(run.ink);
        let (words, hyphen) =
            run.glyphs.split_at(run.glyphs.len() - usize::from(run.hyphenated).min(run.glyphs.len()));
        self.show(run, words, run.x);
        let Tag::Content(element) = run.tag else { return };
        if !hyphen.is_empty() {
            self.close();
            let id = self.mark(element);
            self.put(&format!("/Span <</MCID {id}/ActualText<FEFF00AD>>> BDC\n"));
            self.show(run, hyphen, run.x + width(words, run.size));
            self.put("EMC\n");
        }
    }

    fn show(&mut self, run: &GlyphRun, glyphs: &[Glyph], x: f32) {
        let Some(subset) = self.subsets.iter().find(|subset| subset.style == run.style) else { return };
        if glyphs.is_empty() {
            return;
        }
        self.put("BT /");
        self.put(subset.resource());
        self.put(" ");
        self.number(run.size);
        self.put("Tf ");
        if run.ink == Ink::Ghost {
            let (cosine, sine) = SLOPE;
            self.put(&format!("{cosine} {sine} {} {cosine} ", -sine));
        } else {
            self.put("1 0 0 1 ");
        }
        self.numbers(&[x, run.y]);
        self.put("Tm\n");
        show::show(glyphs, run.size, subset, &mut self.out);
        self.put("ET\n");
    }
}

fn artifact_operator(artifact: Artifact) -> &'static str {
    match artifact {
        Artifact::Layout => "/Artifact <</Type/Layout>> BDC\n",
        Artifact::Repeated => "/Artifact <</Type/Pagination>> BDC\n",
        Artifact::Header => "/Artifact <</Type/Pagination/Subtype/Header>> BDC\n",
        Artifact::Footer => "/Artifact <</Type/Pagination/Subtype/Footer>> BDC\n",
        Artifact::Watermark => "/Artifact <</Type/Pagination/Subtype/Watermark>> BDC\n",
    }
}
