//! What is mailed to an owner whose paper prints what has changed. No names, no answers and no headings stand in it, and the subject
//! does not say which document it is: other people may read a person's mail.

use domain::accounts::Account;
use domain::documents::florida_day;

use super::affected::Affected;
use super::change::KnownChange;
use super::clauses::Clauses;
use crate::ports::Message;
use crate::random;
use crate::store::OutboxMessage;

const SUBJECT: &str = "A change that concerns a document you bought";

const NOTHING_TO_DO: &str =
    "Your copy has not changed, and this costs you nothing. You do not have to do anything.";

const REWORDED: &str = "If you want the clauses as we have them now, download the document again and sign it the same way. Whether you \
                        should is a question for a Florida lawyer.";

const NOT_REWORDED: &str = "Our clauses have not changed. Whether the new law matters for your document is a question for a Florida lawyer.";

const END: &str =
    "You get this mail once for this change.\n\nCoquina is not a law firm and gives no legal advice.";

/// The mail about a change, for all documents of an owner that print it.
pub(super) fn mail(
    change: &KnownChange,
    affected: &[Affected],
    reader: &Account,
    site: &str,
) -> OutboxMessage {
    let documents: Vec<String> = affected.iter().filter_map(|each| line(each, reader, site)).collect();
    let download = download(affected);
    let text = format!("{}\n\n{}\n\n{NOTHING_TO_DO} {download}\n\n{END}", what(change), documents.join("\n"));
    let message =
        Message { to: reader.email.as_str().to_string(), reply_to: None, subject: SUBJECT.to_string(), text };
    OutboxMessage { id: id(change, reader), message }
}

fn what(change: &KnownChange) -> String {
    match change {
        KnownChange::Clauses(_) => {
            "Some clauses in documents you downloaded now read differently:".to_string()
        }
        KnownChange::Law { section, read_on, .. } => format!(
            "The text of {section} has changed. We read the new text on {}. These documents have clauses based on it:",
            read_on.strftime("%B %-d, %Y")
        ),
    }
}

/// A new download is offered only where it reads otherwise.
fn download(affected: &[Affected]) -> &'static str {
    match affected.iter().any(Affected::is_reworded) {
        true => REWORDED,
        false => NOT_REWORDED,
    }
}

/// Where no one has shown that the address is theirs, there is no link: it might be a stranger's.
fn line(Affected { document, version, clauses }: &Affected, reader: &Account, site: &str) -> Option<String> {
    let Clauses::Printed { ids, .. } = clauses else { return None };
    let count = if ids.len() == 1 { "1 clause".to_string() } else { format!("{} clauses", ids.len()) };
    let day = florida_day(version.rendered_at).strftime("%B %-d, %Y");
    let page = match reader.email_confirmed {
        true => format!("{site}/signing/{}#versions", document.id),
        false => "sign in and open \"My documents\"".to_string(),
    };
    Some(format!("- version {} of {day}, {count}: {page}", version.number))
}

/// It stands in the mail's header, and tells no one what the mail is about.
fn id(change: &KnownChange, reader: &Account) -> String {
    format!("change-{}", random::digest(&format!("{} {}", reader.id, change.name())))
}
