//! Whether a statement is to be ticked.

use super::choice::{Choice, MOST_BESIDE_A_WEAK, is_weak, turns};
use super::inquiry::inquires;
use super::options::{tokens, yes_or_no};
use super::put_right;
use super::sayings::all_matches;

/// Whether a statement is ticked or left: by yes or no, unless something beside it leaves that open.
pub(super) fn ticked(choice: &Choice<'_, '_>, words: &str) -> Option<bool> {
    if inquires(words, choice.lexicon) || put_right::rest(choice.text, choice.lexicon).is_some() {
        return None;
    }
    let matched = all_matches(choice.text, &[&choice.question.phrasing.says]);
    let (yes, places) = match matched.as_slice() {
        [(option, matched)] => (option.as_str() == "true", matched.clone()),
        [] => (yes_or_no(words)?, Vec::new()),
        _ => return None,
    };
    let opening = yes_or_no(&choice.text.low(0));
    let mut others = choice.others(&places);
    if opening.is_some() && !others.is_empty() && !places.iter().any(|matched| matched.place.from == 0) {
        others.remove(0);
    }
    let known = tokens(choice.question.label.as_deref().unwrap_or_default());
    others.retain(|word| !known.contains(word));
    let is_weak = places.iter().all(|matched| is_weak(matched.phrase));
    let opens = |word: &String| turns(word, choice.lexicon) || choice.lexicon.future.contains(word);
    let is_open = yes && (others.iter().any(opens) || is_weak && others.len() > MOST_BESIDE_A_WEAK);
    (opening.is_none_or(|opening| opening == yes) && !is_open).then_some(yes)
}
