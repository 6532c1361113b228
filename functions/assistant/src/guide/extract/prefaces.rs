//! The words before an answer: "my name is", "I think".

use domain::content::question::{AnswerRule, Question};

use super::reader::Reader;

/// Past "it is", "my name is" and "I think": as often as something of the kind follows.
pub(super) fn past_prefaces(reader: Reader<'_>, question: &Question, from: usize) -> usize {
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
