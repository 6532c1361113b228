//! Answers to other questions than the one that was asked, where the words say which: "and my executor is Eva Diaz".

use domain::content::question::{AnswerRule, Question};
use serde_json::json;

use super::asked::has_signs;
use super::reader::{Extracted, Reader};
use super::sayings::Sayings;
use super::words::Span;
use super::{others, roles, sayings};

/// Everything that was said of these questions with words that name them.
pub(super) fn all<'a>(reader: Reader<'_>, questions: &[&'a Question]) -> Vec<Extracted<'a>> {
    let mut found = Vec::new();
    for question in questions {
        found.extend(by_lead(reader, question));
        found.extend(roles::extracted(reader, question));
        found.extend(by_option(reader, question, questions));
    }
    without_shadowed(found)
}

/// After words that only this answer follows: "I live at".
fn by_lead<'a>(reader: Reader<'_>, question: &'a Question) -> Vec<Extracted<'a>> {
    let leads = question.phrasing.after.iter().flat_map(|phrase| reader.text.places(phrase));
    let read = |lead: Span| {
        let from = if question.rule == AnswerRule::Name { past_able(reader, lead.to) } else { lead.to };
        let (value, at) = reader.value_at(question, from)?;
        let is_doubted =
            |at| is_weak(reader, lead) && !is_clearly_a_name(reader, at) || is_a_small_word(reader, at);
        if question.rule == AnswerRule::Name && is_doubted(at) || is_verb(reader, lead.to) {
            return None;
        }
        Some(Extracted { question, value, words: Span { from: lead.from, to: at.to }, at, is_named: true })
    };
    leads.filter(|lead| is_said_here(reader, *lead)).filter_map(read).collect()
}

/// "If she cannot serve then Oscar Diaz": past what she cannot do.
fn past_able(reader: Reader<'_>, from: usize) -> usize {
    let mut from = from;
    while let Some(place) = reader.text.longest_at(from, &reader.lexicon.able) {
        from = place.to;
    }
    from
}

/// "Eva Diaz, and if she cannot be reached": one small word beside names in capitals is no name.
fn is_a_small_word(reader: Reader<'_>, name: Span) -> bool {
    let is_written_large =
        || (0..name.from).any(|at| at > 0 && reader.is_capital(at) && reader.text.words[at].text.len() > 1);
    name.len() == 1 && !reader.is_capital(name.from) && is_written_large()
}

/// After "I am" and "this is" much can stand that is no name.
fn is_weak(reader: Reader<'_>, lead: Span) -> bool {
    lead.len() <= 2
        && matches!(reader.text.low(lead.from).as_str(), "i" | "i'm" | "im" | "this" | "soy" | "my")
}

fn is_clearly_a_name(reader: Reader<'_>, name: Span) -> bool {
    let uses_no_capitals = !reader
        .text
        .words
        .iter()
        .any(|word| word.text.starts_with(char::is_uppercase) && word.text.len() > 3);
    name.len() > 1 && (reader.is_capital(name.from) || uses_no_capitals)
}

fn is_verb(reader: Reader<'_>, at: usize) -> bool {
    matches!(
        reader.text.low(at).as_str(),
        "is" | "was"
            | "should"
            | "are"
            | "will"
            | "wrong"
            | "incorrect"
            | "changed"
            | "different"
            | "misspelled"
            | "not"
    )
}

/// "I am" begins an answer only where a part of a sentence begins.
fn is_said_here(reader: Reader<'_>, lead: Span) -> bool {
    let joined = ["and", "but", "so", "also", "that", "because", "hi", "hello", "well", "we"];
    lead.len() > 2
        || reader.text.begins(lead.from)
        || joined.contains(&reader.text.low(lead.from - 1).as_str())
        || reader.text.low(lead.from) != "i" && reader.text.low(lead.from) != "i'm"
}

/// Words that mean one option whatever was asked: what people say for it, and an option that is said in full and that no other
/// question has.
fn by_option<'a>(
    reader: Reader<'_>,
    question: &'a Question,
    questions: &[&'a Question],
) -> Option<Extracted<'a>> {
    const FEWEST_WORDS: usize = 3;
    let is_only_here =
        |option: &&String| questions.iter().filter(|each| each.options.contains(option)).count() == 1;
    let is_written = !has_signs(reader.text.written(reader.all()));
    let in_full =
        question.options.iter().filter(|option| is_written && option.split(' ').count() >= FEWEST_WORDS);
    let in_full: Sayings =
        in_full.filter(is_only_here).map(|option| (option.clone(), vec![option.to_lowercase()])).collect();
    let (option, words) = sayings::matched(reader.text, &[&question.phrasing.aside, &in_full])?;
    if others::is_of_others(reader.text, words, reader.lexicon) {
        return None;
    }
    let value = if question.options.is_empty() { json!(option == "true") } else { json!(option) };
    Some(Extracted { question, value, words, at: words, is_named: true })
}

/// "Backup executor" names the backup, although "executor" stands in it. The longest words that lead to a value win.
fn without_shadowed(found: Vec<Extracted<'_>>) -> Vec<Extracted<'_>> {
    let is_shadowed = |one: &Extracted<'_>| {
        found.iter().any(|other| {
            other.question.id != one.question.id
                && other.at.overlaps(one.at)
                && other.words.len() > one.words.len()
        })
    };
    let kept: Vec<bool> = found.iter().map(|one| !is_shadowed(one)).collect();
    let mut kept = kept.into_iter();
    let mut found = found;
    found.retain(|_| kept.next().unwrap_or_default());
    found
}
