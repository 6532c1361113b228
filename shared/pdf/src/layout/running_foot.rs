//! The name of an instrument at the foot of its pages.

use std::borrow::Cow;

use domain::assembly::paper::Instrument;

use crate::{
    lines::{Line, set},
    page::Page,
    shape::Shaper,
    tags::Artifact,
};

use super::{
    LEFT, MEASURE,
    foot_line::{ITALIC, NUMBER_ROOM, SMALL, TITLE_LINE, put},
};

/// Two names of two hundred letters each, the title of an instrument, and what is between them.
const LONGEST_TITLE: usize = 600;
/// Lines for so long a title in the widest letters.
const MOST_LINES: usize = 20;

/// The name of an instrument at the foot of its pages, over as many lines as it needs, because a name that is cut could be
/// another's. Set once, because a long name would be shaped again for each page.
pub(crate) struct RunningFoot(Vec<Line>);

impl RunningFoot {
    /// Sets it.
    pub(crate) fn new(instrument: &Instrument, shaper: &mut Shaper) -> Self {
        let title = running_title(&instrument.title, instrument.subject.as_deref());
        let mut lines = set(shaper, &shortened(&title).replace('\n', " "), ITALIC, MEASURE - NUMBER_ROOM);
        lines.truncate(MOST_LINES);
        Self(lines)
    }

    /// What it takes of the text's height, because it has more than one line.
    pub(crate) fn rise(&self) -> f32 {
        SMALL.lead * self.0.len().saturating_sub(1) as f32
    }

    /// Draws it.
    pub(crate) fn put(&self, page: &mut Page) {
        let mut y = TITLE_LINE + self.rise();
        for line in &self.0 {
            put(page, Artifact::Footer, line.clone(), ITALIC, (LEFT, y));
            y -= SMALL.lead;
        }
    }
}

/// Name of a paper and whose it is, for footers and the file's title.
pub(crate) fn running_title(title: &str, subject: Option<&str>) -> String {
    format!("{} {}", title.trim(), subject.unwrap_or_default().trim()).trim().to_owned()
}

/// The longest names that can be answered fit; what is longer would leave no page to write on.
fn shortened(title: &str) -> Cow<'_, str> {
    match title.char_indices().nth(LONGEST_TITLE) {
        Some((end, _)) => Cow::Owned(format!("{}…", title.get(..end).unwrap_or_default())),
        None => Cow::Borrowed(title),
    }
}
