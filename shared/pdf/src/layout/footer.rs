//! What every page carries besides its text: running title, page number, initials line, draft mark.

use domain::assembly::paper::{Instrument, Paper};

use crate::{
    RenderMode,
    day::Day,
    face::Style,
    items::{Align, TextStyle},
    lines::one_line,
    page::{Mark, Page, Rule},
    shape::Shaper,
    tags::Artifact,
};

use super::{
    LEFT, MEASURE, TOP,
    foot_line::{NUMBER_ROOM, SMALL, TITLE_LINE, put},
    running_foot::RunningFoot,
    verification,
    watermark::watermark,
};

const BOLD: TextStyle = TextStyle { style: Style::Bold, ..SMALL };

/// Heights on the page.
const RULE: f32 = 82.0;
const INITIALS_LINE: f32 = 44.0;
const COVER_RULE: f32 = 62.0;
const COVER_LINE: f32 = 49.0;
const COVER_HEADER: f32 = TOP + 22.0;

const INITIALS_RULE: f32 = 64.0;
const COVER_HEADING: &str = "Cover sheet: not part of this document";

const INITIALS_GAP: f32 = 6.0;
/// Label and rule of each person, where two people sign; the mark of a draft stands left of them.
const INITIALS_ROOM: f32 = 156.0;

/// Adds to pages what does not depend on their text.
pub(crate) struct PageDecorator<'a> {
    pub(crate) shaper: &'a mut Shaper,
    pub(crate) date: Day,
    pub(crate) mode: RenderMode,
    pub(super) code: verification::Foot,
}

impl PageDecorator<'_> {
    /// The pages of an instrument, which have their own count.
    pub(crate) fn decorate_instrument(
        &mut self,
        instrument: &Instrument,
        foot: &RunningFoot,
        pages: &mut [Page],
    ) {
        let count = pages.len();
        for (number, page) in (1..).zip(pages) {
            self.mark_draft(page);
            rule(page, RULE + foot.rise(), Artifact::Footer);
            foot.put(page);
            self.write(
                page,
                &format!("Page {number} of {count}"),
                right(SMALL),
                TITLE_LINE + foot.rise(),
                MEASURE,
            );
            self.code.put(page, TITLE_LINE - SMALL.lead);
            self.write_draft_note(page, INITIALS_LINE);
            self.write_initials(page, &instrument.initials);
        }
    }

    /// A label and a rule for each person, the last at the right margin.
    fn write_initials(&mut self, page: &mut Page, labels: &[String]) {
        let room = if labels.len() > 1 { INITIALS_ROOM } else { MEASURE };
        let mut end = LEFT + MEASURE;
        for label in labels.iter().rev() {
            let (from, measure) = (end - INITIALS_RULE, room - INITIALS_RULE - INITIALS_GAP);
            let at = (from - INITIALS_GAP - measure, INITIALS_LINE);
            self.write_as(Artifact::Footer, page, label, right(SMALL), at, measure);
            let (from, to) = ((from, INITIALS_LINE - 2.0), (end, INITIALS_LINE - 2.0));
            page.add(Mark::Rule(Rule { from, to, weight: 0.5, tag: Artifact::Footer }));
            end -= room + INITIALS_GAP;
        }
    }

    /// The pages of the cover sheet, which have a count of their own and no initials.
    pub(crate) fn decorate_cover(&mut self, paper: &Paper, pages: &mut [Page]) {
        let count = pages.len();
        let version = format!(
            "Text version {}; law as read on {}",
            paper.template_version.trim(),
            self.date.in_words()
        );
        for (number, page) in (1..).zip(pages) {
            self.mark_draft(page);
            if number > 1 {
                self.write_as(Artifact::Header, page, COVER_HEADING, BOLD, (LEFT, COVER_HEADER), MEASURE);
                rule(page, COVER_HEADER - 6.0, Artifact::Header);
            }
            rule(page, COVER_RULE, Artifact::Footer);
            let number =
                if count > 1 { format!("Cover sheet {number} of {count}") } else { "Cover sheet".to_owned() };
            self.write(page, &number, right(SMALL), COVER_LINE, MEASURE);
            self.write(page, &version, SMALL, COVER_LINE, MEASURE - NUMBER_ROOM);
            self.code.put(page, COVER_LINE - SMALL.lead);
            self.write_draft_note(page, COVER_LINE - SMALL.lead);
        }
    }

    fn mark_draft(&mut self, page: &mut Page) {
        if self.mode == RenderMode::Draft {
            // Drawn first, so that it lies under the text.
            page.decoration.insert(0, Mark::Text(watermark(self.shaper)));
        }
    }

    fn write_draft_note(&mut self, page: &mut Page, y: f32) {
        if self.mode == RenderMode::Draft {
            self.write(page, "Draft: not for signing", BOLD, y, MEASURE);
        }
    }

    fn write(&mut self, page: &mut Page, text: &str, text_style: TextStyle, y: f32, measure: f32) {
        self.write_as(Artifact::Footer, page, text, text_style, (LEFT, y), measure);
    }

    fn write_as(
        &mut self,
        artifact: Artifact,
        page: &mut Page,
        text: &str,
        text_style: TextStyle,
        at: (f32, f32),
        measure: f32,
    ) {
        let line = one_line(self.shaper, text, text_style, measure);
        put(page, artifact, line, text_style, at);
    }
}

fn right(text_style: TextStyle) -> TextStyle {
    text_style.aligned(Align::Right)
}

fn rule(page: &mut Page, y: f32, tag: Artifact) {
    page.add(Mark::Rule(Rule { from: (LEFT, y), to: (LEFT + MEASURE, y), weight: 0.4, tag }));
}
