//! Stripe's limits are of the whole account: one person's lists must not use them up for everyone.

use crate::fixtures::meter::{Meter, start_metered};
use crate::fixtures::person::Person;
use crate::fixtures::product::Address;

impl Person {
    /// This many wills that wait for their payment, the newest last.
    async fn wills_under_way(&self, count: usize) -> Vec<u64> {
        let mut ids = Vec::new();
        for _ in 0..count {
            let id = self.answered_will().await;
            self.payment(id).await;
            ids.push(id);
        }
        ids
    }
}

fn start() -> (Address, Meter) {
    let (address, meter, _) = start_metered(local::Settings::policy());
    (address, meter)
}

#[tokio::test]
async fn forty_lists_with_thirty_open_payments_ask_stripe_for_the_newest_and_not_again_and_again() {
    let (at, meter) = start();
    let maria = Person::registered(&at).await;
    maria.wills_under_way(30).await;
    meter.take();
    for _ in 0..40 {
        assert_eq!(maria.get("/api/documents").await.expect(200).as_array().unwrap().len(), 30);
    }
    let asked = meter.take().stripe;
    assert!((3..=33).contains(&asked), "Stripe was asked {asked} times");
}

#[tokio::test]
async fn a_payment_that_was_made_unheard_is_found_by_the_list_and_by_its_document() {
    let (at, meter) = start();
    let maria = Person::registered(&at).await;
    maria.control(&serde_json::json!({"webhook_url": ""})).await;
    let listed = maria.answered_will().await;
    maria.confirm(&maria.payment(listed).await, "pm_card_visa").await.expect(200);
    let looked_at = maria.answered_will().await;
    maria.confirm(&maria.payment(looked_at).await, "pm_card_visa").await.expect(200);
    assert_eq!(maria.document(looked_at).await["status"], "paid");
    let list = maria.get("/api/documents").await.expect(200);
    assert!(list.as_array().unwrap().iter().all(|document| document["status"] == "paid"), "{list}");
    meter.take();
    maria.get("/api/documents").await.expect(200);
    assert_eq!(meter.take().stripe, 0, "who has paid is not asked about");
}
