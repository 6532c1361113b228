//! The sources that have to be read.

use domain::content::law_watch::{ReadText, ReadingDue, SourceReading};
use jiff::civil::Date;

use crate::reference::Reference;

/// A line for each source that has to be read by that day, and how many they are.
pub(crate) fn list(reference: &Reference, today: Date) -> String {
    let all = &reference.sources;
    let due = |source: &SourceReading| source.due(today, reference.passage(&source.section).as_deref());
    let mut found: Vec<(ReadingDue, &SourceReading)> =
        all.iter().filter_map(|source| Some((due(source)?, source))).collect();
    found.sort_by_key(|(why, source)| (*why, &source.section));
    let mut lines: Vec<String> = found.iter().map(|(why, source)| line(*why, source)).collect();
    let summaries = all.iter().filter(|source| source.text == Some(ReadText::Reference)).count();
    lines.push(format!("{} of {} sources have to be read.", found.len(), all.len()));
    lines.push(format!(
        "Of {summaries} the hash is that of our summary: a change of the law itself does not show there."
    ));
    lines.join("\n")
}

fn line(why: ReadingDue, SourceReading { section, address, .. }: &SourceReading) -> String {
    let address = address.as_deref().unwrap_or_default();
    format!("{}: {section} {address}", words(why)).trim_end().to_string()
}

fn words(why: ReadingDue) -> &'static str {
    match why {
        ReadingDue::Unchecked => "not checked",
        ReadingDue::Changed => "our reference says something else than when it was read",
        ReadingDue::NoDay => "day not known",
        ReadingDue::Old => "read over a year ago",
        ReadingDue::NoHash => "no hash kept",
    }
}
