//! The mail about a letter.

use shared::ports::Message;
use shared::store::SupportMessage;

/// The letter, for the people who run the service. Answering it answers the sender.
pub(crate) fn to_operator(letter: &SupportMessage, operator: &str) -> Message {
    let SupportMessage { id, form, name, email, subject, message, .. } = letter;
    let mut head = format!("From: {name} <{email}>\n");
    for (label, value) in [("Phone", &letter.phone), ("Priority", &letter.priority)] {
        if !value.is_empty() {
            head.push_str(&format!("{label}: {value}\n"));
        }
    }
    Message {
        to: operator.to_string(),
        reply_to: Some(email.clone()),
        subject: format!("{form}: {subject}"),
        text: format!("{head}Subject: {subject}\nReference: {id}\n\n{message}"),
    }
}

/// Tells the sender that it has arrived. Of the letter itself nothing is repeated: someone may have given a stranger's
/// address to have a message sent there through us.
pub(crate) fn confirmation(letter: &SupportMessage) -> Message {
    let SupportMessage { id, email, .. } = letter;
    Message {
        to: email.clone(),
        reply_to: None,
        subject: "We have received your message".to_string(),
        text: format!(
            "Thank you for writing to Coquina. We have received your message and will \
             answer within 24 hours.\n\nYour reference is {id}.\n\nIf you did not write to us, someone \
             entered your address by mistake. You do not have to do anything.\n\nCoquina is not a law firm and does \
             not give legal advice."
        ),
    }
}
