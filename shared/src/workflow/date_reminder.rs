//! What is mailed before a date that follows from a document's matter. No names stand in it, and of what was answered only the day
//! that follows: other people may read a person's mail. The subject, which a list of mails shows, does not even say which date it is.

use domain::accounts::Account;
use domain::content::Catalog;
use domain::documents::{Document, KeyDate};
use jiff::Timestamp;
use jiff::civil::Date;

use crate::ports::Message;
use crate::random;
use crate::store::OutboxMessage;

const END: &str = "Coquina is not a law firm and gives no legal advice.";

/// The mails about the dates of which it is time to remind, but for those that are over.
#[must_use]
pub fn mails(
    document: &Document,
    reader: &Account,
    site: &str,
    due: Timestamp,
    today: Date,
) -> Vec<OutboxMessage> {
    let Ok(catalog) = Catalog::embedded() else { return Vec::new() };
    let dates = document.dates_to_remind_of(catalog, due);
    dates.iter().filter_map(|date| mail(document, (date, due), reader, site, today)).collect()
}

fn mail(
    document: &Document,
    (date, due): (&KeyDate, Timestamp),
    reader: &Account,
    site: &str,
    today: Date,
) -> Option<OutboxMessage> {
    let day = date.day.filter(|day| *day >= today)?;
    let subject = format!("Reminder: a date for your document is {}", day.strftime("%B %-d"));
    let text = format!(
        "{}: {}.\n\n{}{}\n\n{}\n\n{END}",
        date.title,
        day.strftime("%A, %B %-d, %Y"),
        rule(date),
        date.counted.as_ref().map(|counted| format!("\n\n{counted}")).unwrap_or_default(),
        switch(document, reader, site),
    );
    let message = Message { to: reader.email.as_str().to_string(), reply_to: None, subject, text };
    // Ids of waiting mail are neither sealed nor kept out of the log: which date it is of whom, and when, is private.
    let named = format!("{}#{}#{}#{}", document.owner, document.id, date.id, due.as_second());
    Some(OutboxMessage { id: format!("date-{}", random::digest(&named)), message })
}

fn rule(date: &KeyDate) -> String {
    format!("{} ({})", date.rule, date.law.join("; "))
}

/// Where no one has shown that the address is theirs, there is no link: it might be a stranger's.
fn switch(document: &Document, reader: &Account, site: &str) -> String {
    let what = "has all your dates, and a switch for the reminder of each";
    match reader.email_confirmed {
        true => format!("This page {what}: {site}/signing/{}#dates", document.id),
        false => format!("The page \"How to sign it\" of your document {what}."),
    }
}
