//! What happens to a checked letter: it is counted, kept, and mailed to both sides.

use shared::http::ApiError;
use shared::ports::{Letter, PortError};
use shared::workflow::throttle;

use crate::{Ports, mail};

/// Keeps a letter and mails it.
///
/// A letter that is kept has arrived: the operator finds it in the table, marked as not mailed. Mail that fails after
/// that is therefore no failure of the request. Saying so would make the sender write again, for nothing.
pub(crate) async fn deliver(ports: &Ports, letter: &Letter) -> Result<(), ApiError> {
    throttle::spend(&*ports.throttle, ports.budget, &[sender(letter)]).await?;
    ports.letters.keep(letter).await?;
    if let Err(error) = send(ports, letter).await {
        tracing::error!(letter.id, %error, "letter kept but not mailed");
    }
    Ok(())
}

/// The guard counts by network address. This counts by sender, because each letter sends a confirmation there: nobody's
/// mailbox is to be filled through us from many networks.
fn sender(letter: &Letter) -> String {
    format!("LETTERS#{}", letter.email)
}

/// The operator comes first: a confirmation is not to promise what did not arrive.
async fn send(ports: &Ports, letter: &Letter) -> Result<(), PortError> {
    ports.mail.send(&mail::to_operator(letter, ports.mail.operator())).await?;
    ports.letters.note_mailed(letter).await?;
    ports.mail.send(&mail::confirmation(letter)).await
}
