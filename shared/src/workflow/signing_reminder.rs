//! What is mailed the evening before signing day. Neither answers nor names stand in it, and no place: other people may read a
//! person's mail.

use domain::accounts::Account;
use domain::assembly::signers::Signers;
use domain::content::{Catalog, DocumentType};
use domain::documents::{Document, SigningPlan};

use crate::ports::Message;
use crate::random;
use crate::store::OutboxMessage;

/// The reminder of a document's signing day; nothing where none is planned.
#[must_use]
pub fn mail(document: &Document, reader: &Account, site: &str) -> Option<OutboxMessage> {
    let (plan, document_type) = (document.signing.plan.as_ref()?, document_type(document)?);
    let due = document.reminder()?;
    let subject = format!("Reminder: signing day is {}", plan.date.strftime("%B %-d"));
    let day = plan.date.strftime("%A, %B %-d, %Y");
    let text = format!(
        "You plan to sign your {} on {day}{}.\n\n{}Bring the printed document, unsigned, and a pen with blue or black ink. {}\n\n{END}",
        document_type.name,
        at(plan),
        who(document_type),
        steps(document, reader, site),
    );
    let message = Message { to: reader.email.as_str().to_string(), reply_to: None, subject, text };
    // Ids of waiting mail are neither sealed nor kept out of the log, and the day is private.
    let named = format!("{}#{}#{}", document.owner, document.id, due.as_second());
    Some(OutboxMessage { id: format!("signing-{}", random::digest(&named)), message })
}

const END: &str = "You asked for this reminder. If the day has changed, change it on that page.\n\nCoquina is not a law firm and gives no \
                   legal advice.";

fn document_type(document: &Document) -> Option<&'static DocumentType> {
    Catalog::embedded().ok()?.document_type(&document.document_type)
}

fn at(plan: &SigningPlan) -> String {
    let time = plan.time.map(|time| time.strftime("%-I:%M %p").to_string());
    time.map(|time| format!(" at {time}")).unwrap_or_default()
}

fn who(document_type: &DocumentType) -> String {
    let signers =
        document_type.template.as_ref().map(|template| Signers::of(document_type, template).in_words());
    signers.map(|who| format!("Who has to be there: {who}.\n\n")).unwrap_or_default()
}

/// Where no one has shown that the address is theirs, there is no link: it might be a stranger's.
fn steps(document: &Document, reader: &Account, site: &str) -> String {
    let what = "what else to bring, and who signs where, step by step";
    match reader.email_confirmed {
        true => format!("This page says {what}: {site}/signing/{}", document.id),
        false => format!("The page \"How to sign it\" of your document says {what}."),
    }
}
