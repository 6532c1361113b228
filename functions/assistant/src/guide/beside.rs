//! What is said beside an answer and takes nothing from it: "worst day of my life".

use domain::content::question::Question;
use domain::text::phrase::spoken;

use crate::conversation::Conversation;

/// What parts a message.
pub(super) const PARTS: [char; 7] = [',', '.', '!', ';', '(', ')', '…'];

/// Whether what follows a date says only how it felt, or what happened then by what the content says.
pub(super) fn is_a_remark(conversation: &Conversation<'_>, question: &Question, words: &str) -> bool {
    let leads = &conversation.catalog.lexicon.leads;
    is_made_of(words, &[&leads.feeling, &leads.exclaiming, &question.phrasing.remarks])
}

/// Whether a sentence after a name is only an exclamation: "I can't believe I'm doing this".
pub(super) fn is_an_exclamation(conversation: &Conversation<'_>, words: &str) -> bool {
    is_made_of(words, &[&conversation.catalog.lexicon.leads.exclaiming])
}

/// Whether each part of some words is one of the phrases, as a whole.
pub(super) fn is_made_of(words: &str, lists: &[&[String]]) -> bool {
    let said = words.split(PARTS).map(spoken);
    let is_known = |part: &String| lists.iter().copied().flatten().any(|phrase| spoken(phrase) == *part);
    said.filter(|part| !part.is_empty()).all(|part| is_known(&part))
}
