//! `cargo law`: the sources that have to be read, because no one has seen their text, it is not known when, it was more than a year
//! ago, or no hash tells whether it has changed. `cargo law 2027-11-26` looks from another day.

use std::error::Error;

use domain::content::law_watch::{ReadingDue, SourceReading};
use domain::documents::florida_day;
use jiff::Timestamp;
use jiff::civil::Date;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SourcesFile {
    source: Vec<SourceReading>,
}

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../legal/sources.toml");

fn main() -> Result<(), Box<dyn Error>> {
    let day = std::env::args().nth(1);
    let today: Date = day.map_or_else(|| Ok(now()), |day| day.parse())?;
    let file: SourcesFile = toml::from_str(&std::fs::read_to_string(FILE)?)?;
    let mut due: Vec<(ReadingDue, &SourceReading)> =
        file.source.iter().filter_map(|source| Some((source.due(today)?, source))).collect();
    due.sort_by_key(|(why, source)| (*why, &source.section));
    for (why, SourceReading { section, address, .. }) in &due {
        println!("{}: {section} {}", words(*why), address.as_deref().unwrap_or_default());
    }
    println!("{} of {} sources have to be read.", due.len(), file.source.len());
    Ok(())
}

#[expect(clippy::disallowed_methods, reason = "a program that someone starts has a clock")]
fn now() -> Date {
    florida_day(Timestamp::now())
}

fn words(why: ReadingDue) -> &'static str {
    match why {
        ReadingDue::Unchecked => "not checked",
        ReadingDue::NoDay => "day not known",
        ReadingDue::Old => "read over a year ago",
        ReadingDue::NoHash => "no hash kept",
    }
}
