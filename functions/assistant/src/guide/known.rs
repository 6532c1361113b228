//! What was answered before: what was just read back first, then what is saved.

use domain::content::question::Question;
use domain::interview::Answer;

use crate::conversation::Conversation;

/// An answer that was given before.
pub(super) struct EarlierAnswer<'a> {
    pub(super) question: &'a Question,
    pub(super) text: String,
    /// Whether it still waits for the person's word, or was just taken without it.
    pub(super) is_waiting: bool,
}

/// Every written answer that was given before, each question once.
pub(super) fn all<'a>(conversation: &Conversation<'a>) -> Vec<EarlierAnswer<'a>> {
    let waits = conversation.waiting.iter().flatten().map(|each| (each.question, each.value.clone(), true));
    let saved = conversation
        .applying()
        .filter_map(|each| Some((each, conversation.answers.get(&each.id)?.clone(), false)));
    let mut known: Vec<EarlierAnswer<'a>> = Vec::new();
    for (question, value, is_waiting) in waits.chain(saved) {
        let is_first = known.iter().all(|each| each.question.id != question.id);
        let is_waiting =
            is_waiting || conversation.taken.iter().flat_map(|ids| *ids).any(|id| *id == question.id);
        if let Answer::Text(text) = value
            && question.kind.is_typed_or_dated()
            && is_first
        {
            known.push(EarlierAnswer { question, text, is_waiting });
        }
    }
    known
}
