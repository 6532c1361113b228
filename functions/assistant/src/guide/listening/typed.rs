//! Names, addresses and short answers, as the answer to the question that was asked.

use domain::content::question::{AnswerRule, Question};
use serde_json::{Value, json};

use super::heard::Ear;
use super::unheard::Unheard;
use super::words::{Span, Stop};
use super::{addresses, names};

/// The value in the words from this one on.
pub(super) fn read(ear: Ear<'_>, question: &Question, from: usize) -> Result<(Value, Span), Unheard> {
    let from = past_prefaces(ear, question, from);
    let at = match question.rule {
        AnswerRule::Name => name(ear, question, from)?,
        AnswerRule::Address | AnswerRule::FloridaAddress => address(ear, from)?,
        _ => short(ear, question, from),
    };
    Ok((json!(ear.text.written(at)), at))
}

/// Past "it is", "my name is" and "I think": as often as something of the kind follows.
fn past_prefaces(ear: Ear<'_>, question: &Question, from: usize) -> usize {
    let own = match question.rule {
        AnswerRule::Name => &ear.lexicon.before_name[..],
        AnswerRule::Address | AnswerRule::FloridaAddress => &ear.lexicon.before_address,
        _ => &[],
    };
    let mut from = from;
    loop {
        let lists = [&question.phrasing.after[..], own, &ear.lexicon.before_any];
        let next =
            lists.iter().filter_map(|phrases| ear.text.longest_at(from, phrases)).map(|place| place.to).max();
        match next.filter(|next| *next < ear.text.words.len()) {
            Some(next) => from = next,
            None => return from,
        }
    }
}

fn name(ear: Ear<'_>, question: &Question, from: usize) -> Result<Span, Unheard> {
    // "So Young Kim", "No Thi Hoa": capitals all through, although it begins like a sentence.
    let is_led = ear.text.longest_at(0, &ear.lexicon.before_name).is_some();
    let is_short =
        !is_led && ear.text.words.len() <= 4 && (0..ear.text.words.len()).all(|at| ear.is_capital(at));
    if is_short && names::is_plausible(ear.text, ear.all(), ear.lexicon) && !is_a_mere_word(ear, ear.all()) {
        return Ok(ear.all());
    }
    let gone = ["dead", "died", "deceased", "passed"];
    if (0..ear.text.words.len()).any(|at| gone.contains(&ear.text.low(at).as_str())) {
        return Err(Unheard::NoName);
    }
    let rest = Span { from, to: ear.text.words.len() };
    let named = ear.named_at(from);
    // "His lawyer is Ann Lee" names someone else.
    if from == 0 && named.relation.is_some() && matches!(ear.text.low(from).as_str(), "his" | "her" | "their")
    {
        return Err(Unheard::NoName);
    }
    let is_whole = named.relation.is_none() && names::is_plausible(ear.text, rest, ear.lexicon);
    if is_whole && !has_figures(ear, rest) && !is_a_mere_word(ear, rest) {
        return Ok(rest);
    }
    let likely = named.name.filter(|name| !is_a_mere_word(ear, *name));
    let name = likely.or_else(|| set_off_name(ear, question, from)).ok_or(Unheard::NoName)?;
    if is_followed_by_another(ear, name) { Err(Unheard::TwoNames) } else { Ok(name) }
}

/// "This is nonsense": one small word after others is no name, unless they speak of a name.
fn is_a_mere_word(ear: Ear<'_>, name: Span) -> bool {
    let before = ear.text.written(Span { from: 0, to: name.from }).to_lowercase();
    let speaks_of_a_name = ["name", "llam", "nom", "call", "as"].iter().any(|word| before.contains(word));
    let is_small =
        !ear.is_capital(name.from) && ear.text.words[name.from].text.chars().any(char::is_lowercase);
    let is_weak =
        ["i'm", "im", "am", "this", "is"].iter().any(|word| before.split(' ').any(|said| said == *word));
    name.len() == 1 && (is_small || is_weak) && !speaks_of_a_name
}

/// A name has no house number.
fn has_figures(ear: Ear<'_>, place: Span) -> bool {
    let words = &ear.text.words[place.from..place.to];
    words.iter().any(|word| word.text.starts_with(|c: char| c.is_ascii_digit()))
}

/// "That's me, Marisol Ortega Cruz": a name in capitals after a comma, or after "and it's".
fn set_off_name(ear: Ear<'_>, question: &Question, from: usize) -> Option<Span> {
    let joint = |at: usize| at + usize::from(matches!(ear.text.low(at).as_str(), "and" | "but" | "so"));
    let said = ["says", "say", "reads", "is", "as"];
    let places = (from + 1..ear.text.words.len())
        .filter(|at| ear.is_set_off(*at) || said.contains(&ear.text.low(at - 1).as_str()));
    let mut named = places.filter_map(|at| ear.named_at(past_prefaces(ear, question, joint(at))).name);
    named.find(|name| name.len() > 1 && (ear.is_capital(name.from) || is_alone(ear, *name)))
}

/// "i am filing. nina patel": a part of the message that is nothing but the name, where no one uses capitals.
fn is_alone(ear: Ear<'_>, name: Span) -> bool {
    let has_no_capitals = !ear.text.words.iter().any(|word| word.text.starts_with(char::is_uppercase));
    has_no_capitals && name.to == ear.text.words.len() && ear.is_set_off(name.from)
}

fn is_followed_by_another(ear: Ear<'_>, name: Span) -> bool {
    let joined = matches!(ear.text.low(name.to).as_str(), "and" | "or") && !ear.is_set_off(name.to);
    joined && ear.named_at(name.to + 1).name.is_some_and(|other| ear.is_capital(other.from))
}

/// An address begins here, or after some words that lead up to its house number.
fn address(ear: Ear<'_>, from: usize) -> Result<Span, Unheard> {
    let begins = |at: &usize| {
        let word = ear.text.words[*at];
        word.stop == Stop::None && word.text.starts_with(|c: char| c.is_ascii_digit())
    };
    let number = (from..ear.text.words.len()).find(begins).filter(|at| is_led_up_to(ear, from, *at));
    let from = last_of_several(ear).or(number).unwrap_or(from);
    let place = addresses::address_at(ear.text, from).ok_or(Unheard::NoAddress)?;
    if addresses::is_plausible(ear.text, place) { Ok(place) } else { Err(Unheard::NoAddress) }
}

/// "Not 12 Oak St, it's 14 Oak St": the last, where one is put in the place of another.
fn last_of_several(ear: Ear<'_>) -> Option<usize> {
    let joints = ["it is", "it is now", "now it is", "but", "now", "instead"];
    let after = joints.iter().flat_map(|joint| ear.text.places(joint)).map(|place| place.to).max()?;
    ear.text.words.get(after).filter(|word| word.text.starts_with(|c: char| c.is_ascii_digit()))?;
    Some(after)
}

/// "Home is 12 Oak Street", "last I heard 20 Sunset Dr": the words before the number belong to the sentence. A house or a
/// park may stand before it with a capital: "The Oaks, 12 Main St".
fn is_led_up_to(ear: Ear<'_>, from: usize, number: usize) -> bool {
    let small = |at: usize| ear.text.words[at].text.starts_with(char::is_lowercase);
    number > from && (from..number).all(|at| small(at) || at == 0 || ear.text.low(at) == "i")
}

/// A few words: how someone is connected, or a place.
fn short(ear: Ear<'_>, question: &Question, from: usize) -> Span {
    if !question.phrasing.relation {
        let from = if matches!(ear.text.low(from).as_str(), "in" | "at") { from + 1 } else { from };
        return Span { from, to: ear.text.sentence_end(from) };
    }
    let said = ["is my", "is our", "are my"].iter().find_map(|verb| ear.text.places(verb).pop());
    let from = said.map_or(from, |verb| verb.to);
    let relation = ear.named_at(from).relation.filter(|relation| ear.is_set_off(relation.to));
    relation.unwrap_or(Span { from, to: ear.text.words.len() })
}
