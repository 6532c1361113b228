//! Test cards: their numbers, their names and what happens when they are charged.

use crate::ids;

mod claim;
mod number;

pub(crate) use claim::Claim;
pub(crate) use number::{brand, is_number};

/// Why the bank says no.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Decline {
    pub(crate) code: &'static str,
    pub(crate) reason: &'static str,
    pub(crate) message: &'static str,
}

/// What a charge on a card leads to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Behavior {
    /// The cardholder is asked first.
    pub(crate) challenge: bool,
    /// The bank then refuses.
    pub(crate) decline: Option<Decline>,
    /// It can be saved for a customer although charges fail.
    pub(crate) attaches: bool,
    /// What its owner tells the bank once it was charged.
    pub(crate) claim: Option<Claim>,
    /// Money given back is on its way for a while.
    pub(crate) slow_refunds: bool,
}

struct TestCard {
    number: &'static str,
    names: &'static [&'static str],
    behavior: Behavior,
}

const fn decline(code: &'static str, reason: &'static str, message: &'static str) -> Behavior {
    Behavior { decline: Some(Decline { code, reason, message }), attaches: false, ..APPROVED }
}

const fn disputed(claim: Claim) -> Behavior {
    Behavior { claim: Some(claim), ..APPROVED }
}

const fn card(number: &'static str, names: &'static [&'static str], behavior: Behavior) -> TestCard {
    TestCard { number, names, behavior }
}

const APPROVED: Behavior =
    Behavior { challenge: false, decline: None, attaches: true, claim: None, slow_refunds: false };
const CHALLENGED: Behavior = Behavior { challenge: true, ..APPROVED };
const SLOW: Behavior = Behavior { slow_refunds: true, ..APPROVED };
const PLAIN: &str = "Your card was declined.";
const GENERIC: Behavior = decline("card_declined", "generic_decline", PLAIN);
const POOR: Behavior = decline("card_declined", "insufficient_funds", "Your card has insufficient funds.");
const LOST: Behavior = decline("card_declined", "lost_card", PLAIN);
const STOLEN: Behavior = decline("card_declined", "stolen_card", PLAIN);
const EXPIRED: Behavior = decline("expired_card", "expired_card", "Your card has expired.");
const WRONG_CVC: Behavior =
    decline("incorrect_cvc", "incorrect_cvc", "Your card's security code is incorrect.");
const BROKEN: Behavior = decline(
    "processing_error",
    "processing_error",
    "An error occurred while processing your card. Try again in a little bit.",
);

const CARDS: &[TestCard] = &[
    card("4242424242424242", &["pm_card_visa"], APPROVED),
    card("4000056655665556", &["pm_card_visa_debit"], APPROVED),
    card("5555555555554444", &["pm_card_mastercard"], APPROVED),
    card("378282246310005", &["pm_card_amex"], APPROVED),
    card("6011111111111117", &["pm_card_discover"], APPROVED),
    card("3056930009020004", &["pm_card_diners"], APPROVED),
    card("3566002020360505", &["pm_card_jcb"], APPROVED),
    card("4000000000000002", &["pm_card_visa_chargeDeclined", "pm_card_chargeDeclined"], GENERIC),
    card(
        "4000000000009995",
        &["pm_card_visa_chargeDeclinedInsufficientFunds", "pm_card_chargeDeclinedInsufficientFunds"],
        POOR,
    ),
    card("4000000000009987", &["pm_card_visa_chargeDeclinedLostCard"], LOST),
    card("4000000000009979", &["pm_card_visa_chargeDeclinedStolenCard"], STOLEN),
    card("4000000000000069", &["pm_card_chargeDeclinedExpiredCard"], EXPIRED),
    card("4000000000000127", &["pm_card_chargeDeclinedIncorrectCvc"], WRONG_CVC),
    card("4000000000000119", &["pm_card_chargeDeclinedProcessingError"], BROKEN),
    card("4000000000000341", &["pm_card_chargeCustomerFail"], Behavior { attaches: true, ..GENERIC }),
    card("4000002500003155", &["pm_card_authenticationRequiredOnSetup"], CHALLENGED),
    card("4000002760003184", &["pm_card_authenticationRequired"], CHALLENGED),
    card("4000000000003220", &["pm_card_threeDSecure2Required"], CHALLENGED),
    card("4000008400001629", &[], Behavior { challenge: true, attaches: true, ..GENERIC }),
    card("4000000000000259", &["pm_card_createDispute"], disputed(Claim::FRAUD)),
    card("4000000000002685", &["pm_card_createDisputeProductNotReceived"], disputed(Claim::NOT_RECEIVED)),
    card("4000000000001976", &["pm_card_createDisputeInquiry"], disputed(Claim::INQUIRY)),
    card("4000000000007726", &["pm_card_pendingRefund"], SLOW),
    card("4000000000005126", &["pm_card_refundFail"], APPROVED),
];

/// The number behind a name such as `pm_card_visa`.
pub(crate) fn number_named(name: &str) -> Option<&'static str> {
    CARDS.iter().find(|card| card.names.contains(&name)).map(|card| card.number)
}

/// A mark that recognizes a number without keeping it.
pub(crate) fn fingerprint(number: &str) -> String {
    ids::fingerprint(&["card", number]).chars().take(16).collect()
}

/// What a charge on the card with this fingerprint leads to.
pub(crate) fn behavior(print: &str) -> Behavior {
    let known = CARDS.iter().find(|card| fingerprint(card.number) == print);
    known.map_or(APPROVED, |card| card.behavior)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_test_card_has_a_valid_number_and_its_own_mark() {
        for card in CARDS {
            assert!(is_number(card.number), "{}", card.number);
            assert_eq!(behavior(&fingerprint(card.number)), card.behavior, "{}", card.number);
        }
    }
}
