//! Answers to other questions than the one that was asked, where the words say which: "and my executor is Eva Diaz".

use domain::question::{Question, Rule};
use serde_json::json;

use super::heard::{Ear, Heard};
use super::options;
use super::words::{Place, Stop};

/// Between a role and the answer: "executor is Eva Diaz".
const AFTER_ROLE: [&str; 18] = [
    "is",
    "will be",
    "should be",
    "would be",
    "is going to be",
    "to be",
    "should",
    "name is",
    "is named",
    "is called",
    "to",
    "named",
    "would",
    "has to be",
    "shall be",
    "is spelled",
    "was",
    "'s name is",
];

/// Between the answer and its role: "Eva Diaz as my executor".
const BEFORE_ROLE: [&str; 20] = [
    "as",
    "to be",
    "for",
    "is",
    "will be",
    "should be",
    "would be",
    "can be",
    "to serve as",
    "to act as",
    "serve as",
    "act as",
    "be",
    "is going to be",
    "could be",
    "can serve as",
    "can act as",
    "shall be",
    "will serve as",
    "will act as",
];

const DETERMINERS: [&str; 6] = ["my", "the", "an", "a", "our", "that"];

const PRONOUNS: [&str; 4] = ["him", "her", "them", "that person"];

/// Everything that was said of these questions with words that name them.
pub(super) fn all<'a>(ear: Ear<'_>, questions: &[&'a Question]) -> Vec<Heard<'a>> {
    let mut found = Vec::new();
    for question in questions {
        found.extend(by_lead(ear, question));
        found.extend(by_role(ear, question));
        found.extend(by_option(ear, question));
    }
    without_shadowed(found)
}

/// After words that only this answer follows: "I live at".
fn by_lead<'a>(ear: Ear<'_>, question: &'a Question) -> Vec<Heard<'a>> {
    let leads = question.hearing.after.iter().flat_map(|phrase| ear.text.places(phrase));
    let read = |lead: Place| {
        let (value, at) = ear.value_at(question, lead.to)?;
        if question.rule == Rule::Name && is_weak(ear, lead) && !is_clearly_a_name(ear, at)
            || is_verb(ear, lead.to)
        {
            return None;
        }
        Some(Heard { question, value, words: Place { from: lead.from, to: at.to }, at, is_named: true })
    };
    leads.filter(|lead| is_said_here(ear, *lead)).filter_map(read).collect()
}

/// After "I am" and "this is" much can stand that is no name.
fn is_weak(ear: Ear<'_>, lead: Place) -> bool {
    lead.len() <= 2 && matches!(ear.text.low(lead.from).as_str(), "i" | "i'm" | "im" | "this" | "soy")
}

fn is_clearly_a_name(ear: Ear<'_>, name: Place) -> bool {
    ear.is_capital(name.from) || name.len() > 1
}

fn is_verb(ear: Ear<'_>, at: usize) -> bool {
    matches!(ear.text.low(at).as_str(), "is" | "was" | "should" | "are" | "will")
}

/// "I am" begins an answer only where a part of a sentence begins.
fn is_said_here(ear: Ear<'_>, lead: Place) -> bool {
    let joined = ["and", "but", "so", "also", "that", "because", "hi", "hello", "well", "we"];
    lead.len() > 2
        || ear.text.begins(lead.from)
        || joined.contains(&ear.text.low(lead.from - 1).as_str())
        || ear.text.low(lead.from) != "i" && ear.text.low(lead.from) != "i'm"
}

fn by_role<'a>(ear: Ear<'_>, question: &'a Question) -> Vec<Heard<'a>> {
    let endings = ["", "'s name", "'s full name", "'s legal name", "'s full legal name"];
    let called = |role: &String| endings.map(|ending| format!("{role}{ending}"));
    let roles = question.hearing.roles.iter().flat_map(called);
    roles
        .flat_map(|role| ear.text.places(&role))
        .filter_map(|role| after_role(ear, question, role).or_else(|| before_role(ear, question, role)))
        .collect()
}

/// "my executor is Eva Diaz", "executor: Eva Diaz", "my wife, Eva Diaz".
fn after_role<'a>(ear: Ear<'_>, question: &'a Question, role: Place) -> Option<Heard<'a>> {
    let verb = AFTER_ROLE.iter().filter_map(|verb| ear.text.at(role.to, verb)).max_by_key(|place| place.to);
    let from = verb.map_or(role.to, |verb| verb.to);
    let is_direct = verb.is_none() && question.rule != Rule::Name;
    let stop = ear.text.words.get(role.to - 1).map_or(Stop::End, |word| word.stop);
    if stop == Stop::End || is_direct && stop == Stop::None {
        return None;
    }
    let (value, at) = ear.value_at(question, from)?;
    if verb.is_none() && !ear.is_capital(at.from) {
        return None;
    }
    Some(Heard { question, value, words: Place { from: role.from, to: at.to }, at, is_named: true })
}

/// "Eva Diaz as my executor", and "put him as the executor" after somebody was named.
fn before_role<'a>(ear: Ear<'_>, question: &'a Question, role: Place) -> Option<Heard<'a>> {
    if question.rule != Rule::Name {
        return None;
    }
    let determined = role.from.checked_sub(1).filter(|at| DETERMINERS.contains(&ear.text.low(*at).as_str()));
    let end = determined.unwrap_or(role.from);
    let joins = |verb: &str| {
        let length = verb.split(' ').count();
        end.checked_sub(length).and_then(|from| ear.text.at(from, verb)).filter(|place| place.to == end)
    };
    let joint = BEFORE_ROLE.iter().filter_map(|verb| joins(verb)).min_by_key(|place| place.from)?;
    let at = name_before(ear, joint.from)?;
    let words = Place { from: at.from.min(joint.from), to: role.to };
    Some(Heard { question, value: json!(ear.text.written(at)), words, at, is_named: true })
}

/// The name that ends here, or the one that a pronoun here stands for.
fn name_before(ear: Ear<'_>, end: usize) -> Option<Place> {
    let is_pronoun = end.checked_sub(1).is_some_and(|at| PRONOUNS.contains(&ear.text.low(at).as_str()));
    if is_pronoun {
        return (0..end)
            .filter_map(|at| ear.named_at(at).name)
            .filter(|name| is_a_person(ear, *name))
            .max_by_key(|name| (name.to, std::cmp::Reverse(name.from)));
    }
    let ends_here = |from: &usize| ear.named_at(*from).name.filter(|name| name.to >= end && name.from < end);
    let found = (end.saturating_sub(6)..end).find_map(|from| ends_here(&from))?;
    Some(Place { from: found.from, to: end })
}

/// A name that a pronoun may stand for has capitals or follows a relation.
fn is_a_person(ear: Ear<'_>, name: Place) -> bool {
    ear.text.words[name.from].text.starts_with(char::is_uppercase) && (name.len() > 1 || name.from > 0)
}

/// Words that mean one option whatever was asked.
fn by_option<'a>(ear: Ear<'_>, question: &'a Question) -> Option<Heard<'a>> {
    let (option, words) = options::told(ear.text, &[&question.hearing.aside])?;
    let value = if question.options.is_empty() { json!(option == "true") } else { json!(option) };
    Some(Heard { question, value, words, at: words, is_named: true })
}

/// "Backup executor" names the backup, although "executor" stands in it. The longest words that lead to a value win.
fn without_shadowed(found: Vec<Heard<'_>>) -> Vec<Heard<'_>> {
    let is_shadowed = |one: &Heard<'_>| {
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
