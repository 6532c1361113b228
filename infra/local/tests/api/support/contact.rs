//! The contact form.

use crate::fixtures::letters::{contact, letter_of, mailed};
use crate::fixtures::person::Person;
use crate::fixtures::product::shared;

#[tokio::test]
async fn a_contact_message_is_kept_and_mailed_too() {
    let visitor = Person::visitor(shared());
    visitor.post("/api/contact", &contact("contact-sender@example.com")).await.expect(200);
    let sent = mailed(&visitor.at, "contact-sender@example.com").await;
    let operator = sent.iter().find(|mail| mail.contains("Opening hours")).unwrap();
    assert_eq!(letter_of(&visitor.at, operator).await["form"], "Contact");
}
