//! Corrections: "no, her name is Eva", "change my executor to Pedro Ramirez".

use domain::content::question::{AnswerRule, Question};
use domain::text::phrase::written_out;
use serde_json::json;

use super::reader::{Extracted, Reader};
use super::words::{Span, Text};
use super::{choice, chosen, sayings};

/// Where the words begin that say what is right; 0 when nothing is being corrected.
pub(super) fn start(reader: Reader<'_>) -> usize {
    let mut from = 0;
    while let Some(place) = reader.text.longest_at(from, &reader.lexicon.corrections) {
        if place.to >= reader.text.words.len() {
            break;
        }
        from = place.to;
    }
    from
}

/// "I made a mistake: it's …", "… was wrong, it was …", with the question that the words before it name.
pub(super) fn of_named<'a>(reader: Reader<'_>, questions: &[&'a Question]) -> Option<Extracted<'a>> {
    let joints = &reader.lexicon.corrected_to;
    let typed = questions.iter().filter(|question| !question.kind.is_choice());
    let named = typed.filter_map(|question| Some((*question, label(reader, question)?)));
    let (question, named) = named.max_by_key(|(_, place)| place.len())?;
    let joint =
        joints.iter().flat_map(|joint| reader.text.places(joint)).filter(|place| place.from >= named.to);
    // "Bev moved to Fiji" names nobody.
    let is_a_move =
        |place: &Span| question.rule == AnswerRule::Name && reader.text.low(place.from) == "moved";
    let mut joint: Vec<Span> = joint.filter(|place| !is_a_move(place)).collect();
    joint.sort_by_key(|place| (place.from, std::cmp::Reverse(place.to)));
    let (value, at) = joint.into_iter().find_map(|joint| reader.value_at(question, joint.to))?;
    Some(Extracted { question, value, words: reader.all(), at, is_named: true })
}

/// An option of a choice that the words name: "I changed my mind about the feeding tube, I don't want it".
pub(super) fn of_option<'a>(reader: Reader<'_>, questions: &[&'a Question]) -> Option<Extracted<'a>> {
    let mut choices = questions.iter().filter(|question| question.kind.is_choice());
    let question = choices.rfind(|question| label(reader, question).is_some())?;
    let named = label(reader, question)?;
    let is_denied = (0..named.to).any(|at| denies(reader, at));
    let behind = Some(named.to).filter(|to| *to < reader.text.words.len() && !is_denied);
    let from = [joint_after(reader, named), behind, Some(after_start(reader))];
    let option = from.into_iter().flatten().find_map(|from| option_from(reader, question, from))?;
    Some(Extracted { question, value: json!(option), words: reader.all(), at: reader.all(), is_named: true })
}

fn option_from<'a>(reader: Reader<'_>, question: &'a Question, from: usize) -> Option<&'a String> {
    let rest = reader.text.written(Span { from, to: reader.text.words.len() });
    let text = &Text::new(rest, reader.lexicon);
    let choice = choice::Choice { question, text, lexicon: reader.lexicon, taken: &[] };
    chosen::chosen(&choice, rest)
        .or_else(|| sayings::matched(text, &[&question.phrasing.says]).map(|(option, _)| option))
}

/// "Change organ donation to yes", "organ donation, make that a yes": what is chosen stands after the last such joint.
fn joint_after(reader: Reader<'_>, named: Span) -> Option<usize> {
    let joints = reader.lexicon.corrected_to.iter().flat_map(|joint| reader.text.places(joint));
    let ends = joints.filter(|joint| joint.from >= named.to).map(|joint| joint.to);
    let end = ends.filter(|end| *end < reader.text.words.len()).max()?;
    // "I don't want it to go on": what is denied is not cut off from its denial.
    (!(0..end).any(|at| denies(reader, at))).then_some(end)
}

fn denies(reader: Reader<'_>, at: usize) -> bool {
    let said = written_out(&reader.text.low(at));
    said.iter().any(|word| matches!(word.as_str(), "not" | "never" | "no"))
}

/// Where the words begin that say what is right. "Actually no waiver" is a choice that begins with a no.
fn after_start(reader: Reader<'_>) -> usize {
    let from = start(reader);
    let is_its_no =
        from > 0 && !reader.is_set_off(from) && matches!(reader.text.low(from - 1).as_str(), "no" | "not");
    from - usize::from(is_its_no)
}

/// The choice on which the question that was asked hangs, where the words mean another option of it: "no wait, he pays me".
pub(super) fn of_parent<'a>(reader: Reader<'_>, parent: &'a Question) -> Option<Extracted<'a>> {
    let rest = reader.text.written(Span { from: start(reader), to: reader.text.words.len() });
    let text = Text::new(rest, reader.lexicon);
    let (option, _) = sayings::matched(&text, &[&parent.phrasing.says, &parent.phrasing.aside])?;
    Some(Extracted {
        question: parent,
        value: json!(option),
        words: reader.all(),
        at: reader.all(),
        is_named: true,
    })
}

/// Whether something that is called by its name is said to be otherwise: "the wedding got moved to March 6".
pub(super) fn is_moved(reader: Reader<'_>, questions: &[&Question]) -> bool {
    let is_said = reader.lexicon.moved.iter().any(|phrase| !reader.text.places(phrase).is_empty());
    is_said && questions.iter().any(|question| label(reader, question).is_some())
}

/// Whether the words ask for a change or say that something is wrong.
pub(super) fn is_asked(reader: Reader<'_>) -> bool {
    reader.text.longest_at(0, &reader.lexicon.changing).is_some()
        || reader.lexicon.mistaken.iter().any(|phrase| !reader.text.places(phrase).is_empty())
}

/// What people call the answer.
fn label(reader: Reader<'_>, question: &Question) -> Option<Span> {
    let names = question.phrasing.roles.iter().chain(&question.phrasing.called);
    names.flat_map(|name| reader.text.places(name)).max_by_key(|place| place.len())
}

/// "No, my sister's name is Eva": the name of the person who is being talked about.
pub(super) fn of_relation<'a>(
    reader: Reader<'_>,
    asked: &'a Question,
    questions: &[&'a Question],
) -> Option<Extracted<'a>> {
    let of = asked.phrasing.of.as_deref().unwrap_or(&asked.id);
    let question =
        questions.iter().find(|each| each.id == of).filter(|each| each.rule == AnswerRule::Name)?;
    let named = reader.text.places("name is").into_iter().find_map(|verb| {
        let before = verb.from.checked_sub(1)?;
        let relation = (before.saturating_sub(3)..=before).find_map(|at| reader.named_at(at).relation)?;
        reader.named_at(verb.to).name.filter(|_| relation.to == verb.from)
    })?;
    Some(Extracted {
        question,
        value: json!(reader.text.written(named)),
        words: reader.all(),
        at: named,
        is_named: true,
    })
}

/// "Change Pedro to Pablo", "Pablo, not Pedro": an answer that has the one word gets the other in its place.
pub(super) fn of_word<'a>(reader: Reader<'_>, answered: &[(&'a Question, &str)]) -> Option<Extracted<'a>> {
    let (old, new) = pair(reader)?;
    let (old, written) = (reader.text.written(old), reader.text.written(new));
    let has = |saved: &str| has_word(saved, old);
    let mut holders = answered.iter().filter(|(question, saved)| question.kind.is_typed() && has(saved));
    let (question, saved) = holders.next().filter(|_| !old.is_empty() && !written.is_empty())?;
    // "Dana Hall, not Diana" says more than the one word of "Diana Hall".
    let is_longer = written.split(' ').count() > old.split(' ').count();
    if is_longer || written.split(' ').any(|word| word != old && has_word(saved, word)) {
        return None;
    }
    let only = holders.next().is_none();
    only.then(|| Extracted {
        question,
        value: json!(saved.replacen(old, written, 1)),
        words: reader.all(),
        at: new,
        is_named: true,
    })
}

fn has_word(saved: &str, word: &str) -> bool {
    saved.split(|c: char| !c.is_alphanumeric()).any(|each| each == word)
}

fn pair(reader: Reader<'_>) -> Option<(Span, Span)> {
    let text = reader.text;
    let one = |from: usize| reader.named_at(from).name;
    let changed = text.longest_at(0, &reader.lexicon.changing).map(|place| place.to);
    if let Some(from) = changed {
        let old = one(from)?;
        let new = one(["to", "with"].iter().find_map(|joint| text.at(old.to, joint))?.to)?;
        return Some((old, new));
    }
    let not = text.places("not").pop()?;
    let old = one(not.to)?;
    let new = (0..not.from).filter_map(one).find(|name| name.to == not.from)?;
    Some((old, new))
}
