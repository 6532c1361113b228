//! Whether words that could be taken as an address are none, or someone else's.

use domain::content::question::Question;
use domain::text::phrase::{is_one_of, is_said, spoken};

use super::extract::has_zip;
use crate::conversation::Conversation;

/// An address has more words than this, or commas: number, street and what kind of street.
const SHORT_ADDRESS: usize = 3;

/// "I have been here 4 months": a figure in a sentence is no house number. "Same house since 1988, 12 Oak St": an
/// address begins with a figure or a name.
pub(super) fn is_no_address(conversation: &Conversation<'_>, question: &Question, address: &str) -> bool {
    let lexicon = &conversation.catalog.lexicon;
    let low = address.to_lowercase();
    let is_taken_back = low.split([' ', ',']).any(|word| is_one_of(word, &lexicon.retracting));
    let subject = low.split([' ', '\'', '’']).next().unwrap_or_default();
    let is_said = is_one_of(subject, &lexicon.speaking) || is_corrected_after(conversation, address);
    let is_counted = low.split([' ', ',']).nth(1).is_some_and(|word| is_one_of(word, &lexicon.counted));
    is_counted && !has_zip(address)
        || is_too_short(conversation, address)
        || is_led_in_small_letters(conversation, address)
        || is_elsewhere(conversation, question, address)
        || is_taken_back
        || is_said
}

/// "2 dogs", and three words in a longer sentence that does not speak of an address.
fn is_too_short(conversation: &Conversation<'_>, address: &str) -> bool {
    let is_brief = !address.contains(',') && count(address) <= SHORT_ADDRESS;
    let is_stray = || count(conversation.words) > 2 * count(address) && !is_led_up_to(conversation, address);
    is_brief && (count(address) < SHORT_ADDRESS || is_stray())
}

/// "… and live at 9 Elm St".
fn is_led_up_to(conversation: &Conversation<'_>, address: &str) -> bool {
    let before = format!(" {}", spoken(around(conversation, address).0));
    conversation
        .catalog
        .lexicon
        .before_address
        .iter()
        .any(|lead| before.ends_with(&format!(" {}", spoken(lead))))
}

fn is_led_in_small_letters(conversation: &Conversation<'_>, address: &str) -> bool {
    let before_number = &conversation.catalog.lexicon.before_number;
    let mut words = address.split_whitespace();
    let is_led = words
        .next()
        .is_some_and(|first| first.starts_with(char::is_lowercase) && !is_one_of(first, before_number));
    is_led && words.any(|word| word.starts_with(|c: char| c.is_ascii_digit()))
}

/// "I used to live at 9 Elm St", and "her address is 9 Elm St" from whom is asked for their own.
fn is_elsewhere(conversation: &Conversation<'_>, question: &Question, address: &str) -> bool {
    let lexicon = &conversation.catalog.lexicon;
    let before = around(conversation, address).0.to_lowercase();
    let said = || before.split(|c: char| !c.is_alphanumeric() && c != '\'');
    let is_own = question.book.as_deref() == Some("self.address");
    let is_of_another = || said().any(|word| is_one_of(word, &lexicon.third_person));
    let is_left = || is_said(&before, &lexicon.elsewhere);
    !said().any(|word| word == "now") && (is_left() || is_own && is_of_another())
}

/// "12 Oak St, no sorry, that is the old one. 14 Elm St", "12 Oak St or 14 Elm St": what comes after takes it back or says another.
fn is_corrected_after(conversation: &Conversation<'_>, value: &str) -> bool {
    let after = around(conversation, value).1.to_lowercase();
    let retracting = &conversation.catalog.lexicon.retracting;
    let mut words = after.split(|c: char| !c.is_alphanumeric());
    let is_open = words.any(|word| word == "or" || is_one_of(word, retracting));
    is_open && after.contains(|c: char| c.is_ascii_digit())
}

/// What was said before the value and after it.
pub(super) fn around<'a>(conversation: &Conversation<'a>, value: &str) -> (&'a str, &'a str) {
    conversation.words.split_once(value).unwrap_or_default()
}

pub(super) fn count(words: &str) -> usize {
    words.split_whitespace().count()
}
