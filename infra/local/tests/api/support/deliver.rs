//! A letter that is kept has arrived.

use crate::fixtures::letters::{letters, support};
use crate::fixtures::person::Person;
use crate::fixtures::product::start;
use crate::fixtures::waiting::eventually;

/// A letter that is kept has arrived. Mail that cannot be sent must not make the sender write again.
#[tokio::test]
async fn a_letter_is_not_lost_when_mail_cannot_be_sent() {
    let lonely = start();
    let visitor = Person::visitor(&lonely);
    let folder = lonely.data.join("mail");
    std::fs::remove_dir_all(&folder).unwrap();
    std::fs::write(&folder, "in the way").unwrap();
    visitor.post("/api/support", &support("unlucky@example.com")).await.expect(200);
    assert_eq!(letters(&lonely).await.len(), 1);
    eventually("the mail was tried", || async {
        let waiting = lonely.rows("main", "OUTBOX").await;
        waiting.len() == 2 && waiting.iter().all(|row| row.contains(r#""tries": N("1")"#))
    })
    .await;
}
