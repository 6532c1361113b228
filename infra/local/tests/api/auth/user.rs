//! Who is signed in.

use serde_json::json;

use crate::fixtures::person::Person;
use crate::fixtures::product::shared;

#[tokio::test]
async fn someone_signed_in_is_told_who_they_are_and_nothing_of_the_password() {
    let maria = Person::registered(shared()).await;
    let user = maria.get("/api/auth/user").await.expect(200);
    assert_eq!(user["email"], maria.email);
    assert_eq!((&user["firstName"], &user["lastName"]), (&json!("Maria"), &json!("Lopez")));
    assert!(user.get("passwordHash").is_none());
}

#[tokio::test]
async fn a_visitor_is_told_to_sign_in() {
    let visitor = Person::visitor(shared());
    assert_eq!(visitor.get("/api/auth/user").await.refusal(401), "Unauthorized");
}
