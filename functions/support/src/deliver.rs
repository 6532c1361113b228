//! What happens to a checked letter: it is counted, kept, and mailed to both sides.

use shared::http::ApiError;
use shared::ports::{Letter, Parcel};
use shared::workflow::throttle;

use crate::{Ports, mail};

/// Keeps a letter, together with the mail about it. What is kept has arrived: the outbox tries until it is sent.
pub(crate) async fn deliver(ports: &Ports, letter: &Letter) -> Result<(), ApiError> {
    throttle::spend(&*ports.throttle, ports.budget, &[sender(letter)]).await?;
    let parcel = |name: &str, message| Parcel { id: format!("{}#{name}", letter.id), message };
    let parcels = [
        parcel("operator", mail::to_operator(letter, &ports.operator)),
        parcel("sender", mail::confirmation(letter)),
    ];
    Ok(ports.letters.keep(letter, &parcels).await?)
}

/// The guard counts by network address. This counts by sender, because each letter sends a confirmation there: nobody's
/// mailbox is to be filled through us from many networks.
fn sender(letter: &Letter) -> String {
    format!("LETTERS#{}", letter.email)
}
