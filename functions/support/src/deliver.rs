//! What happens to a checked letter: it is counted, kept, and mailed to both sides.

use shared::http::ApiError;
use shared::store::{OutboxMessage, SupportMessage};
use shared::workflow::throttle;

use crate::{AppState, mail};

/// Keeps a letter, together with the mail about it. What is kept has arrived: the outbox tries until it is sent.
pub(crate) async fn deliver(app: &AppState, letter: &SupportMessage) -> Result<(), ApiError> {
    throttle::spend(&app.throttle, app.budget, &[sender(letter)]).await?;
    let outbox_message = |name: &str, message| OutboxMessage { id: format!("{}#{name}", letter.id), message };
    let outbox_messages = [
        outbox_message("operator", mail::to_operator(letter, &app.operator)),
        outbox_message("sender", mail::confirmation(letter)),
    ];
    Ok(app.support_messages.keep(letter, &outbox_messages).await?)
}

/// The request policy counts by network address. This counts by sender, because each letter sends a confirmation there: no one's
/// mailbox is to be filled through us from many networks.
fn sender(letter: &SupportMessage) -> String {
    format!("LETTERS#{}", letter.email)
}
