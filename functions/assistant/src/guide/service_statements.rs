//! What the service says of itself, and of the county in which papers are filed.

use domain::content::{County, ServiceStatement};
use domain::money::Cents;

use super::{ask, is_question};
use crate::conversation::Conversation;
use crate::reply::{Act, Reply, cited};

const NO_COUNTY: &str = "That depends on the county in which the papers are filed. The county is chosen at the beginning of \
                         the conversation, and you can change it in the list of answers.";

pub(crate) fn reply(conversation: &Conversation<'_>) -> Option<Reply> {
    let fact = conversation.guide().fact(&conversation.document_type.id, conversation.words)?;
    // In words of the person's own the same words may stand for something else.
    if is_question::may_be_an_answer(conversation) {
        return None;
    }
    let told = match (fact.county, conversation.interview.county()) {
        (true, None) => ask::again(conversation, NO_COUNTY),
        (true, Some(county)) => of_county(conversation, fact, county),
        (false, _) => Reply {
            sources: cited(&fact.law),
            ..ask::again(conversation, &filled(conversation, &fact.message))
        },
    };
    Some(told.to(Act::Service))
}

fn of_county(conversation: &Conversation<'_>, fact: &ServiceStatement, county: &County) -> Reply {
    let message = fact
        .message
        .replace("{county}", &county.name)
        .replace("{circuit}", county.circuit())
        .replace("{filing}", &format!("${}", county.filing_fees.divorce))
        .replace("{service}", &format!("${}", county.filing_fees.service_of_process))
        .replace("{clerk}", &county.clerk_website)
        .replace("{forms}", &county.local_forms.join("; "))
        .replace("{requirements}", &county.special_requirements.join("; "));
    Reply { sources: vec![county.clerk_website.clone()], ..ask::again(conversation, &message) }
}

fn filled(conversation: &Conversation<'_>, message: &str) -> String {
    let (total, left) = (conversation.applying().count(), conversation.open().count());
    let document_type = conversation.document_type;
    let price = document_type.price_display.clone().unwrap_or_else(|| dollars(document_type.price));
    message
        .replace("{answered}", &(total - left).to_string())
        .replace("{total}", &total.to_string())
        .replace("{left}", &left.to_string())
        .replace("{document}", &document_type.name)
        .replace("{price}", &price)
        .replace("{fee}", &conversation.catalog.processing_fee.to_string())
}

/// Whole dollars without cents.
fn dollars(cents: Cents) -> String {
    cents.to_string().trim_end_matches(".00").to_string()
}

#[cfg(test)]
mod tests {
    use crate::guide::testing::{Person, says};

    #[test]
    fn who_asks_how_far_it_is_is_told() {
        let reply = Person::answered_will().asked("executorName").says("How many questions are left?");
        assert!(says(&reply, "9 of 9 questions have an answer: 0 more to go."), "{reply:?}");
    }

    #[test]
    fn the_price_is_the_catalogs() {
        let reply = Person::new("uncontestedDivorce").says("how much does it cost?");
        assert!(says(&reply, "starting at $399") && says(&reply, "$2.50"), "{reply:?}");
        assert!(says(&Person::new("simpleWill").says("how much is it"), "$69,"));
    }

    #[test]
    fn fees_are_the_countys_and_said_to_be_unconfirmed() {
        let reply = Person::new("uncontestedDivorce").in_county("duval").says("What is the filing fee?");
        assert!(
            says(&reply, "$409")
                && says(&reply, "listed $408 for the petition")
                && says(&reply, "no clerk has confirmed them"),
            "{reply:?}"
        );
        assert_eq!(reply.sources.len(), 1, "the clerk's site: {reply:?}");
        let reply = Person::new("uncontestedDivorce").says("What is the filing fee?");
        assert!(says(&reply, "depends on the county") && !says(&reply, "$"), "{reply:?}");
    }

    #[test]
    fn an_answer_in_own_words_is_not_taken_for_a_question() {
        let words = "Sam will pay the filing fee and the service of process cost, and I pay all of the other bills we have.";
        let reply = Person::at("uncontestedDivorce", "debtDivision").says(words);
        assert_eq!(reply.proposals.len(), 1, "{reply:?}");
    }
}
