//! The labeled examples: `shared/content/answers/examples.txt`. "[document question part]" begins those of a question, "[document
//! part]" those that answer no question of a document, "[any part]" no question at all. "+" is an answer, "-" is none.

use std::error::Error;
use std::path::Path;

use domain::content::question::{AnswerRule, Kind, Question};
use domain::content::{Catalog, DocumentType};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// What answers no question is learned at so many.
const PLACES: usize = 3;
/// Steps from one of them to the next, and from one example to the next: primes, by which no number of questions can be divided, so
/// that every question has its turn.
const STEPS: (usize, usize) = (11, 7);

/// A message where a question was asked.
pub(crate) struct Example<'a> {
    pub(crate) document_type: &'a DocumentType,
    pub(crate) question: &'a Question,
    pub(crate) text: &'a str,
    pub(crate) is_answer: bool,
    /// The set from which it is.
    pub(crate) part: &'a str,
}

/// The examples as they are written.
pub(crate) fn text() -> Result<String, Box<dyn Error>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../content/answers/examples.txt");
    Ok(std::fs::read_to_string(path)?)
}

/// What the examples and the questions come to in one line: where it differs from the one beside the weights, these are out of date.
pub(crate) fn digest(catalog: &Catalog, text: &str) -> String {
    let of_type = |each: &DocumentType| {
        let questions = each.questions.iter().map(|question| learned_of(each, question));
        json!([each.id, questions.collect::<Vec<_>>()])
    };
    let types: Vec<Value> = catalog.document_types.iter().map(of_type).collect();
    let learned = json!([text, types]).to_string();
    Sha256::digest(learned).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What the weights know of a question.
fn learned_of(document_type: &DocumentType, question: &Question) -> Value {
    let Question { id, text, placeholder, label, options, phrasing, .. } = question;
    let pieces = document_type.facts.iter().find(|fact| fact.composes.as_ref() == Some(id));
    let kind = pieces.map(|fact| fact.kind);
    json!([id, is_free(question), text, placeholder, label, options, phrasing.called, phrasing.roles, kind])
}

pub(crate) fn read<'a>(catalog: &'a Catalog, text: &'a str) -> Result<Vec<Example<'a>>, Box<dyn Error>> {
    let (mut all, mut part, mut places) = (Vec::new(), "", Vec::new());
    for (at, line) in text.lines().map(str::trim).enumerate().filter(|(_, line)| !line.is_empty()) {
        if let Some(header) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            let (of, name) = header.rsplit_once(' ').ok_or("a header has a part")?;
            (part, places) = (name, asked(catalog, of)?);
            continue;
        }
        let (is_answer, text) =
            labeled(line).ok_or_else(|| format!("line {}: {line:?} begins with no + or -", at + 1))?;
        let chosen = (0..places.len().min(PLACES)).map(|each| (at * STEPS.1 + each * STEPS.0) % places.len());
        all.extend(chosen.map(|place| {
            let (document_type, question) = places[place];
            Example { document_type, question, text, is_answer, part }
        }));
    }
    Ok(all)
}

/// Whether a line is an answer, and its words.
fn labeled(line: &str) -> Option<(bool, &str)> {
    match line.split_once(' ')? {
        ("+", text) => Some((true, text)),
        ("-", text) => Some((false, text)),
        _ => None,
    }
}

/// The questions that a header names.
fn asked<'a>(
    catalog: &'a Catalog,
    of: &str,
) -> Result<Vec<(&'a DocumentType, &'a Question)>, Box<dyn Error>> {
    let (kind, id) = of.split_once(' ').map_or((of, None), |(kind, id)| (kind, Some(id)));
    let all = catalog.document_types.iter().filter(|each| kind == "any" || each.id == kind);
    let all = all.flat_map(|each| each.questions.iter().map(move |question| (each, question)));
    let found: Vec<_> = match id {
        Some(id) => all.filter(|(_, question)| question.id == id).collect(),
        None => all.filter(|(_, question)| is_free(question)).collect(),
    };
    if found.is_empty() {
        return Err(format!("there is no question {of:?}").into());
    }
    let is_skipped = [STEPS.0, STEPS.1].into_iter().any(|step| found.len().is_multiple_of(step));
    if is_skipped {
        Err(format!("{of:?}: {} questions and {STEPS:?}", found.len()).into())
    } else {
        Ok(found)
    }
}

fn is_free(question: &Question) -> bool {
    let is_own = matches!(question.rule, AnswerRule::Free | AnswerRule::Any | AnswerRule::Shares);
    question.kind == Kind::Textarea || question.kind == Kind::Text && is_own
}
