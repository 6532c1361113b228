//! A name, as the answer to the question that was asked.

use domain::content::question::Question;

use super::no_answer::NoAnswer;
use super::plausible_name::is_plausible;
use super::prefaces::past_prefaces;
use super::reader::Reader;
use super::words::Span;
use super::{names, put_right};

/// The name in the words from this one on.
pub(super) fn read(reader: Reader<'_>, question: &Question, from: usize) -> Result<Span, NoAnswer> {
    if is_nothing_but_a_name(reader, from) {
        return Ok(reader.all());
    }
    if names_no_one(reader, from) {
        return Err(NoAnswer::NoName);
    }
    let rest = Span { from, to: reader.text.words.len() };
    if is_whole(reader, rest) {
        return Ok(rest);
    }
    let name = likely_name(reader, question, from).ok_or(NoAnswer::NoName)?;
    if is_followed_by_another(reader, name) {
        return Err(NoAnswer::TwoNames);
    }
    let next = |at: usize| put_in_place(reader, question, at);
    let last = put_right::last_said(reader.text, reader.lexicon, name, next);
    last.map(|name| fuller(reader, name)).ok_or(NoAnswer::NoName)
}

/// Who is dead is not named, and "his lawyer is Ann Lee" names someone else.
fn names_no_one(reader: Reader<'_>, from: usize) -> bool {
    let mut low = (0..reader.text.words.len()).map(|at| reader.text.low(at));
    let is_anothers = || {
        from == 0
            && reader.named_at(from).relation.is_some()
            && matches!(reader.text.low(from).as_str(), "his" | "her" | "their")
    };
    low.any(|low| reader.lexicon.gone.contains(&low)) || is_anothers()
}

fn is_whole(reader: Reader<'_>, rest: Span) -> bool {
    reader.named_at(rest.from).relation.is_none()
        && is_plausible(reader.text, rest, reader.lexicon)
        && !has_figures(reader, rest)
        && !is_a_mere_word(reader, rest)
}

fn likely_name(reader: Reader<'_>, question: &Question, from: usize) -> Option<Span> {
    let is_likely = |name: &Span| !is_a_mere_word(reader, *name) && !is_spoken_of(reader, *name);
    reader.named_at(from).name.filter(is_likely).or_else(|| set_off_name(reader, question, from))
}

/// "So Young Kim", "No Thi Hoa": capitals all through, although it begins like a sentence.
fn is_nothing_but_a_name(reader: Reader<'_>, from: usize) -> bool {
    const MOST_WORDS: usize = 4;
    let (first, lexicon) = (reader.text.low(0), reader.lexicon);
    let is_short_name = reader.text.words.len() == 2 && lexicon.also_short_names.contains(&first);
    let is_led = from > 1 || from == 1 && !lexicon.also_names.contains(&first) && !is_short_name;
    let is_large = || (0..reader.text.words.len()).all(|at| reader.is_capital(at));
    !is_led
        && reader.text.words.len() <= MOST_WORDS
        && is_large()
        && is_plausible(reader.text, reader.all(), reader.lexicon)
        && !is_a_mere_word(reader, reader.all())
}

/// A whole name in the place of another: of one word it is not known what it takes the place of.
fn put_in_place(reader: Reader<'_>, question: &Question, from: usize) -> Option<Span> {
    let name = reader.named_at(past_prefaces(reader, question, from)).name?;
    (name.len() > 1 && !is_spoken_of(reader, name)).then_some(name)
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
