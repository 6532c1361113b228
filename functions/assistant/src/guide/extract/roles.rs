//! Roles: "my executor is Eva Diaz", "Eva Diaz as my executor".

use domain::content::question::{AnswerRule, Question};
use serde_json::json;

use super::reader::{Extracted, Reader};
use super::words::{Span, Stop};

/// Everything that was said of a question with what people call its answer.
pub(super) fn extracted<'a>(reader: Reader<'_>, question: &'a Question) -> Vec<Extracted<'a>> {
    let endings = ["", "'s name", "'s full name", "'s legal name", "'s full legal name"];
    let called = |role: &String| endings.map(|ending| format!("{role}{ending}"));
    let roles = question.phrasing.roles.iter().flat_map(called);
    roles
        .flat_map(|role| reader.text.places(&role))
        .filter_map(|role| after_role(reader, question, role).or_else(|| before_role(reader, question, role)))
        .collect()
}

/// "my executor is Eva Diaz", "executor: Eva Diaz", "my wife, Eva Diaz".
fn after_role<'a>(reader: Reader<'_>, question: &'a Question, role: Span) -> Option<Extracted<'a>> {
    let verb = reader.text.longest_at(role.to, &reader.lexicon.after_role);
    let from = verb.map_or(role.to, |verb| verb.to);
    let is_direct = verb.is_none() && question.rule != AnswerRule::Name;
    let stop = reader.text.words.get(role.to - 1).map_or(Stop::End, |word| word.stop);
    if stop == Stop::End || is_direct && stop == Stop::None {
        return None;
    }
    let (value, at) = reader.value_at(question, from)?;
    if verb.is_none() && !reader.is_capital(at.from) {
        return None;
    }
    Some(Extracted { question, value, words: Span { from: role.from, to: at.to }, at, is_named: true })
}

/// "Eva Diaz as my executor", and "put him as the executor" after someone was named.
fn before_role<'a>(reader: Reader<'_>, question: &'a Question, role: Span) -> Option<Extracted<'a>> {
    if question.rule != AnswerRule::Name {
        return None;
    }
    let determined =
        role.from.checked_sub(1).filter(|at| reader.lexicon.determiners.contains(&reader.text.low(*at)));
    let end = determined.unwrap_or(role.from);
    let joins = |verb: &str| {
        let length = verb.split(' ').count();
        end.checked_sub(length).and_then(|from| reader.text.at(from, verb)).filter(|place| place.to == end)
    };
    let joint =
        reader.lexicon.before_role.iter().filter_map(|verb| joins(verb)).min_by_key(|place| place.from)?;
    let at = name_before(reader, joint.from)?;
    let words = Span { from: at.from.min(joint.from), to: role.to };
    Some(Extracted { question, value: json!(reader.text.written(at)), words, at, is_named: true })
}

/// The name that ends here, or the one that a pronoun here stands for.
fn name_before(reader: Reader<'_>, end: usize) -> Option<Span> {
    let is_pronoun =
        end.checked_sub(1).is_some_and(|at| reader.lexicon.pronouns.contains(&reader.text.low(at)));
    if is_pronoun {
        return (0..end)
            .filter_map(|at| reader.named_at(at).name)
            .filter(|name| is_a_person(reader, *name))
            .max_by_key(|name| (name.to, std::cmp::Reverse(name.from)));
    }
    let ends_here =
        |from: &usize| reader.named_at(*from).name.filter(|name| name.to >= end && name.from < end);
    let found = (end.saturating_sub(6)..end).find_map(|from| ends_here(&from))?;
    Some(Span { from: found.from, to: end })
}

/// A name that a pronoun may stand for has capitals or follows a relation.
fn is_a_person(reader: Reader<'_>, name: Span) -> bool {
    reader.text.words[name.from].text.starts_with(char::is_uppercase) && (name.len() > 1 || name.from > 0)
}
