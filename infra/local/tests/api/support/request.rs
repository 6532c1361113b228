//! The support form.

use crate::fixtures::letters::{letter_of, mailed, support};
use crate::fixtures::person::Person;
use crate::fixtures::product::shared;

#[tokio::test]
async fn a_support_request_is_kept_mailed_to_the_operator_and_confirmed() {
    let visitor = Person::visitor(shared());
    visitor.post("/api/support", &support("support-sender@example.com")).await.expect(200);
    let sent = mailed(&visitor.at, "support-sender@example.com").await;
    let operator = sent.iter().find(|mail| mail.contains("\r\nTo: <operator@coquina.example>")).unwrap();
    assert!(operator.contains("Reply-To: <support-sender@example.com>"), "{operator}");
    assert!(operator.contains("Support request: billing"), "{operator}");
    let confirmation =
        sent.iter().find(|mail| mail.contains("\r\nTo: <support-sender@example.com>")).unwrap();
    assert!(!confirmation.contains("ask about my payment"), "only the subject is repeated: {confirmation}");
    assert!(operator.contains("I would like to ask about my payment."), "{operator}");
    let letter = letter_of(&visitor.at, operator).await;
    assert_eq!((&*letter["form"], &*letter["priority"]), ("Support request", "high"));
}
