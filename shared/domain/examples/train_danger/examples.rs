//! The labeled examples: `shared/content/danger/*.txt`. One to a line; "[kind]" begins a part, "[kind 2]" one by the second
//! writer; an empty line ends a group of examples that say much the same, which are never parted between what is learned and
//! what is tried. "{who}" stands for words of `slots.txt`.

use std::error::Error;
use std::path::Path;

use domain::danger::Kind;
use sha2::{Digest, Sha256};

use super::slots::Slots;

/// Danger of no kind that has numbers of its own: every number is shown.
const OTHER: &str = "other";

/// A labeled example.
pub(crate) struct Example {
    pub(crate) text: String,
    pub(crate) is_danger: bool,
    /// The kind of danger; none for plain words, and where no one number is the right one.
    pub(crate) kind: Option<Kind>,
    /// The part of its file.
    pub(crate) part: String,
    /// Who wrote it.
    pub(crate) writer: String,
    /// Its language.
    pub(crate) language: String,
    /// Examples of one group say much the same.
    pub(crate) group: usize,
}

pub(crate) fn read() -> Result<Vec<Example>, Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../content/danger");
    let slots = Slots::read(&std::fs::read_to_string(folder.join("slots.txt"))?)?;
    let mut all = Vec::new();
    let mut group = 0;
    for label in ["danger", "plain"] {
        for language in ["en", "es", "ht"] {
            let text = std::fs::read_to_string(folder.join(format!("{label}-{language}.txt")))?;
            let mut part = String::new();
            for line in text.lines().map(str::trim) {
                match line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
                    Some(name) => part = name.to_string(),
                    None if line.is_empty() => group += 1,
                    None => {
                        for text in slots.variants(line)? {
                            all.push(Example { group, ..example(text, (label, language, &part))? });
                        }
                    }
                }
            }
            group += 1;
        }
    }
    Ok(all)
}

/// Files that the weights are computed from.
const FILES: [&str; 8] = [
    "concepts.txt",
    "danger-en.txt",
    "danger-es.txt",
    "danger-ht.txt",
    "plain-en.txt",
    "plain-es.txt",
    "plain-ht.txt",
    "slots.txt",
];

/// What the examples come to in one line: where it differs from the one beside the weights, these are out of date.
pub(crate) fn digest() -> Result<String, Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../content/danger");
    let mut hasher = Sha256::new();
    for file in FILES {
        hasher.update(std::fs::read(folder.join(file))?);
    }
    Ok(hasher.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
}

fn example(text: String, (label, language, header): (&str, &str, &str)) -> Result<Example, Box<dyn Error>> {
    let is_danger = label == "danger";
    let (part, writer) = header.split_once(' ').unwrap_or((header, "1"));
    let kind = Kind::ALL.iter().find(|(_, name)| is_danger && *name == part).map(|(kind, _)| *kind);
    if is_danger && kind.is_none() && part != OTHER {
        return Err(format!("there is no kind {part:?}").into());
    }
    let (part, writer, language) = (part.to_string(), writer.to_string(), language.to_string());
    Ok(Example { text, is_danger, kind, part, writer, language, group: 0 })
}
