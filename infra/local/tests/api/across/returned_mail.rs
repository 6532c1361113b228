//! Mail that comes back or is refused: nothing more goes there, nothing is tried for weeks, and no address is kept to be read.
//! The local mail service has the addresses of SES's mailbox simulator, and tells of them as `EventBridge` does.

use serde_json::json;

use crate::fixtures::deployed;
use crate::fixtures::person::{PASSWORD, Person};
use crate::fixtures::product::{shared, start};
use crate::fixtures::waiting::eventually;

/// Passes our own check of addresses, and is none to the mail service.
const NO_ADDRESS: &str = "maria..lopez@example.com";

async fn ask_for_reset(person: &Person, email: &str) -> String {
    let answer = person.post("/api/auth/password-reset", &json!({"email": email})).await;
    answer.expect(202)["message"].as_str().unwrap().to_string()
}

#[tokio::test]
async fn an_address_from_which_mail_came_back_or_was_complained_of_is_sent_no_more() {
    let at = start();
    let visitor = Person::visitor(&at);
    for (email, rows) in
        [("bounce+one@simulator.amazonses.com", 1), ("complaint+one@simulator.amazonses.com", 2)]
    {
        let first = ask_for_reset(&visitor, email).await;
        let suppressed = || async {
            at.dump("main").await.iter().filter(|row| row.contains("SUPPRESSED#")).count() == rows
        };
        eventually("the address is noted", suppressed).await;
        assert_eq!(ask_for_reset(&visitor, email).await, first, "the answer tells nothing");
        assert_eq!(at.mail_to(email).len(), 1);
    }
    assert!(!at.dump("main").await.concat().contains("simulator"), "no address can be read");
    ask_for_reset(&visitor, "bounce+another@simulator.amazonses.com").await;
    assert_eq!(at.mail_to("bounce+another@simulator.amazonses.com").len(), 1, "each address by itself");
}

#[tokio::test]
async fn a_reset_for_an_address_that_the_mail_service_refuses_is_answered_as_always() {
    let visitor = Person::visitor(shared());
    let usual = ask_for_reset(&visitor, "somebody-usual@example.com").await;
    assert_eq!(ask_for_reset(&visitor, NO_ADDRESS).await, usual);
    assert!(visitor.at.mail_to(NO_ADDRESS).is_empty());
}

#[tokio::test]
async fn letters_from_addresses_that_are_refused_leave_nothing_to_try_again() {
    let at = start();
    let visitor = Person::visitor(&at);
    for _ in 0..5 {
        let letter = json!({"name": "Maria Lopez", "email": NO_ADDRESS, "subject": "Opening hours",
            "message": "When can I reach you by telephone?"});
        visitor.post("/api/contact", &letter).await.expect(200);
    }
    assert_eq!(at.mailed("operator@coquina.example", 5).await.len(), 5, "the letters themselves arrive");
    eventually("the outbox is empty", || async { at.rows("main", "OUTBOX").await.is_empty() }).await;
}

#[tokio::test]
async fn whoever_moves_to_an_address_that_takes_no_mail_is_told() {
    let maria = Person::registered(shared()).await;
    let to = json!({"email": NO_ADDRESS, "password": PASSWORD});
    let refused = maria.post("/api/account/email", &to).await.expect(400);
    assert!(refused["fields"]["email"].as_str().unwrap().contains("check it"), "{refused}");
}

/// The samples are what the function is invoked with by hand.
#[tokio::test]
async fn the_sample_events_are_understood() {
    let at = start();
    let services = adapters::Services::new(deployed::settings(&at, local::Settings::policy()));
    let feedback = services.feedback().await.unwrap();
    for name in ["email_bounced", "email_complaint"] {
        let path = format!("{}/../../events/outbox/{name}.json", env!("CARGO_MANIFEST_DIR"));
        let event = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
        assert!(shared::workflow::feedback::is_feedback(&event), "{name}");
        for _ in 0..2 {
            assert_eq!(feedback.note(&event).await.unwrap(), 1, "{name}");
        }
    }
    let rows = at.dump("main").await;
    assert_eq!(rows.iter().filter(|row| row.contains("SUPPRESSED#")).count(), 2);
}
