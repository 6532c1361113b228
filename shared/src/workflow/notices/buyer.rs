//! What the buyer is told about an order: what was paid and what comes next, refunds, disputes.

use domain::assembly::signers::Signers;
use domain::assembly::signing_steps::signing_steps;
use domain::content::Catalog;
use domain::money::Cents;
use domain::orders::ledger::{Entry, OrderLedger};
use domain::orders::{Goods, Order};

use super::{Notice, Recipients};
use crate::{clock, receipt};

const NO_ADVICE: &str = "Coquina is not a law firm and gives no legal advice.";

/// What a buyer is told of an entry; nothing where they have nothing to know or do.
pub(super) fn for_buyer(
    order_ledger: &OrderLedger,
    entry: &Entry,
    recipients: &Recipients<'_>,
) -> Option<Notice> {
    let number = receipt::number(&order_ledger.order.payment);
    let end = format!("{}\n\n{NO_ADVICE}", receipt_line(order_ledger, recipients));
    let (subject, text) = match entry {
        Entry::Paid { .. } => (format!("Your Coquina receipt {number}"), paid(&order_ledger.order)),
        Entry::Unmatched { .. } => ("We are looking at your payment".to_string(), UNMATCHED.to_string()),
        Entry::Refunded { amount, .. } => (format!("Your refund of {amount}"), refunded(*amount)),
        Entry::RefundFailed { amount, .. } => {
            ("Your refund did not arrive".to_string(), not_refunded(*amount))
        }
        Entry::Disputed { .. } => ("A payment of yours is disputed".to_string(), DISPUTED.to_string()),
        Entry::Closed { won, .. } => ("The dispute is settled".to_string(), closed(*won).to_string()),
        Entry::Canceled | Entry::Withdrawn { .. } | Entry::Reinstated { .. } => return None,
    };
    Some(Notice(subject, format!("{text}\n\n{end}")))
}

/// Where the receipt is. Where no one has shown that the address is theirs, there is no link: it might be a stranger's.
fn receipt_line(order_ledger: &OrderLedger, recipients: &Recipients<'_>) -> String {
    let (number, payment) = (receipt::number(&order_ledger.order.payment), &order_ledger.order.payment);
    if recipients.buyer.is_some_and(|buyer| buyer.email_confirmed) {
        format!("Receipt {number}: {}/receipts/{payment}", recipients.site)
    } else {
        format!("Receipt {number}. You can find it in your account, under your payments.")
    }
}

fn paid(order: &Order) -> String {
    let lines: Vec<String> =
        order.lines.iter().map(|line| format!("  {}: {}", line.label, line.amount)).collect();
    let sign = next_steps(&order.goods);
    let next = match &order.goods {
        Goods::Document { .. } => sign,
        Goods::New(_) => format!("{ANSWER}\n\n{sign}"),
    };
    let review = match order.goods.attorney_review() {
        true => "\n\nYour request for attorney review is in our queue. We will email you about it.",
        false => "",
    };
    format!(
        "Thank you. We received your payment of {} on {}.\n\n{}\n  Total: {}\n\n{next}{review}",
        order.amount,
        clock::today().strftime("%B %-d, %Y"),
        lines.join("\n"),
        order.amount,
    )
}

const ANSWER: &str = "Your documents are on your dashboard. Answer their questions there at your own pace. You do not have \
                      to pay anything more.";

/// What is left once a document is paid and answered. What is filed has more steps than a mail can tell without the answers.
fn next_steps(goods: &Goods) -> String {
    let signers = signers(goods);
    match steps(goods) {
        none if none.is_empty() => format!("{FILE}\n\n{signers}{SHEET}"),
        steps => format!("{SIGN}\n\n{signers}{steps}{STEPS} {SHEET}"),
    }
}

/// Of papers for a court.
const FILE: &str = "What comes next: sign the papers and file them with the clerk of the court. Only a judge ends a marriage.";

/// Of a document that takes effect by being signed.
const SIGN: &str =
    "What comes next: sign it. A document takes effect only when it is signed as the law requires.";

/// Before where all of them are.
const STEPS: &str = "These are the main steps.";

/// Where the steps are that hang on what was answered.
const SHEET: &str = "On your dashboard, download the PDF and choose \"How to sign it\" below the document's name. It tells you \
                     what to check, who must be there, what to bring and who signs where, with the steps that your answers \
                     call for. The same pages come with the PDF.";

/// Who has to be there to sign each document, by the lines of its paper. What was answered is not looked at.
fn signers(goods: &Goods) -> String {
    let line = |(_, id): (_, &str)| {
        let document_type = Catalog::embedded().ok()?.document_type(id)?;
        Some(format!(
            "  {}: {}\n",
            document_type.name,
            Signers::of(document_type, document_type.template.as_ref()?).in_words()
        ))
    };
    let lines: String = goods.document_types().into_iter().filter_map(line).collect();
    if lines.is_empty() { lines } else { format!("Who has to be there:\n{lines}\n") }
}

/// How each document is signed, step by step, as its own sheet says it whatever was answered.
fn steps(goods: &Goods) -> String {
    let of_type = |(_, id): (_, &str)| {
        let document_type = Catalog::embedded()
            .ok()?
            .document_type(id)
            .filter(|document_type| document_type.packet.is_none())?;
        let steps = signing_steps(document_type).into_iter().enumerate();
        let lines: String = steps.map(|(at, step)| format!("  {}. {step}\n", at + 1)).collect();
        Some(format!("How to sign the {}:\n{lines}\n", document_type.name))
    };
    goods.document_types().into_iter().filter_map(of_type).collect()
}

const UNMATCHED: &str = "We received a payment from you but could not match it to a document. A person is looking at it and \
                      will email you. You do not have to do anything.";

const DISPUTED: &str = "Your card's bank has told us that a payment to Coquina is disputed. Until that is settled, what it \
                        paid for is on hold. Your answers are saved and you can change them, but you cannot download \
                        the PDF.\n\nIf you did not mean to dispute it, please tell your bank.";

fn refunded(amount: Cents) -> String {
    format!(
        "We have refunded {amount} to your card. It usually arrives within ten days.\n\nIf a document's whole payment \
         was refunded, its PDF can no longer be downloaded. Your answers are saved."
    )
}

fn not_refunded(amount: Cents) -> String {
    format!(
        "Your card's bank did not accept our refund of {amount}. Please write to us, so that we can find another way."
    )
}

fn closed(won: bool) -> &'static str {
    match won {
        true => "The dispute about your payment is settled. The documents are available again.",
        false => {
            "The dispute about your payment is settled, and the money went back to your card. The documents it \
             paid for can no longer be downloaded. Your answers are saved."
        }
    }
}

#[cfg(test)]
mod tests {
    use domain::ids::{DocumentId, UserId};
    use domain::orders::Item;
    use domain::orders::pricing::OrderLine;
    use jiff::Timestamp;

    use super::*;

    fn order(goods: Goods) -> Order {
        Order {
            payment: "pi_1".to_string(),
            goods,
            owner: UserId::from_random(1),
            amount: Cents(7150),
            lines: vec![OrderLine { label: "Simple Will".to_string(), amount: Cents(7150) }],
            created_at: Timestamp::UNIX_EPOCH,
        }
    }

    fn answered() -> Goods {
        let id = DocumentId::from_random(7);
        Goods::Document { id, document_type: "simpleWill".to_string(), attorney_review: false, bundle: None }
    }

    fn unanswered() -> Goods {
        Goods::New(vec![Item {
            id: DocumentId::from_random(7),
            document_type: "simpleWill".to_string(),
            name: "Simple Will".to_string(),
            price: Cents(6900),
            share: Cents(6900),
            attorney_review: true,
        }])
    }

    #[test]
    fn the_receipt_says_what_was_paid_and_that_the_document_has_to_be_signed() {
        let text = paid(&order(answered()));
        assert!(text.contains("Simple Will: $71.50") && text.contains("Total: $71.50"), "{text}");
        assert!(text.contains("What comes next: sign it.") && text.contains("\"How to sign it\""), "{text}");
        let who = "Who has to be there:\n  Simple Will: you and two witnesses; for the self-proving affidavit, without which the will is valid too, also a notary\n\n";
        assert!(text.contains(who), "{text}");
        let first = "How to sign the Simple Will:\n  1. ";
        assert!(text.contains(first) && text.contains("Each witness signs, prints a name"), "{text}");
        assert!(!text.contains("Answer their questions"), "{text}");
    }

    #[test]
    fn papers_for_a_court_are_signed_and_filed() {
        let document_type = "uncontestedDivorce".to_string();
        let goods = Goods::Document {
            id: DocumentId::from_random(7),
            document_type,
            attorney_review: false,
            bundle: None,
        };
        let text = paid(&order(goods));
        assert!(text.contains("file them with the clerk") && !text.contains("takes effect"), "{text}");
        assert!(text.contains("Uncontested Divorce: each of you and a notary or deputy clerk"), "{text}");
    }

    #[test]
    fn what_was_bought_first_is_answered_before_it_is_signed() {
        let text = paid(&order(unanswered()));
        let place = |words: &str| text.find(words).unwrap_or_else(|| panic!("{words}: {text}"));
        assert!(place("Answer their questions there") < place("What comes next: sign it."));
        assert!(text.ends_with("We will email you about it."));
    }
}
