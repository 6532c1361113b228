//! The answer to the question that was asked. What could be meant in two ways is not guessed at.

use domain::question::{Kind, Question, Rule};
use serde_json::{Value, json};

use super::heard::{Ear, Heard};
use super::words::Place;
use super::{addresses, aside, dates, names, options};

/// Why an answer could not be heard in the words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unheard {
    /// There is no name in them.
    NoName,
    /// There are two names where one is asked for.
    TwoNames,
    /// There is no address in them.
    NoAddress,
    /// There is a month or a year, and no whole date.
    PartOfADate,
    /// None of the options.
    Nothing,
}

/// The answer in the words from this one on.
pub(super) fn read<'a>(
    ear: Ear<'_>,
    question: &'a Question,
    words: &str,
    from: usize,
) -> Result<Heard<'a>, Unheard> {
    let (value, at) = match question.kind {
        Kind::Checkbox => checked(ear, question, words)?,
        Kind::Select | Kind::Radio => chosen(ear, question, words)?,
        Kind::Date => date(ear, question)?,
        Kind::Text | Kind::Textarea => return typed(ear, question, words, from),
    };
    Ok(Heard { question, value, words: ear.all(), at })
}

/// A choice is heard in the whole message, and stands at its beginning as far as other answers go.
fn chosen(ear: Ear<'_>, question: &Question, words: &str) -> Result<(Value, Place), Unheard> {
    let option = options::chosen(question, ear.text, words).ok_or(Unheard::Nothing)?;
    let told = options::told(ear.text, &[&question.hearing.says, &question.hearing.aside]);
    Ok((json!(option), told.map_or(Place { from: 0, to: 1 }, |(_, place)| place)))
}

fn checked(ear: Ear<'_>, question: &Question, words: &str) -> Result<(Value, Place), Unheard> {
    let told = options::told(ear.text, &[&question.hearing.says]).map(|(option, _)| option == "true");
    let ticked = told.or_else(|| options::yes_or_no(words)).ok_or(Unheard::Nothing)?;
    Ok((json!(ticked), ear.all()))
}

fn date(ear: Ear<'_>, question: &Question) -> Result<(Value, Place), Unheard> {
    let own = aside::all(ear, &[question]).pop();
    if let Some(own) = own {
        return Ok((own.value, own.at));
    }
    let part = dates::is_part_of_a_date(ear.text, ear.lexicon);
    let refused = if part { Unheard::PartOfADate } else { Unheard::Nothing };
    let date = dates::only_date(ear.text, ear.today, ear.lexicon).ok_or(refused)?;
    let at = (0..ear.text.words.len()).find_map(|at| dates::date_at(ear.text, at, ear.lexicon));
    Ok((json!(date.to_string()), at.map_or(ear.all(), |(_, place)| place)))
}

fn typed<'a>(ear: Ear<'_>, question: &'a Question, words: &str, from: usize) -> Result<Heard<'a>, Unheard> {
    if is_free(question) {
        return Ok(Heard { question, value: json!(words), words: ear.all(), at: ear.all() });
    }
    if let Some(quoted) = Ear::quoted(words) {
        return Ok(Heard { question, value: json!(quoted), words: ear.all(), at: ear.all() });
    }
    if let Some(own) = aside::all(ear, &[question]).pop() {
        return Ok(own);
    }
    let from = past_prefaces(ear, question, from);
    let at = match question.rule {
        Rule::Name => name(ear, from)?,
        Rule::Address | Rule::FloridaAddress => address(ear, from)?,
        _ => short(ear, question, from)?,
    };
    Ok(Heard { question, value: json!(ear.text.written(at)), words: ear.all(), at })
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

fn name(ear: Ear<'_>, from: usize) -> Result<Place, Unheard> {
    let rest = Place { from, to: ear.text.words.len() };
    let named = ear.named_at(from);
    if named.relation.is_none() && names::is_plausible(ear.text, rest, ear.lexicon) && !has_address(ear, rest)
    {
        return Ok(rest);
    }
    let name = named.name.ok_or(Unheard::NoName)?;
    let second = ["and", "or"].contains(&ear.text.low(name.to).as_str()) && !ear.is_set_off(name.to);
    let another = second
        && ear
            .named_at(name.to + 1)
            .name
            .is_some_and(|other| ear.text.words[other.from].text.starts_with(char::is_uppercase));
    if another { Err(Unheard::TwoNames) } else { Ok(name) }
}

/// A name has no house number.
fn has_address(ear: Ear<'_>, place: Place) -> bool {
    ear.text.words[place.from..place.to]
        .iter()
        .any(|word| word.text.starts_with(|c: char| c.is_ascii_digit()))
}

fn address(ear: Ear<'_>, from: usize) -> Result<Place, Unheard> {
    let place = addresses::address_at(ear.text, from).ok_or(Unheard::NoAddress)?;
    if addresses::is_plausible(ear.text, place) { Ok(place) } else { Err(Unheard::NoAddress) }
}

/// A few words: how somebody is connected, or a place.
fn short(ear: Ear<'_>, question: &Question, from: usize) -> Result<Place, Unheard> {
    let rest = Place { from, to: ear.text.words.len() };
    if !question.hearing.relation {
        return Ok(Place { from, to: ear.text.sentence_end(from) });
    }
    let said = ["is my", "is our", "are my", "'s my"].iter().find_map(|verb| ear.text.places(verb).pop());
    let from = said.map_or(from, |verb| verb.to);
    let relation = ear.named_at(from).relation.filter(|relation| ear.is_set_off(relation.to));
    Ok(relation.unwrap_or(Place { from, ..rest }))
}
