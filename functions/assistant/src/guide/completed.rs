//! An address whose number is said again without its city: "21 Oak Street, I typed 12". The rest of it stays as it was saved.

use serde_json::json;

use super::extract::{ExtractedAnswer, has_zip};
use crate::conversation::Conversation;

/// The answer, with the city that was saved where it says the same street and no city.
pub(super) fn completed<'a>(
    conversation: &Conversation<'_>,
    said: ExtractedAnswer<'a>,
) -> ExtractedAnswer<'a> {
    let value = with_its_city(conversation, &said);
    ExtractedAnswer { value: value.map_or_else(|| said.value.clone(), |value| json!(value)), ..said }
}

fn with_its_city(conversation: &Conversation<'_>, said: &ExtractedAnswer<'_>) -> Option<String> {
    let new = said.value.as_str().filter(|new| said.question.rule.is_address() && !has_zip(new))?;
    let saved = conversation.answers.get(&said.question.id)?.text();
    let (old, city) = saved.split_once(',')?;
    let is_same_street = !new.contains(',') && without_number(old).eq_ignore_ascii_case(without_number(new));
    (is_same_street && has_zip(saved)).then(|| format!("{new},{city}"))
}

/// "Oak Street" of "12 Oak Street".
fn without_number(street: &str) -> &str {
    street.trim().split_once(' ').map_or("", |(_, street)| street.trim())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use crate::guide::testing::{Person, only_proposal};

    fn agent() -> Person {
        let mut person = Person::new("powerOfAttorney");
        person.answer("agentName", json!("Eva Diaz"));
        person.answer("agentAddress", json!("12 Oak Street, Tampa, FL 33602"));
        person.asked("agentRelationship")
    }

    #[test]
    fn another_number_in_the_same_street_keeps_its_city() {
        for words in ["her address is 21 Oak Street, i typed 12", "her address is 21 oak street"] {
            let reply = agent().says(words);
            let (question, address) = only_proposal(&reply);
            assert_eq!(question, "agentAddress", "{words}");
            assert!(address.eq_ignore_ascii_case("21 Oak Street, Tampa, FL 33602"), "{words}: {address}");
        }
    }

    #[test]
    fn another_street_may_be_in_another_city() {
        let reply = agent().says("her address is 21 Elm Street");
        assert!(reply.proposals.iter().all(|each| !each.value.option().contains("Tampa")), "{reply:?}");
    }
}
