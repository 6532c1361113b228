//! Whether words ask about what can be chosen instead of choosing it.

use domain::content::Lexicon;
use domain::text::phrase::spoken;

/// A question chooses nothing, whatever words of an option are in it. People leave its mark out.
pub(crate) fn inquires(words: &str, lexicon: &Lexicon) -> bool {
    let inquiring = &lexicon.inquiring;
    let spoken = format!(" {} ", spoken(words));
    words.contains(['?', '¿'])
        || inquiring.begins.iter().any(|begin| spoken.starts_with(&format!(" {begin} ")))
        || inquiring.ends.iter().any(|end| spoken.ends_with(&format!(" {end} ")))
        || inquiring.anywhere.iter().any(|phrase| spoken.contains(&format!(" {phrase} ")))
}
