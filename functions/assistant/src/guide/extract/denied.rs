//! An earlier answer that is denied, with what takes its place: "we did not marry in Key West, it was Marathon, Florida".

use domain::content::question::Question;
use domain::text::phrase::written_out;

use super::asked::is_free;
use super::reader::{Extracted, Reader};
use super::words::Span;

/// So many words before the answer may deny it.
const NEAR: usize = 6;

/// The only answer that is denied and said again.
pub(super) fn said_anew<'a>(reader: Reader<'_>, answered: &[(&'a Question, &str)]) -> Option<Extracted<'a>> {
    let typed = answered.iter().filter(|(question, _)| question.kind.is_typed() && !is_free(question));
    let mut found = typed.filter_map(|(question, saved)| in_place_of(reader, question, saved));
    found.next().filter(|_| found.next().is_none())
}

fn in_place_of<'a>(reader: Reader<'_>, question: &'a Question, saved: &str) -> Option<Extracted<'a>> {
    let head = saved.split(',').next().unwrap_or(saved).to_lowercase();
    let denied = reader.text.places(&head).into_iter().find(|place| is_denied(reader, *place))?;
    let joint = joint_after(reader, denied)?;
    let (value, at) = reader.value_at(question, joint.to)?;
    Some(Extracted { question, value, words: reader.all(), at, is_named: true })
}

/// "We did not marry in Key West", "I wrote Key West".
fn is_denied(reader: Reader<'_>, place: Span) -> bool {
    let denies = |at: usize| {
        let low = reader.text.low(at);
        written_out(&low).iter().any(|word| word == "not") || reader.lexicon.mistold.contains(&low)
    };
    let near = (place.from.saturating_sub(NEAR)..place.from).rev();
    near.take_while(|at| !reader.is_set_off(at + 1)).any(denies)
}

/// The words that lead to what takes the place of the answer.
fn joint_after(reader: Reader<'_>, denied: Span) -> Option<Span> {
    let joints = reader.lexicon.in_its_place.iter().flat_map(|joint| reader.text.places(joint));
    let later = joints.filter(|joint| joint.from >= denied.to);
    later.min_by_key(|joint| (joint.from, std::cmp::Reverse(joint.to)))
}
