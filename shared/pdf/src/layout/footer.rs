//! What every page carries besides its text: running title, page number, initials line, draft mark.

use domain::paper::Paper;

use crate::{
    Edition,
    day::Day,
    face::Style,
    items::{Align, Setting},
    lines::one_line,
    page::{Ink, Mark, Page, Rule, Run},
    shape::Shaper,
    tags::{Artifact, Tag},
};

use super::{LEFT, MEASURE, TOP, watermark};

const SMALL: Setting =
    Setting { style: Style::Regular, size: 9.0, lead: 11.5, tracking: 0, align: Align::Left };
const FOOTER: Tag = Tag::Artifact(Artifact::Footer);
const HEADER: Tag = Tag::Artifact(Artifact::Header);

/// Heights on the page.
const RULE: f32 = 82.0;
const TITLE_LINE: f32 = 69.0;
const INITIALS_LINE: f32 = 44.0;
const COVER_RULE: f32 = 62.0;
const COVER_LINE: f32 = 49.0;
const COVER_HEADER: f32 = TOP + 22.0;

const INITIALS_RULE: f32 = 64.0;
const NUMBER_ROOM: f32 = 90.0;

/// Name of the instrument and whose it is, for footers and the file's title.
pub(crate) fn running_title(paper: &Paper) -> String {
    format!("{} {}", paper.title.trim(), paper.subject.trim()).trim().to_owned()
}

/// Adds to pages what does not depend on their text.
pub(crate) struct Dresser<'a> {
    pub(crate) shaper: &'a mut Shaper,
    pub(crate) paper: &'a Paper,
    pub(crate) running: &'a str,
    pub(crate) date: Day,
    pub(crate) edition: Edition,
}

impl Dresser<'_> {
    /// A page of the instrument, counted without the cover sheet.
    pub(crate) fn dress_instrument(&mut self, page: &mut Page, number: usize, count: usize) {
        self.mark_draft(page);
        rule(page, RULE, FOOTER);
        let italic = Setting { style: Style::Italic, ..SMALL };
        self.write(page, self.running, italic, (LEFT, TITLE_LINE), MEASURE - NUMBER_ROOM, FOOTER);
        let number = format!("Page {number} of {count}");
        self.write(page, &number, right(SMALL), (LEFT, TITLE_LINE), MEASURE, FOOTER);
        self.write_draft_note(page, INITIALS_LINE);
        if let Some(label) = &self.paper.initials {
            let measure = MEASURE - INITIALS_RULE - 6.0;
            self.write(page, label, right(SMALL), (LEFT, INITIALS_LINE), measure, FOOTER);
            let from = (LEFT + MEASURE - INITIALS_RULE, INITIALS_LINE - 2.0);
            let to = (LEFT + MEASURE, INITIALS_LINE - 2.0);
            page.add(Mark::Rule(Rule { from, to, weight: 0.5, tag: Artifact::Footer }));
        }
    }

    /// A page of the cover sheet, which has a count of its own and no initials.
    pub(crate) fn dress_cover(&mut self, page: &mut Page, number: usize, count: usize) {
        self.mark_draft(page);
        if number > 1 {
            let heading = Setting { style: Style::Bold, ..SMALL };
            let text = "Cover sheet: not part of this document";
            self.write(page, text, heading, (LEFT, COVER_HEADER), MEASURE, HEADER);
            rule(page, COVER_HEADER - 6.0, HEADER);
        }
        rule(page, COVER_RULE, FOOTER);
        let number =
            if count > 1 { format!("Cover sheet {number} of {count}") } else { "Cover sheet".to_owned() };
        self.write(page, &number, right(SMALL), (LEFT, COVER_LINE), MEASURE, FOOTER);
        let version = format!(
            "Text version {}; law as of {}",
            self.paper.template_version.trim(),
            self.date.in_words()
        );
        self.write(page, &version, SMALL, (LEFT, COVER_LINE), MEASURE - NUMBER_ROOM, FOOTER);
        self.write_draft_note(page, COVER_LINE - SMALL.lead);
    }

    fn mark_draft(&mut self, page: &mut Page) {
        if self.edition == Edition::Draft {
            // Drawn first, so that it lies under the text.
            page.decoration.insert(0, watermark::watermark(self.shaper));
        }
    }

    fn write_draft_note(&mut self, page: &mut Page, y: f32) {
        if self.edition == Edition::Draft {
            let bold = Setting { style: Style::Bold, ..SMALL };
            self.write(page, "Draft: not for signing", bold, (LEFT, y), MEASURE, FOOTER);
        }
    }

    fn write(
        &mut self,
        page: &mut Page,
        text: &str,
        setting: Setting,
        at: (f32, f32),
        measure: f32,
        tag: Tag,
    ) {
        let line = one_line(self.shaper, text, setting, measure);
        let run = Run::new(line, at, (setting.style, setting.size), tag);
        page.add(Mark::Text(Run { ink: Ink::Grey, ..run }));
    }
}

fn right(setting: Setting) -> Setting {
    Setting { align: Align::Right, ..setting }
}

fn rule(page: &mut Page, y: f32, tag: Tag) {
    if let Tag::Artifact(tag) = tag {
        page.add(Mark::Rule(Rule { from: (LEFT, y), to: (LEFT + MEASURE, y), weight: 0.4, tag }));
    }
}
