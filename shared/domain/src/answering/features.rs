//! What the classifier sees of a message: its words and neighbors, how it is written, which of its words belong to what was asked,
//! and whether it calls something else by its name.

use std::collections::BTreeMap;
use std::iter::once;

use super::question_context::{QuestionContext, root};
use crate::classifier::{Feature, hash, normalized, plain_words};
use crate::content::DocumentType;
use crate::content::question::Question;

/// What a word, or two neighbors, count.
const WORD: f32 = 1.0;
/// A word together with the question, and the beginning of a word, count less: there are many of them.
const PART: f32 = 0.7;
/// Two words that stand apart count least.
const APART: f32 = 0.5;
/// A question mark, and the name of what another question asks for, count most.
const SIGN: f32 = 2.0;
/// From so many words in common with the question on it makes no difference.
const SHARED: usize = 2;

/// The features of a message, where this question was asked.
#[must_use]
pub fn features(document_type: &DocumentType, question: &Question, words: &str) -> Vec<Feature> {
    let context = QuestionContext::new(document_type, question);
    let plain = plain_words(words);
    let mut found = BTreeMap::new();
    found.extend(of_words(&context, &plain));
    found.extend(of_neighbors(&plain));
    found.extend(of_writing(words, plain.len()));
    found.extend(of_context(&context, &plain));
    normalized(found)
}

/// Words, and the same together with what was asked.
fn of_words(context: &QuestionContext<'_>, words: &[String]) -> Vec<(u64, f32)> {
    let (id, pieces) = (&context.question.id, context.pieces());
    let each = |word: &String| {
        let root = root(word);
        [
            (hash(&["word", word]), WORD),
            (hash(&["root", &root]), PART),
            (hash(&["asked", id, &root]), PART),
            (hash(&["pieces", pieces, &root]), PART),
        ]
    };
    words.iter().flat_map(each).collect()
}

/// Two words that are neighbors, and two with one between them.
fn of_neighbors(words: &[String]) -> Vec<(u64, f32)> {
    let row: Vec<&str> = once("^").chain(words.iter().map(String::as_str)).chain(once("$")).collect();
    let pairs = row.windows(2).map(|pair| (hash(&["pair", pair[0], pair[1]]), WORD));
    let apart = row.windows(3).map(|three| (hash(&["apart", three[0], three[2]]), APART));
    pairs.chain(apart).collect()
}

/// How long it is, and which signs, figures and names it has.
fn of_writing(words: &str, count: usize) -> Vec<(u64, f32)> {
    let length = if count < 4 { count } else { (count / 2 + 2).min(9) };
    let parts = words.split(|c: char| !c.is_alphanumeric() && c != '\'').filter(|part| !part.is_empty());
    let has_name = parts.skip(1).any(|part| part.len() > 1 && part.starts_with(char::is_uppercase));
    let signs = [
        ("question", words.contains(['?', '¿']), SIGN),
        ("figures", words.contains(|c: char| c.is_ascii_digit()), WORD),
        ("money", words.contains(['$', '%']), WORD),
        ("list", words.contains([',', ';']), APART),
        ("name", has_name, WORD),
    ];
    let seen =
        signs.into_iter().filter(|(_, is, _)| *is).map(|(sign, _, value)| (hash(&["sign", sign]), value));
    seen.chain([(hash(&["length", &length.to_string()]), WORD)]).collect()
}

/// What it has to do with the question that was asked, and with the others.
fn of_context(context: &QuestionContext<'_>, words: &[String]) -> Vec<(u64, f32)> {
    let spoken = format!(" {} ", words.join(" "));
    let shared = context.shared(words).min(SHARED).to_string();
    let (another, own) = (context.names_another(&spoken), context.is_named(&spoken));
    let named = format!("{another} {own}");
    let mut found = vec![(hash(&["shared", &shared]), WORD), (hash(&["named", &named]), SIGN)];
    if another {
        found.push((hash(&["named", "asked", &context.question.id]), WORD));
    }
    if context.chooses_elsewhere(&spoken) {
        found.push((hash(&["option"]), WORD));
    }
    found
}
