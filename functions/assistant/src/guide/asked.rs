//! The answer to the question that was asked. What could be meant in two ways is not guessed at.

use domain::question::{Kind, Question, Rule};
use serde_json::{Value, json};

use super::heard::{Ear, Heard};
use super::words::{Place, Text};
use super::{addresses, dates, names, options};

/// Why an answer could not be heard in the words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unheard {
    /// There is no name in them.
    NoName,
    /// There are two names where one is asked for.
    TwoNames,
    /// There are signs of a program or of a web address.
    Signs,
    /// There is no address in them.
    NoAddress,
    /// There is a month or a year, and no whole date.
    PartOfADate,
    /// None of the options.
    Nothing,
}

/// The answer in the words from this one on. `own` is one that was said with words that name the question.
pub(super) fn read<'a>(
    room: &Listening<'_>,
    question: &'a Question,
    own: Option<Heard<'a>>,
) -> Result<Heard<'a>, Unheard> {
    let ear = room.ear;
    let (value, at) = match question.kind {
        Kind::Checkbox => checked(room, question)?,
        Kind::Select | Kind::Radio => chosen(room, question)?,
        _ if is_free(question) => (json!(room.words), ear.all()),
        Kind::Date | Kind::Text | Kind::Textarea => match (Ear::quoted(room.words), own) {
            (Some(quoted), _) => (json!(quoted), ear.all()),
            (None, Some(own)) => return Ok(own),
            (None, None) if question.kind == Kind::Date => date(ear)?,
            (None, None) => typed(ear, question, room.from)?,
        },
    };
    Ok(Heard { question, value, words: ear.all(), at, is_named: false })
}

/// A message, as the answer to the question that was asked.
pub(super) struct Listening<'a> {
    pub(super) ear: Ear<'a>,
    /// The message.
    pub(super) words: &'a str,
    /// Where the answer begins, after words that take something back.
    pub(super) from: usize,
    /// What the people named in the answers are called in the options: "Nina" is the petitioner.
    pub(super) people: &'a [(String, String)],
}

/// A choice is heard in the whole message, and stands at its beginning as far as other answers go.
fn chosen(room: &Listening<'_>, question: &Question) -> Result<(Value, Place), Unheard> {
    let Listening { ear, words, people, .. } = room;
    let named = options::with_roles(words, people);
    let text = Text::new(&named, ear.lexicon);
    let option = options::chosen(question, &text, &named).ok_or(Unheard::Nothing)?;
    let told = options::told(ear.text, &[&question.hearing.says, &question.hearing.aside]);
    Ok((json!(option), told.map_or(Place { from: 0, to: 1 }, |(_, place)| place)))
}

fn checked(room: &Listening<'_>, question: &Question) -> Result<(Value, Place), Unheard> {
    let told = options::told(room.ear.text, &[&question.hearing.says]).map(|(option, _)| option == "true");
    let ticked = told.or_else(|| options::yes_or_no(room.words)).ok_or(Unheard::Nothing)?;
    Ok((json!(ticked), room.ear.all()))
}

fn date(ear: Ear<'_>) -> Result<(Value, Place), Unheard> {
    let part = dates::is_part_of_a_date(ear.text, ear.lexicon);
    let refused = if part { Unheard::PartOfADate } else { Unheard::Nothing };
    let date = dates::only_date(ear.text, ear.today, ear.lexicon).ok_or(refused)?;
    let at = (0..ear.text.words.len()).find_map(|at| dates::date_at(ear.text, at, ear.lexicon));
    Ok((json!(date.to_string()), at.map_or(ear.all(), |(_, place)| place)))
}

fn typed(ear: Ear<'_>, question: &Question, from: usize) -> Result<(Value, Place), Unheard> {
    let written = ear.text.written(ear.all());
    if written.contains(['<', '>', '{', '}', '[', ']', '=', '|', '\\', '`']) || written.contains("://") {
        return Err(Unheard::Signs);
    }
    let from = past_prefaces(ear, question, from);
    let at = match question.rule {
        Rule::Name => name(ear, question, from)?,
        Rule::Address | Rule::FloridaAddress => address(ear, from)?,
        _ => short(ear, question, from),
    };
    Ok((json!(ear.text.written(at)), at))
}

/// Words of the person's own, which are taken as they are.
pub(super) fn is_free(question: &Question) -> bool {
    question.kind == Kind::Textarea
        || question.kind == Kind::Text && matches!(question.rule, Rule::Free | Rule::Any | Rule::Shares)
}

/// Past "it is", "my name is" and "I think": as often as something of the kind follows.
fn past_prefaces(ear: Ear<'_>, question: &Question, from: usize) -> usize {
    let own = match question.rule {
        Rule::Name => &ear.lexicon.before_name[..],
        Rule::Address | Rule::FloridaAddress => &ear.lexicon.before_address,
        _ => &[],
    };
    let mut from = from;
    loop {
        let lists = [&question.hearing.after[..], own, &ear.lexicon.before_any];
        let next =
            lists.iter().filter_map(|phrases| ear.text.longest_at(from, phrases)).map(|place| place.to).max();
        match next.filter(|next| *next < ear.text.words.len()) {
            Some(next) => from = next,
            None => return from,
        }
    }
}

fn name(ear: Ear<'_>, question: &Question, from: usize) -> Result<Place, Unheard> {
    let rest = Place { from, to: ear.text.words.len() };
    let named = ear.named_at(from);
    let is_whole = named.relation.is_none() && names::is_plausible(ear.text, rest, ear.lexicon);
    if is_whole && !has_figures(ear, rest) && !is_a_mere_word(ear, rest) {
        return Ok(rest);
    }
    let likely = named.name.filter(|name| !is_a_mere_word(ear, *name));
    let name = likely.or_else(|| set_off_name(ear, question, from)).ok_or(Unheard::NoName)?;
    if is_followed_by_another(ear, name) { Err(Unheard::TwoNames) } else { Ok(name) }
}

/// "This is nonsense": one small word after others is no name, unless they speak of a name.
fn is_a_mere_word(ear: Ear<'_>, name: Place) -> bool {
    let before = ear.text.written(Place { from: 0, to: name.from }).to_lowercase();
    let speaks_of_a_name = ["name", "llam", "nom", "call", "as"].iter().any(|word| before.contains(word));
    let is_small = ear.text.words[name.from].text.starts_with(char::is_lowercase);
    name.len() == 1 && is_small && ear.text.words.len() > 1 && !speaks_of_a_name
}

/// A name has no house number.
fn has_figures(ear: Ear<'_>, place: Place) -> bool {
    let words = &ear.text.words[place.from..place.to];
    words.iter().any(|word| word.text.starts_with(|c: char| c.is_ascii_digit()))
}

/// "That's me, Marisol Ortega Cruz": a name in capitals after a comma, or after "and it's".
fn set_off_name(ear: Ear<'_>, question: &Question, from: usize) -> Option<Place> {
    let joint = |at: usize| at + usize::from(matches!(ear.text.low(at).as_str(), "and" | "but" | "so"));
    let places = (from + 1..ear.text.words.len()).filter(|at| ear.is_set_off(*at));
    let mut named = places.filter_map(|at| ear.named_at(past_prefaces(ear, question, joint(at))).name);
    named.find(|name| name.len() > 1 && ear.is_capital(name.from))
}

fn is_followed_by_another(ear: Ear<'_>, name: Place) -> bool {
    let joined = matches!(ear.text.low(name.to).as_str(), "and" | "or") && !ear.is_set_off(name.to);
    joined && ear.named_at(name.to + 1).name.is_some_and(|other| ear.is_capital(other.from))
}

/// An address begins here, or after some words that lead up to its house number.
fn address(ear: Ear<'_>, from: usize) -> Result<Place, Unheard> {
    let begins = |at: &usize| ear.text.words[*at].text.starts_with(|c: char| c.is_ascii_digit());
    let number = (from..ear.text.words.len()).find(begins).filter(|at| is_led_up_to(ear, *at));
    let place = addresses::address_at(ear.text, number.unwrap_or(from)).ok_or(Unheard::NoAddress)?;
    if addresses::is_plausible(ear.text, place) { Ok(place) } else { Err(Unheard::NoAddress) }
}

/// "Home is 12 Oak Street": the word before the number belongs to the sentence.
fn is_led_up_to(ear: Ear<'_>, number: usize) -> bool {
    let before = number.checked_sub(1).map(|at| ear.text.low(at)).unwrap_or_default();
    matches!(before.as_str(), "is" | "at" | "in" | "address" | "lives" | "live" | "to" | "was" | "be")
}

/// A few words: how somebody is connected, or a place.
fn short(ear: Ear<'_>, question: &Question, from: usize) -> Place {
    if !question.hearing.relation {
        let from = if matches!(ear.text.low(from).as_str(), "in" | "at") { from + 1 } else { from };
        return Place { from, to: ear.text.sentence_end(from) };
    }
    let said = ["is my", "is our", "are my"].iter().find_map(|verb| ear.text.places(verb).pop());
    let from = said.map_or(from, |verb| verb.to);
    let relation = ear.named_at(from).relation.filter(|relation| ear.is_set_off(relation.to));
    relation.unwrap_or(Place { from, to: ear.text.words.len() })
}
