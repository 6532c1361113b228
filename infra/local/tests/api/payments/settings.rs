//! What a browser needs to pay.

use crate::fixtures::person::Person;
use crate::fixtures::product::shared;

#[tokio::test]
async fn the_browser_learns_how_to_pay() {
    let visitor = Person::visitor(shared());
    let settings = visitor.get("/api/payments/settings").await.expect(200);
    assert_eq!(settings["publishableKey"], "pk_test_coquina");
    assert_eq!(settings["scriptUrl"], format!("{}/endive/stripe.js", visitor.at.stripe));
}
