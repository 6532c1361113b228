//! What is mailed when a paid document is issued in new words. How many clauses differ and what they are called, and none of
//! their words: other people may read a person's mail.

use domain::accounts::Account;
use domain::content::Catalog;
use domain::documents::changes::{ClauseChange, PaperChanges, downloaded, sign_again, since};
use domain::documents::{Document, PaperVersion};

use crate::ports::Message;
use crate::store::OutboxMessage;

/// At most this many headings are listed.
const MOST_HEADINGS: usize = 20;

/// What is told.
#[derive(Clone, Copy, Debug)]
pub struct VersionChange<'a> {
    /// Of which document.
    pub document: &'a Document,
    /// The version that was issued before.
    pub before: &'a PaperVersion,
    /// The new one.
    pub after: &'a PaperVersion,
    /// The one that was signed, if one was.
    pub signed: Option<&'a PaperVersion>,
    /// What differs.
    pub changes: &'a PaperChanges,
}

/// The mail about a new version; nothing for a type that is no longer known.
#[must_use]
pub fn mail(told: &VersionChange<'_>, reader: &Account, site: &str) -> Option<OutboxMessage> {
    let VersionChange { document, before, after, .. } = *told;
    let document_type = Catalog::embedded().ok()?.document_type(&document.document_type)?;
    let subject = format!("Version {} of your {}", after.number, document_type.name);
    let text = format!(
        "On {} you downloaded your {} with changes. This is version {} now; we still keep version {}.\n\n{}\n\n{}{}\n\n{END}",
        downloaded(after),
        document_type.name,
        after.number,
        before.number,
        clauses(told),
        sign_again(told.signed, after).map(|said| said + "\n\n").unwrap_or_default(),
        page(document, reader, site),
    );
    let message = Message { to: reader.email.as_str().to_string(), reply_to: None, subject, text };
    Some(OutboxMessage { id: format!("version-{}-{}", document.id, after.number), message })
}

const END: &str = "If you did not make this change, choose another password on the account page and look at the list of your \
                   devices there.\n\nCoquina is not a law firm and gives no legal advice.";

fn clauses(told: &VersionChange<'_>) -> String {
    let clauses = &told.changes.clauses;
    let listed = clauses.iter().take(MOST_HEADINGS).map(ClauseChange::named);
    let more = clauses.len().saturating_sub(MOST_HEADINGS);
    let more = (more > 0).then(|| format!("and {more} more"));
    let mut said = vec![since(told.before), String::new(), told.changes.summary(), String::new()];
    said.extend(listed.chain(more).map(|line| format!("- {line}")));
    said.join("\n").trim_end().to_string()
}

/// Where no one has shown that the address is theirs, there is no link: it might be a stranger's.
fn page(document: &Document, reader: &Account, site: &str) -> String {
    match reader.email_confirmed {
        true => format!("This page shows the old and the new words: {site}/signing/{}#versions", document.id),
        false => "The page \"How to sign it\" of your document shows the old and the new words.".to_string(),
    }
}
