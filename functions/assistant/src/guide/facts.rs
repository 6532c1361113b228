//! What the service says of itself, and of the county in which papers are filed.

use domain::catalog::{County, Fact};
use domain::money::Cents;

use super::ask;
use super::asked::is_free;
use crate::reply::{Reply, cited};
use crate::talk::Talk;

const NO_COUNTY: &str = "That depends on the county in which the papers are filed. The county is chosen at the beginning of \
                         the conversation, and you can change it in the list of answers.";

pub(crate) fn reply(talk: &Talk<'_>) -> Option<Reply> {
    let fact = talk.guide().fact(&talk.kind.id, talk.words)?;
    // In words of the person's own the same words may stand for something else.
    if talk.question.is_some_and(is_free) && !talk.is_question() && talk.is_a_long_answer() {
        return None;
    }
    Some(match (fact.county, talk.interview.county()) {
        (true, None) => ask::again(talk, NO_COUNTY),
        (true, Some(county)) => of_county(talk, fact, county),
        (false, _) => Reply { citations: cited(&fact.law), ..ask::again(talk, &filled(talk, &fact.message)) },
    })
}

fn of_county(talk: &Talk<'_>, fact: &Fact, county: &County) -> Reply {
    let message = fact
        .message
        .replace("{county}", &county.name)
        .replace("{circuit}", county.circuit())
        .replace("{filing}", &format!("${}", county.filing_fees.divorce))
        .replace("{service}", &format!("${}", county.filing_fees.service_of_process))
        .replace("{clerk}", &county.clerk_website)
        .replace("{forms}", &county.local_forms.join("; "))
        .replace("{requirements}", &county.special_requirements.join("; "));
    Reply { citations: vec![county.clerk_website.clone()], ..ask::again(talk, &message) }
}

fn filled(talk: &Talk<'_>, message: &str) -> String {
    let (total, left) = (talk.applying().count(), talk.open().count());
    let kind = talk.kind;
    let price = kind.price_display.clone().unwrap_or_else(|| dollars(kind.price));
    message
        .replace("{answered}", &(total - left).to_string())
        .replace("{total}", &total.to_string())
        .replace("{left}", &left.to_string())
        .replace("{document}", &kind.name)
        .replace("{price}", &price)
        .replace("{fee}", &talk.catalog.processing_fee.to_string())
}

/// Whole dollars without cents.
fn dollars(cents: Cents) -> String {
    cents.to_string().trim_end_matches(".00").to_string()
}
