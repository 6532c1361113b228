//! Receipts, refunds and disputes, as the buyer and the operator see them.

mod another_person;
mod used_keys;

use reqwest::Method;
use serde_json::{Value, json};
use shared::workflow::reconcile::Task;

use crate::cost::meter::start_metered;
use crate::product::{
    Answer, Person, directive, eventually, log_lines, shared, start, start_with, well_within_the_hour, will,
};

impl Person {
    /// What the person has paid, as the dashboard shows it.
    async fn payments(&self) -> Value {
        self.get("/api/payments").await.expect(200)
    }

    /// A will that is paid for, and its payment.
    async fn bought(&self) -> (u64, String) {
        let id = self.paid_will().await;
        let payment = self.payments().await["payments"][0]["id"].as_str().unwrap().to_string();
        (id, payment)
    }

    /// What the operator does in Stripe's dashboard.
    async fn operator(&self, path: &str, form: &[(&str, &str)]) -> Value {
        let form: Vec<String> = form.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let request = self.http.request(Method::POST, format!("{}{path}", self.at.stripe));
        let request = request.bearer_auth("sk_test_operator");
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        Answer::to(request.body(form.join("&"))).await.expect(200)
    }

    /// What the card's bank does.
    async fn bank(&self, path: &str, body: &Value) -> Value {
        let request = self.http.post(format!("{}/_config/{path}", self.at.stripe));
        Answer::to(request.json(body)).await.expect(200)
    }

    /// The home page's bundle, whose directive is paid for and whose will, the first, is answered.
    async fn bundle_with_an_answered_will(&self) -> Vec<u64> {
        let share = |kind: &str| json!({"type": kind, "status": "draft", "price": 4967, "answers": {}});
        let mut ids = Vec::new();
        for kind in ["simpleWill", "healthcareDirective", "powerOfAttorney"] {
            ids.push(self.post("/api/documents", &share(kind)).await.expect(201)["id"].as_u64().unwrap());
        }
        for (id, answers) in [(ids[0], will()), (ids[1], directive())] {
            self.patch(&format!("/api/documents/{id}"), &json!({"answers": answers})).await.expect(200);
        }
        let secret = self.payment(ids[1]).await;
        self.confirm(&secret, "pm_card_visa").await.expect(200);
        self.eventually_is(ids[1], "status", json!("paid")).await;
        ids
    }

    async fn eventually_is(&self, id: u64, field: &str, value: Value) {
        eventually(field, || async { self.document(id).await[field] == value }).await;
    }
}

#[tokio::test]
async fn a_purchase_has_a_receipt_by_mail_and_on_the_dashboard() {
    let maria = Person::registered(shared()).await;
    assert_eq!(maria.payments().await, json!({"total": 0, "payments": []}));
    let (id, _) = maria.bought().await;
    let list = maria.payments().await;
    let payment = &list["payments"][0];
    assert_eq!(
        (&list["total"], &payment["amount"], &payment["returned"]),
        (&json!(7150), &json!(7150), &json!(0))
    );
    assert_eq!(payment["state"], "paid");
    assert_eq!(payment["lines"][0], json!({"label": "Simple Will", "amount": 6900}));
    assert_eq!(payment["documents"], json!([{"id": id, "type": "simpleWill"}]));
    let mail = maria.at.mailed(&maria.email, 1).await;
    let number = payment["receipt"].as_str().unwrap();
    assert!(mail[0].contains(&format!("Subject: Your Coquina receipt {number}")), "{}", mail[0]);
    assert!(mail[0].contains("Processing fee: $2.50") && mail[0].contains("Total: $71.50"), "{}", mail[0]);
    assert!(!mail[0].contains("Lopez"), "no names: {}", mail[0]);
}

#[tokio::test]
async fn nobody_sees_somebody_elses_payments() {
    let (maria, carlos) = (Person::registered(shared()).await, Person::registered(shared()).await);
    maria.bought().await;
    assert_eq!(carlos.payments().await, json!({"total": 0, "payments": []}));
    Person::visitor(shared()).get("/api/payments").await.refusal(401);
}

#[tokio::test]
async fn a_refund_of_all_takes_the_document_back_and_it_can_be_bought_anew() {
    let maria = Person::registered(shared()).await;
    let (id, payment) = maria.bought().await;
    let answers = maria.document(id).await["answers"].clone();
    maria.operator("/v1/refunds", &[("payment_intent", &payment)]).await;
    maria.eventually_is(id, "status", json!("completed")).await;
    assert_eq!(maria.document(id).await["answers"], answers, "nothing of it is lost");
    maria.get(&format!("/api/documents/{id}/download")).await.refusal(402);
    let list = maria.payments().await;
    assert_eq!((&list["total"], &list["payments"][0]["state"]), (&json!(0), &json!("returned")));
    let secret = maria.payment(id).await;
    assert!(!secret.starts_with(&payment), "another payment");
    maria.confirm(&secret, "pm_card_visa").await.expect(200);
    maria.eventually_is(id, "status", json!("paid")).await;
    assert_eq!(maria.payments().await["total"], 7150);
    assert_eq!(maria.at.mailed(&maria.email, 3).await.len(), 3, "two receipts and the word about the refund");
}

#[tokio::test]
async fn a_refund_of_a_part_leaves_the_document_and_lowers_what_was_spent() {
    let maria = Person::registered(shared()).await;
    let (id, payment) = maria.bought().await;
    maria.operator("/v1/refunds", &[("payment_intent", &payment), ("amount", "1000")]).await;
    eventually("the refund", || async { maria.payments().await["total"] == 6150 }).await;
    assert_eq!(maria.payments().await["payments"][0]["state"], "partly_returned");
    assert!(maria.get(&format!("/api/documents/{id}/download")).await.bytes.starts_with(b"%PDF-"));
}

#[tokio::test]
async fn a_refund_that_the_bank_does_not_take_gives_the_document_back() {
    let maria = Person::registered(shared()).await;
    let (id, payment) = maria.bought().await;
    let refund = maria.operator("/v1/refunds", &[("payment_intent", &payment)]).await;
    maria.eventually_is(id, "status", json!("completed")).await;
    let path = format!("refund/{}", refund["id"].as_str().unwrap());
    maria.bank(&path, &json!({"status": "failed"})).await;
    maria.eventually_is(id, "status", json!("paid")).await;
    assert_eq!(maria.payments().await["total"], 7150);
}

#[tokio::test]
async fn a_disputed_document_is_on_hold_until_the_dispute_is_won() {
    let maria = Person::registered(shared()).await;
    let (id, payment) = maria.bought().await;
    let dispute = maria.bank(&format!("dispute/{payment}"), &json!({})).await;
    maria.eventually_is(id, "onHold", json!(true)).await;
    let path = format!("/api/documents/{id}");
    let refused = maria.get(&format!("{path}/download")).await.expect(409);
    assert_eq!(refused["code"], "payment_disputed");
    let refused = maria.post("/api/create-payment-intent", &json!({"documentId": id})).await.expect(409);
    assert_eq!(refused["code"], "payment_disputed");
    maria.patch(&path, &json!({"answers": {"executorName": "Paula Ramirez"}})).await.expect(200);
    assert_eq!(maria.payments().await["payments"][0]["state"], "disputed");
    let evidence = [("evidence[uncategorized_text]", "winning_evidence"), ("submit", "true")];
    maria.operator(&format!("/v1/disputes/{}", dispute["id"].as_str().unwrap()), &evidence).await;
    maria.eventually_is(id, "onHold", json!(false)).await;
    assert!(maria.get(&format!("{path}/download")).await.bytes.starts_with(b"%PDF-"));
    eventually("the money is back", || async { maria.payments().await["total"] == 7150 }).await;
}

#[tokio::test]
async fn a_lost_dispute_takes_the_document_back() {
    let maria = Person::registered(shared()).await;
    let (id, payment) = maria.bought().await;
    let dispute = maria.bank(&format!("dispute/{payment}"), &json!({})).await;
    maria.operator(&format!("/v1/disputes/{}/close", dispute["id"].as_str().unwrap()), &[]).await;
    maria.eventually_is(id, "status", json!("completed")).await;
    assert_eq!(maria.document(id).await["onHold"], false);
    assert_eq!(maria.payments().await["payments"][0]["state"], "returned");
}

#[tokio::test]
async fn an_inquiry_of_the_bank_holds_nothing() {
    let maria = Person::registered(shared()).await;
    let (id, payment) = maria.bought().await;
    maria.bank(&format!("dispute/{payment}"), &json!({"inquiry": true})).await;
    eventually("the inquiry is told", || async {
        maria.deliveries("charge.dispute.created").await.iter().any(|delivery| delivery["status"] == 200)
    })
    .await;
    assert_eq!(maria.document(id).await["onHold"], false);
    assert!(maria.get(&format!("/api/documents/{id}/download")).await.bytes.starts_with(b"%PDF-"));
}

#[tokio::test]
async fn a_bundle_is_one_payment_with_one_receipt_and_one_refund() {
    let maria = Person::registered(shared()).await;
    let asked = maria.post("/api/create-payment-intent", &json!({"bundle": "essential"})).await.expect(200);
    let payment = asked["paymentIntentId"].as_str().unwrap();
    maria.confirm(asked["clientSecret"].as_str().unwrap(), "pm_card_visa").await.expect(200);
    eventually("the payment", || async { maria.payments().await["total"] == 14_900 }).await;
    let list = maria.payments().await;
    assert_eq!(list["payments"][0]["documents"].as_array().unwrap().len(), 3);
    maria.operator("/v1/refunds", &[("payment_intent", payment)]).await;
    eventually("all three are back", || async {
        let all = maria.get("/api/documents").await.expect(200);
        all.as_array().unwrap().iter().all(|document| document["status"] == "draft")
    })
    .await;
    assert_eq!(maria.at.mailed(&maria.email, 2).await.len(), 2);
}

#[tokio::test]
async fn an_attorney_review_reaches_the_operator_and_leaves_the_queue_with_its_money() {
    let maria = Person::registered(&start()).await;
    let reviewed = json!({"documentType": "simpleWill", "serviceType": "attorney-review"});
    let asked = maria.post("/api/create-payment-intent", &reviewed).await.expect(200);
    let payment = asked["paymentIntentId"].as_str().unwrap();
    maria.confirm(asked["clientSecret"].as_str().unwrap(), "pm_card_visa").await.expect(200);
    let mail = maria.at.mailed("operator@coquina.example", 1).await;
    assert!(mail[0].contains("An attorney review was bought") && mail[0].contains(payment), "{}", mail[0]);
    assert!(mail[0].contains(&format!("Reply-To: <{}>", maria.email)), "{}", mail[0]);
    assert_eq!(maria.at.rows("ledger", "REVIEWS").await.len(), 1);
    maria.operator("/v1/refunds", &[("payment_intent", payment)]).await;
    eventually("the queue is empty", || async { maria.at.rows("ledger", "REVIEWS").await.is_empty() }).await;
}

#[tokio::test]
async fn a_27_money_from_somebody_else_is_set_aside_and_the_operator_is_told() {
    let maria = Person::registered(&start()).await;
    let id = maria.answered_will().await;
    let secret = maria.payment(id).await;
    let payment = secret.split("_secret_").next().unwrap();
    maria.operator(&format!("/v1/payment_intents/{payment}"), &[("metadata[userId]", "somebody")]).await;
    maria.confirm(&secret, "pm_card_visa").await.expect(200);
    let mail = maria.at.mailed("operator@coquina.example", 1).await;
    assert!(mail[0].contains("A payment needs a person") && mail[0].contains(payment), "{}", mail[0]);
    assert_eq!(maria.document(id).await["status"], "completed");
    assert_eq!(maria.payments().await["payments"][0]["state"], "checking");
    assert_eq!(maria.at.rows("ledger", "PARKED").await.len(), 1);
    let log = std::fs::read_to_string(maria.at.data.join("coquina.log")).unwrap_or_default();
    assert!(log.is_empty() || !log.contains(&maria.email), "no mail address in the log");
}

#[tokio::test]
async fn a_document_is_printed_without_anybody_asking_by_the_reconciliation() {
    let maria = Person::registered(&start()).await;
    let (id, _) = maria.bought().await;
    assert!(!maria.at.stored_files().iter().any(|file| file.ends_with(".pdf")));
    let run = || {
        std::process::Command::new(env!("CARGO_BIN_EXE_local"))
            .arg("reconcile")
            .env("COQUINA_DATA", &maria.at.data)
            .output()
            .unwrap()
    };
    let report: Value = serde_json::from_slice(&run().stdout).unwrap();
    assert_eq!((&report["printed"], &report["failed"]), (&json!(1), &json!(0)), "{report}");
    let files = maria.at.stored_files();
    assert!(
        files.iter().any(|file| file.contains(&format!("/{id}/")) && file.ends_with(".pdf")),
        "{files:?}"
    );
    let again: Value = serde_json::from_slice(&run().stdout).unwrap();
    assert_eq!(again["printed"], 0, "a second run finds nothing: {again}");
}

#[tokio::test]
async fn a_price_that_changes_calls_the_older_payment_off() {
    let maria = Person::registered(shared()).await;
    let ids = maria.bundle_with_an_answered_will().await;
    let at_share = maria.payment(ids[0]).await;
    maria.delete(&format!("/api/documents/{}", ids[2])).await.expect(200);
    let at_price = maria.payment(ids[0]).await;
    assert_ne!(at_share, at_price);
    assert_eq!(maria.confirm(&at_share, "pm_card_visa").await.status, 400, "the older one is off");
    maria.confirm(&at_price, "pm_card_visa").await.expect(200);
    maria.eventually_is(ids[0], "amountPaid", json!(7150)).await;
}

/// Two requests that see different prices at the same time must not leave two payments that can both be made.
#[tokio::test(flavor = "multi_thread")]
async fn of_two_payments_asked_for_at_once_over_different_sums_one_can_be_made() {
    for _ in 0..10 {
        let maria = Person::registered(shared()).await;
        let ids = maria.bundle_with_an_answered_will().await;
        let (form, sibling) = (json!({"documentId": ids[0]}), format!("/api/documents/{}", ids[2]));
        let ask = || maria.post("/api/create-payment-intent", &form);
        let (one, _, two) = tokio::join!(ask(), maria.delete(&sibling), ask());
        let mut made = 0;
        for asked in [one, two].iter().filter(|asked| asked.status == 200) {
            let secret = asked.json()["clientSecret"].as_str().unwrap().to_string();
            made += usize::from(maria.confirm(&secret, "pm_card_visa").await.status == 200);
        }
        assert!(made <= 1, "charged twice");
        let again = maria.post("/api/create-payment-intent", &form).await;
        assert!(made > 0 || again.status == 200, "there is a way on: {}", again.text());
    }
}

#[tokio::test]
async fn a_refusal_that_stripe_has_decided_on_is_not_asked_for_again() {
    let maria = Person::registered(&start()).await;
    let id = maria.answered_will().await;
    let failure = json!({"path": "/v1/payment_intents", "method": "POST", "status": 500, "times": 3});
    maria.control(&json!({"fail_next": [failure]})).await;
    maria.post("/api/create-payment-intent", &json!({"documentId": id})).await.refusal(503);
    let attempts = maria.at.rows("ledger", &format!("DOC#{id}")).await;
    assert!(attempts[0].contains(r#"N("2")"#), "the next request has another key: {attempts:?}");
    let secret = maria.payment(id).await;
    maria.confirm(&secret, "pm_card_visa").await.expect(200);
    maria.eventually_is(id, "status", json!("paid")).await;
}

#[tokio::test]
async fn a_checkout_asked_for_again_is_the_same_payment_also_when_stripe_has_forgotten_the_key() {
    let maria = Person::registered(&start()).await;
    let ask = || async {
        let request =
            maria.request(Method::POST, "/api/create-payment-intent").header("Idempotency-Key", "a visit");
        Answer::to(request.json(&json!({"bundle": "essential"}))).await.expect(200)
    };
    let first = ask().await;
    maria.control(&json!({"fail_next": [{"path": "/v1/payment_intents", "method": "POST", "status": 500, "times": 9}]})).await;
    assert_eq!(ask().await["paymentIntentId"], first["paymentIntentId"], "Stripe is not asked to make one");
}

#[tokio::test]
async fn who_asks_for_many_payments_has_to_wait() {
    let policy = local::Settings::policy();
    let rates = shared::http::Rates { purchases: 2, ..policy.rates };
    well_within_the_hour().await;
    let maria = Person::registered(&start_with(adapters::Policy { rates, ..policy })).await;
    for _ in 0..2 {
        maria.post("/api/create-payment-intent", &json!({"documentType": "simpleWill"})).await.expect(200);
    }
    maria.post("/api/create-payment-intent", &json!({"documentType": "simpleWill"})).await.refusal(429);
}

/// What has not been counted for a day rings.
#[tokio::test]
async fn an_audit_that_has_come_to_its_end_is_counted() {
    shared();
    let (_, _, services) = start_metered(local::Settings::policy());
    let report = services.reconciliation().await.unwrap().perform(Task::Audit).await.unwrap();
    assert_eq!(report["breaches"], json!([]));
    assert!(log_lines().iter().any(|line| line["metric"] == "BooksAudited"));
}
