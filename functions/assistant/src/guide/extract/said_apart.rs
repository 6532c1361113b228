//! A choice that is a part of the message by itself, with something told beside it: "Widowed. He had a heart attack".

use domain::text::phrase::is_one_of;

use super::choice::{Choice, chosen_at_once, turns};
use super::inquiry::inquires;
use super::words::{Span, Stop, Text};

/// The option that one part of the message is, and nothing else. Neither may what is told beside it turn it round, nor speak of
/// another option; of a fact the first sentence may be followed by what someone did or never did.
pub(super) fn said_apart<'a>(choice: &Choice<'a, '_>, words: &str) -> Option<&'a String> {
    if inquires(words, choice.lexicon) || !choice.taken.is_empty() {
        return None;
    }
    let parts = parts(choice.text);
    let mut chosen = parts.iter().filter_map(|part| Some((*part, option_itself(choice, *part)?)));
    let (place, option) = chosen.next().filter(|_| chosen.next().is_none() && parts.len() > 1)?;
    let is_sentence = place.from == 0 && choice.text.words[place.to - 1].stop == Stop::End;
    let is_told = !choice.question.choices.legal && is_sentence;
    let is_free = |at: usize| {
        let word = choice.text.low(at);
        let is_harmless =
            is_told && is_one_of(&word, &choice.lexicon.of_a_story) || choice.agrees(option, &word);
        is_harmless || !turns(&word, choice.lexicon)
    };
    let is_of_another = choice.matched().iter().any(|(other, _)| *other != option);
    let beside = (0..choice.text.words.len()).filter(|at| *at < place.from || *at >= place.to);
    (!is_of_another && beside.into_iter().all(is_free)).then_some(option)
}

/// The stretches of a message between commas and ends.
fn parts(text: &Text<'_>) -> Vec<Span> {
    let mut from = 0;
    let ends =
        (0..text.words.len()).filter(|at| text.words[*at].stop > Stop::None || at + 1 == text.words.len());
    let part = |to: usize| {
        let part = Span { from, to };
        from = to;
        part
    };
    ends.map(|at| at + 1).map(part).collect()
}

/// The option that a part is: its words, or one thing that people say for it, from the first to the last word.
fn option_itself<'a>(choice: &Choice<'a, '_>, part: Span) -> Option<&'a String> {
    let Choice { question, text, lexicon, .. } = *choice;
    let written = text.written(part);
    let text = Text::new(written, lexicon);
    let alone = Choice { question, text: &text, lexicon, taken: &[] };
    let option = chosen_at_once(&alone, written)?;
    let is_short = || question.choices.legal && text.words.len() < 2;
    let matched = alone.matched();
    let is_whole = |place: Span| place.len() == text.words.len();
    let is_said =
        matched.iter().any(|(other, all)| *other == option && all.iter().any(|each| is_whole(each.place)));
    ((is_said || text.places(option).into_iter().any(is_whole)) && !is_short()).then_some(option)
}
