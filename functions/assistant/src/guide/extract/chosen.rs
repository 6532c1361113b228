//! The option of a question that a whole message chooses.

use super::choice::{Choice, chosen_at_once};
use super::put_right;
use super::said_apart::said_apart;
use super::words::{Span, Text};

/// The option that is meant, or the one that takes the place of another: "no, I mean yes".
pub(super) fn chosen<'a>(choice: &Choice<'a, '_>, words: &str) -> Option<&'a String> {
    let Choice { question, text, lexicon, .. } = *choice;
    let Some(rest) = put_right::rest(text, lexicon) else {
        return chosen_at_once(choice, words).or_else(|| said_apart(choice, words));
    };
    chosen_at_once(&Choice { question, text: &Text::new(rest, lexicon), lexicon, taken: &[] }, rest)
}

/// Whether the words explain the choice, as a whole or in the one part that is it.
pub(super) fn is_explained(choice: &Choice<'_, '_>) -> bool {
    let all = Span { from: 0, to: choice.text.words.len() };
    choice.is_explained() || said_apart(choice, choice.text.written(all)).is_some()
}
