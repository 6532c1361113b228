//! Names, addresses and short answers, as the answer to the question that was asked.

use domain::content::question::{AnswerRule, Question};
use serde_json::{Value, json};

use super::no_answer::NoAnswer;
use super::reader::Reader;
use super::words::{Span, Stop};
use super::{addresses, names};

/// The value in the words from this one on.
pub(super) fn read(reader: Reader<'_>, question: &Question, from: usize) -> Result<(Value, Span), NoAnswer> {
    let from = past_prefaces(reader, question, from);
    let at = match question.rule {
        AnswerRule::Name => name(reader, question, from)?,
        AnswerRule::Address | AnswerRule::FloridaAddress => address(reader, from)?,
        _ => short(reader, question, from),
    };
    Ok((json!(reader.text.written(at)), at))
}

/// Past "it is", "my name is" and "I think": as often as something of the kind follows.
fn past_prefaces(reader: Reader<'_>, question: &Question, from: usize) -> usize {
    let own = match question.rule {
        AnswerRule::Name => &reader.lexicon.before_name[..],
        AnswerRule::Address | AnswerRule::FloridaAddress => &reader.lexicon.before_address,
        _ => &[],
    };
    let mut from = from;
    loop {
        let lists = [&question.phrasing.after[..], own, &reader.lexicon.before_any];
        let next = lists
            .iter()
            .filter_map(|phrases| reader.text.longest_at(from, phrases))
            .map(|place| place.to)
            .max();
        match next.filter(|next| *next < reader.text.words.len()) {
            Some(next) => from = next,
            None => return from,
        }
    }
}

fn name(reader: Reader<'_>, question: &Question, from: usize) -> Result<Span, NoAnswer> {
    // "So Young Kim", "No Thi Hoa": capitals all through, although it begins like a sentence.
    let is_led = reader.text.longest_at(0, &reader.lexicon.before_name).is_some();
    let is_short = !is_led
        && reader.text.words.len() <= 4
        && (0..reader.text.words.len()).all(|at| reader.is_capital(at));
    if is_short
        && names::is_plausible(reader.text, reader.all(), reader.lexicon)
        && !is_a_mere_word(reader, reader.all())
    {
        return Ok(reader.all());
    }
    let gone = ["dead", "died", "deceased", "passed"];
    if (0..reader.text.words.len()).any(|at| gone.contains(&reader.text.low(at).as_str())) {
        return Err(NoAnswer::NoName);
    }
    let rest = Span { from, to: reader.text.words.len() };
    let named = reader.named_at(from);
    // "His lawyer is Ann Lee" names someone else.
    if from == 0
        && named.relation.is_some()
        && matches!(reader.text.low(from).as_str(), "his" | "her" | "their")
    {
        return Err(NoAnswer::NoName);
    }
    let is_whole = named.relation.is_none() && names::is_plausible(reader.text, rest, reader.lexicon);
    if is_whole && !has_figures(reader, rest) && !is_a_mere_word(reader, rest) {
        return Ok(rest);
    }
    let likely = named.name.filter(|name| !is_a_mere_word(reader, *name) && !is_spoken_of(reader, *name));
    let name = likely.or_else(|| set_off_name(reader, question, from)).ok_or(NoAnswer::NoName)?;
    if is_followed_by_another(reader, name) { Err(NoAnswer::TwoNames) } else { Ok(fuller(reader, name)) }
}

/// "Rosa Diaz. Rosa Maria Diaz if you want it all", "my niece Rosa, Rosa Maria Diaz": the longer of two names of one person.
fn fuller(reader: Reader<'_>, name: Span) -> Span {
    let words = |place: Span| (place.from..place.to).map(|at| reader.text.low(at)).collect::<Vec<_>>();
    let own = words(name);
    let has_own = |other: &Span| {
        let mut others = words(*other).into_iter();
        own.iter().all(|word| others.any(|other| other == *word))
    };
    let later = (name.to..reader.text.words.len()).filter_map(|at| reader.named_at(at).name);
    later.filter(|other| other.len() > name.len()).find(has_own).unwrap_or(name)
}

/// "Ferraro's Pizza has been busy": a sentence tells something of who is named, and does not name them.
fn is_spoken_of(reader: Reader<'_>, name: Span) -> bool {
    let next = reader.text.low(name.to);
    !reader.is_set_off(name.to) && reader.lexicon.telling.contains(&next)
}

/// "This is nonsense": one small word after others is no name, unless they speak of a name.
fn is_a_mere_word(reader: Reader<'_>, name: Span) -> bool {
    let before = reader.text.written(Span { from: 0, to: name.from }).to_lowercase();
    let speaks_of_a_name = ["name", "llam", "nom", "call", "as"].iter().any(|word| before.contains(word));
    let is_small =
        !reader.is_capital(name.from) && reader.text.words[name.from].text.chars().any(char::is_lowercase);
    let is_weak =
        ["i'm", "im", "am", "this", "is"].iter().any(|word| before.split(' ').any(|said| said == *word));
    name.len() == 1 && (is_small || is_weak) && !speaks_of_a_name
}

/// A name has no house number.
fn has_figures(reader: Reader<'_>, place: Span) -> bool {
    let words = &reader.text.words[place.from..place.to];
    words.iter().any(|word| word.text.starts_with(|c: char| c.is_ascii_digit()))
}

/// "That's me, Marisol Ortega Cruz": a name in capitals after a comma, or after "and it's".
fn set_off_name(reader: Reader<'_>, question: &Question, from: usize) -> Option<Span> {
    let joint = |at: usize| at + usize::from(matches!(reader.text.low(at).as_str(), "and" | "but" | "so"));
    let said = ["says", "reads", "is", "as"];
    let places = (from + 1..reader.text.words.len())
        .filter(|at| reader.is_set_off(*at) || said.contains(&reader.text.low(at - 1).as_str()));
    let mut named = places.filter_map(|at| reader.named_at(past_prefaces(reader, question, joint(at))).name);
    named.find(|name| {
        let is_capital =
            reader.is_capital(name.from) && names::is_closed(reader.text, name.to, reader.lexicon);
        name.len() > 1 && (is_capital || is_alone(reader, *name))
    })
}

/// "i am filing. nina patel": a part of the message that is nothing but the name, where no one uses capitals.
fn is_alone(reader: Reader<'_>, name: Span) -> bool {
    let has_no_capitals = !reader.text.words.iter().any(|word| word.text.starts_with(char::is_uppercase));
    has_no_capitals && name.to == reader.text.words.len() && reader.is_set_off(name.from)
}

fn is_followed_by_another(reader: Reader<'_>, name: Span) -> bool {
    let joined = matches!(reader.text.low(name.to).as_str(), "and" | "or") && !reader.is_set_off(name.to);
    joined && reader.named_at(name.to + 1).name.is_some_and(|other| reader.is_capital(other.from))
}

/// An address begins here, or after some words that lead up to its house number.
fn address(reader: Reader<'_>, from: usize) -> Result<Span, NoAnswer> {
    let begins = |at: &usize| {
        let word = reader.text.words[*at];
        word.stop == Stop::None && word.text.starts_with(|c: char| c.is_ascii_digit())
    };
    let number = (from..reader.text.words.len()).find(begins).filter(|at| is_led_up_to(reader, from, *at));
    let from = last_of_several(reader).or(number).unwrap_or(from);
    let place = addresses::address_at(reader.text, from).ok_or(NoAnswer::NoAddress)?;
    if addresses::is_plausible(reader.text, place) { Ok(place) } else { Err(NoAnswer::NoAddress) }
}

/// "Not 12 Oak St, it's 14 Oak St": the last, where one is put in the place of another.
fn last_of_several(reader: Reader<'_>) -> Option<usize> {
    let joints = [
        "it is",
        "it is now",
        "now it is",
        "but",
        "now",
        "instead",
        "no wait",
        "wait no",
        "wait",
        "sorry",
        "oops",
        "i mean",
        "i meant",
        "make that",
        "actually",
        "scratch that",
        "correction",
        "rather",
    ];
    let after = joints.iter().flat_map(|joint| reader.text.places(joint)).map(|place| place.to).max()?;
    reader.text.words.get(after).filter(|word| word.text.starts_with(|c: char| c.is_ascii_digit()))?;
    Some(after)
}

/// "Home is 12 Oak Street", "last I heard 20 Sunset Dr": the words before the number belong to the sentence. A house or a
/// park may stand before it with a capital: "The Oaks, 12 Main St".
fn is_led_up_to(reader: Reader<'_>, from: usize, number: usize) -> bool {
    let small = |at: usize| reader.text.words[at].text.starts_with(char::is_lowercase);
    let is_small = |at: usize| small(at) || at == 0 || reader.text.low(at) == "i";
    // "We have been here since '88: 12 Oak St".
    let is_a_year = |at: usize| at + 1 == number && reader.is_set_off(number);
    let leads = |at: usize| is_small(at) || is_a_year(at);
    number > from && ((from..number).all(leads) || is_led_in_capitals(reader, from, number))
}

/// "WE STAY AT 2290 COUNTY ROAD": where all is written in capitals, the word before the number shows it.
fn is_led_in_capitals(reader: Reader<'_>, from: usize, number: usize) -> bool {
    let is_shouted = !reader.text.words.iter().any(|word| word.text.contains(char::is_lowercase));
    let leads =
        matches!(reader.text.low(number - 1).as_str(), "at" | "is" | "it's" | "its" | "to" | "address");
    is_shouted && leads && !(from..number).any(|at| reader.is_set_off(at + 1))
}

/// "My mom lol": the end of the words without what is only a sound.
fn without_laughter(reader: Reader<'_>, from: usize) -> usize {
    const SOUNDS: [&str; 6] = ["lol", "haha", "hahaha", "lmao", "hehe", "jaja"];
    let mut to = reader.text.words.len();
    while to > from + 1 && SOUNDS.contains(&reader.text.low(to - 1).as_str()) {
        to -= 1;
    }
    to
}

/// "My baby brother, God help us": a remark comes after the relation.
fn first_part(reader: Reader<'_>, from: usize) -> Option<Span> {
    let to = (from + 1..reader.text.words.len()).find(|at| reader.is_set_off(*at))?;
    reader.lexicon.relations.contains(&reader.text.low(to - 1)).then_some(Span { from, to })
}

/// A few words: how someone is connected, or a place.
fn short(reader: Reader<'_>, question: &Question, from: usize) -> Span {
    if !question.phrasing.relation {
        let from = if matches!(reader.text.low(from).as_str(), "in" | "at") { from + 1 } else { from };
        return reader.line(from).unwrap_or(Span { from, to: from });
    }
    let said = ["is my", "is our", "are my"].iter().find_map(|verb| reader.text.places(verb).pop());
    let from = said.map_or(from, |verb| verb.to);
    let relation = reader.named_at(from).relation.filter(|relation| reader.is_set_off(relation.to));
    relation.or_else(|| first_part(reader, from)).unwrap_or(Span { from, to: without_laughter(reader, from) })
}
