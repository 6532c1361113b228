//! `cargo law`: the sources that have to be read, because no one has seen their text, it is not known when, it was more than a year
//! ago, or no hash tells whether it has changed. `cargo law 2027-11-26` looks from another day.
//!
//! `cargo law read "s. 61.19" <file>` keeps that the text in that file was read today, and says whether it has changed since the last
//! reading; without a file, for a source that no one publishes as one, that it was read and is as our reference says.

use std::error::Error;
use std::fs;

use domain::content::Catalog;
use domain::content::law_watch::{ReadText, ReadingDue, ReadingOutcome, SourceReading, passage};
use domain::documents::florida_day;
use jiff::Timestamp;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

type Failure = Box<dyn Error>;

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct SourcesFile {
    source: Vec<SourceReading>,
}

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../legal");

fn main() -> Result<(), Failure> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match &words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => list(today()),
        ["read", section] => read(section, None),
        ["read", section, file] => read(section, Some(file)),
        [day] => list(day.parse()?),
        _ => Err("Use: cargo law [<day> | read <section> [<file>]]".into()),
    }
}

#[expect(clippy::disallowed_methods, reason = "a program that someone starts has a clock")]
fn today() -> Date {
    florida_day(Timestamp::now())
}

/// The rows, and the words above them.
fn sources() -> Result<(SourcesFile, String), Failure> {
    let text = fs::read_to_string(format!("{FOLDER}/sources.toml"))?;
    let head: String =
        text.lines().take_while(|line| !line.starts_with('[')).map(|line| format!("{line}\n")).collect();
    Ok((toml::from_str(&text)?, head))
}

/// The texts of our reference.
fn reference() -> Result<Vec<String>, Failure> {
    let mut files =
        fs::read_dir(FOLDER)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, Failure>>()?;
    files.retain(|file| file.extension().is_some_and(|end| end == "md"));
    files.sort();
    files.iter().map(|file| Ok(fs::read_to_string(file)?)).collect()
}

fn list(today: Date) -> Result<(), Failure> {
    let ((file, _), texts) = (sources()?, reference()?);
    let due = |source: &SourceReading| source.due(today, passage(&source.section, &texts).as_deref());
    let mut found: Vec<(ReadingDue, &SourceReading)> =
        file.source.iter().filter_map(|source| Some((due(source)?, source))).collect();
    found.sort_by_key(|(why, source)| (*why, &source.section));
    for (why, SourceReading { section, address, .. }) in &found {
        println!("{}: {section} {}", words(*why), address.as_deref().unwrap_or_default());
    }
    let summaries = file.source.iter().filter(|source| source.text == Some(ReadText::Reference)).count();
    println!("{} of {} sources have to be read.", found.len(), file.source.len());
    println!(
        "Of {summaries} the hash is that of our summary: a change of the law itself does not show there."
    );
    Ok(())
}

/// A file is the page of a section with all its parts; the reference is read for one citation.
fn read(section: &str, file: Option<&str>) -> Result<(), Failure> {
    let ((mut rows, head), today) = (sources()?, today());
    let catalog = Catalog::embedded().map_err(ToString::to_string)?;
    let (text, bytes) = match file {
        Some(file) => (ReadText::Published, fs::read(file)?),
        None => {
            let said = passage(section, &reference()?)
                .ok_or("Our reference does not name it: read it as published.")?;
            (ReadText::Reference, said.into_bytes())
        }
    };
    let is_read = |row: &&mut SourceReading| match text {
        ReadText::Published => catalog.is_same_source(&row.section, section),
        ReadText::Reference => row.section == section,
    };
    let read: Vec<_> = rows
        .source
        .iter_mut()
        .filter(is_read)
        .map(|row| (row.read(text, &bytes, today), row.section.clone()))
        .collect();
    if read.is_empty() {
        return Err(format!("Nothing cites {section}.").into());
    }
    fs::write(format!("{FOLDER}/sources.toml"), head + &toml::to_string(&rows)?)?;
    for (outcome, section) in &read {
        println!("{section}: {}", said(text, *outcome));
    }
    if read.iter().any(|(outcome, _)| *outcome == ReadingOutcome::Changed) {
        changed(catalog, section, today);
    }
    Ok(())
}

/// What rests on it, and how the paid documents are found that print it.
fn changed(catalog: &Catalog, section: &str, today: Date) {
    let clauses = catalog.clauses_resting_on(section);
    if clauses.is_empty() {
        println!(
            "\nNo clause rests on it. Questions, findings and dates may: search shared/content for {section}."
        );
        return;
    }
    println!("\nThese clauses rest on it:");
    for (slug, clause) in clauses {
        println!("{slug}: {clause}");
    }
    let law = serde_json::json!({"section": section, "readOn": today});
    let task = serde_json::json!({"task": "changes", "of": {"law": law}});
    println!(
        "\nThe paid documents that print them (infra/RUN.md, \"When a clause or the law has changed\"): {task}"
    );
}

/// Of what our reference says, nothing is said as if it were the law.
fn said(text: ReadText, outcome: ReadingOutcome) -> &'static str {
    match (text, outcome) {
        (ReadText::Published, ReadingOutcome::First) => "kept, nothing to compare it with",
        (ReadText::Published, ReadingOutcome::Unchanged) => "unchanged",
        (ReadText::Published, ReadingOutcome::Changed) => "changed",
        (ReadText::Reference, ReadingOutcome::First) => {
            "kept as you have read it, with the hash of our summary"
        }
        (ReadText::Reference, ReadingOutcome::Unchanged) => {
            "kept as you have read it; our summary is the same as before, and nothing was compared with the law"
        }
        (ReadText::Reference, ReadingOutcome::Changed) => {
            "kept as you have read it; our summary is another one than before"
        }
        (_, ReadingOutcome::OnlyReference) => {
            "nothing kept: its published text was read before, so read it as published again"
        }
    }
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
