//! Addresses and short answers, as the answer to the question that was asked.

use domain::content::question::{AnswerRule, Question};
use serde_json::{Value, json};

use super::no_answer::NoAnswer;
use super::prefaces::past_prefaces;
use super::reader::Reader;
use super::words::{Span, Stop};
use super::{addresses, names, put_right, typed_name};

/// The value in the words from this one on.
pub(super) fn read(reader: Reader<'_>, question: &Question, from: usize) -> Result<(Value, Span), NoAnswer> {
    let from = past_prefaces(reader, question, from);
    let at = match question.rule {
        AnswerRule::Name => typed_name::read(reader, question, from)?,
        AnswerRule::Address | AnswerRule::FloridaAddress => address(reader, from)?,
        _ if question.phrasing.relation => {
            let at = relation(reader, question, from).ok_or(NoAnswer::Nothing)?;
            return Ok((json!(names::relation_in_english(reader.text, at, reader.lexicon)), at));
        }
        _ => place(reader, from).ok_or(NoAnswer::Nothing)?,
    };
    Ok((json!(reader.text.written(at)), at))
}

/// An address begins here, or after some words that lead up to its house number.
fn address(reader: Reader<'_>, from: usize) -> Result<Span, NoAnswer> {
    let begins = |at: &usize| {
        reader.text.words[*at].stop == Stop::None
            && begins_with_a_figure(reader, *at)
            && !addresses::is_a_count(reader.text, *at, reader.lexicon)
    };
    let number = (from..reader.text.words.len()).find(begins).filter(|at| is_led_up_to(reader, from, *at));
    let from = last_of_several(reader).or(number).unwrap_or(from);
    let place = addresses::address_at(reader.text, from).ok_or(NoAnswer::NoAddress)?;
    if addresses::is_plausible(reader.text, place) { Ok(place) } else { Err(NoAnswer::NoAddress) }
}

/// "Not 12 Oak St, it's 14 Oak St": the last, where one is put in the place of another.
fn last_of_several(reader: Reader<'_>) -> Option<usize> {
    let joints = reader.lexicon.replacing.iter().chain(&reader.lexicon.taking_back);
    let places = joints.flat_map(|joint| reader.text.places(joint));
    places.map(|place| place.to).max().filter(|after| begins_with_a_figure(reader, *after))
}

fn begins_with_a_figure(reader: Reader<'_>, at: usize) -> bool {
    reader.text.words.get(at).is_some_and(|word| word.text.starts_with(|c: char| c.is_ascii_digit()))
}

/// "Home is 12 Oak Street", "last I heard 20 Sunset Dr": the words before the number belong to the sentence. A house or a
/// park may stand before it with a capital: "The Oaks, 12 Main St".
fn is_led_up_to(reader: Reader<'_>, from: usize, number: usize) -> bool {
    let small = |at: usize| reader.text.words[at].text.starts_with(char::is_lowercase);
    let is_small = |at: usize| small(at) || at == 0 || reader.text.low(at) == "i";
    // "We have been here since '88: 12 Oak St".
    let is_a_year = |at: usize| at + 1 == number && reader.is_set_off(number);
    let is_a_count = |at: usize| addresses::is_a_count(reader.text, at, reader.lexicon);
    let leads = |at: usize| is_small(at) || is_a_year(at) || is_a_count(at);
    number > from && ((from..number).all(leads) || is_led_in_capitals(reader, from, number))
}

/// "WE STAY AT 2290 COUNTY ROAD": where all is written in capitals, the word before the number shows it.
fn is_led_in_capitals(reader: Reader<'_>, from: usize, number: usize) -> bool {
    let is_shouted = !reader.text.words.iter().any(|word| word.text.contains(char::is_lowercase));
    let leads =
        matches!(reader.text.low(number - 1).as_str(), "at" | "is" | "it's" | "its" | "to" | "address");
    is_shouted && leads && !(from..number).any(|at| reader.is_set_off(at + 1))
}

/// "My mom lol": the words without what is only a sound after them.
fn without_sounds(reader: Reader<'_>, Span { from, mut to }: Span) -> Span {
    while to > from + 1 && reader.lexicon.sounds.contains(&reader.text.low(to - 1)) {
        to -= 1;
    }
    Span { from, to }
}

/// "My baby brother, God help us": a remark comes after the relation.
fn first_part(reader: Reader<'_>, from: usize) -> Option<Span> {
    let to = (from + 1..reader.text.words.len()).find(|at| reader.is_set_off(*at))?;
    reader.lexicon.relations.contains(&reader.text.low(to - 1)).then_some(Span { from, to })
}

/// How someone is connected. None, where it is taken back.
fn relation(reader: Reader<'_>, question: &Question, from: usize) -> Option<Span> {
    let said = ["is my", "is our", "are my"].iter().find_map(|verb| reader.text.places(verb).pop());
    let from = said.map_or(from, |verb| verb.to);
    let next = |at: usize| reader.relation_at(past_prefaces(reader, question, at));
    if let Some(relation) = reader.relation_at(from) {
        let last = put_right::last_said(reader.text, reader.lexicon, relation, next)?;
        if last != relation || reader.is_set_off(last.to) {
            return Some(last);
        }
    }
    let rest = || without_sounds(reader, Span { from, to: reader.text.words.len() });
    Some(first_part(reader, from).unwrap_or_else(rest))
}

/// "Key West, Florida", "in Key West, sorry, Marathon, Florida": the last, where one is put in the place of another.
fn place(reader: Reader<'_>, from: usize) -> Option<Span> {
    let line = |from: usize| {
        let from = if matches!(reader.text.low(from).as_str(), "in" | "at") { from + 1 } else { from };
        let line = reader.line(from).unwrap_or(Span { from, to: from });
        let line = without_sounds(reader, line);
        Span { to: put_right::start(reader.text, reader.lexicon, line).unwrap_or(line.to), ..line }
    };
    let next = |at: usize| Some(line(at)).filter(|place| reader.is_capital(place.from));
    put_right::last_said(reader.text, reader.lexicon, line(from), next)
}
