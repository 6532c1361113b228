//! Where people married, said in full.

use domain::text::phrase::{is_one_of, plain};

use crate::conversation::Conversation;

/// "St. Augustine, St. Johns County, Florida": city, county and state or country, each with its capital, and nothing besides.
pub(super) fn is_in_full(conversation: &Conversation<'_>, words: &str, place: &str) -> bool {
    let is_small = |word: &str| is_one_of(word, &conversation.catalog.lexicon.particles);
    let is_name = |part: &str| {
        let mut words = part.split_whitespace().peekable();
        words.peek().is_some() && words.all(|word| word.starts_with(char::is_uppercase) || is_small(word))
    };
    let lead = words.strip_suffix(place).map(plain);
    let is_led = lead.is_some_and(|lead| matches!(lead.as_str(), "" | "in"));
    is_led && place.split(',').all(is_name) && is_known_place(conversation, place)
}

/// Whether the last of three parts is a state or a country, and what is said of Florida is one of its counties.
fn is_known_place(conversation: &Conversation<'_>, place: &str) -> bool {
    let places = &conversation.catalog.lexicon.places;
    let parts: Vec<String> = place.split(',').map(plain).collect();
    let [city, county, country] = parts.as_slice() else { return false };
    let is_near = |part: &String| part.split(' ').any(|word| is_one_of(word, &places.near));
    let is_there = || is_one_of(country, &places.states) || is_one_of(country, &places.countries);
    let is_in_florida = matches!(country.as_str(), "florida" | "fl");
    let is_county = !is_in_florida || conversation.catalog.county(county).is_some();
    !is_near(city) && !is_near(county) && is_there() && is_county
}
