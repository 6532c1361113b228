//! New documents, in all forms in which they are asked for.

use reqwest::Method;
use serde_json::{Value, json};

use crate::fixtures::interviews::steps;
use crate::fixtures::person::Person;
use crate::fixtures::product::shared;
use crate::fixtures::response::ApiResponse;

#[tokio::test]
async fn an_unknown_type_is_refused() {
    let maria = Person::registered(shared()).await;
    for kind in ["livingTrust", "", "simpleWill; DROP TABLE"] {
        let refused = maria.post("/api/documents", &json!({"type": kind})).await;
        assert_eq!(refused.refusal(400), "There is no such document type.");
    }
    assert_eq!(maria.get("/api/documents").await.expect(200), json!([]));
}

#[tokio::test]
async fn a_26_a_tampered_price_is_refused_and_the_servers_is_stored() {
    let maria = Person::registered(shared()).await;
    for price in [json!(1), json!(0), json!(-6900), json!(69.5), json!(6901), json!(1e300)] {
        let refused =
            maria.post("/api/documents", &json!({"type": "simpleWill", "price": price})).await.expect(400);
        assert_eq!(refused["code"], "price_mismatch", "{price}");
    }
    for price in [json!(69), json!(6900), json!(69.0), json!(4967)] {
        let made =
            maria.post("/api/documents", &json!({"type": "simpleWill", "price": price})).await.expect(201);
        assert_eq!(made["price"], 6900, "{price}");
    }
}

#[tokio::test]
async fn a_new_document_takes_no_bad_answers_either() {
    let maria = Person::registered(shared()).await;
    for answers in
        [json!({"shoeSize": "9"}), json!({"fullName": "李小龙"}), json!({"maritalStatus": "Complicated"})]
    {
        maria.post("/api/documents", &json!({"type": "simpleWill", "answers": answers})).await.refusal(400);
    }
    assert_eq!(maria.get("/api/documents").await.expect(200), json!([]));
}

/// The forms in which clients make a document. Source: `shared/spec/product.md`, “Calls”.
fn forms() -> [(&'static str, Value, &'static str); 5] {
    [
        (
            "landing",
            json!({"type": "simpleWill", "name": "Simple Will", "price": 69, "attorneyReview": false}),
            "draft",
        ),
        (
            "home",
            json!({"type": "simpleWill", "name": "Simple Will", "status": "draft", "currentStep": 0, "totalSteps": steps("simpleWill"),
                "answers": {}, "price": 6900}),
            "draft",
        ),
        (
            "dashboard",
            json!({"type": "powerOfAttorney", "name": "Power of Attorney", "status": "draft", "currentStep": 0,
                "totalSteps": steps("powerOfAttorney"), "answers": {}, "price": 5900}),
            "draft",
        ),
        (
            "bundle",
            json!({"type": "healthcareDirective", "name": "Healthcare Directive", "status": "draft", "currentStep": 0,
                "totalSteps": steps("healthcareDirective"), "answers": {}, "price": 4967}),
            "draft",
        ),
        (
            "AI flow",
            json!({"type": "uncontested-divorce", "status": "in_progress", "data": {}}),
            "in_progress",
        ),
    ]
}

#[tokio::test]
async fn every_form_of_the_specification_makes_a_document() {
    let maria = Person::registered(shared()).await;
    for (form, body, status) in forms() {
        let made = maria.post("/api/documents", &body).await.expect(201);
        let id = made["id"].as_u64().unwrap();
        assert!(id > 0 && id < 1 << 53, "{form}: {id}");
        assert_eq!((&made["status"], &made["currentStep"]), (&json!(status), &json!(0)), "{form}");
        assert_eq!(made["totalSteps"], steps(body["type"].as_str().unwrap()), "{form}");
        assert_eq!(maria.document(id).await["id"], id, "{form}");
    }
    assert_eq!(maria.get("/api/documents").await.expect(200).as_array().unwrap().len(), 5);
}

#[tokio::test]
async fn fields_sent_as_null_are_as_good_as_left_out() {
    let maria = Person::registered(shared()).await;
    let nulls = json!({"type": "simpleWill", "name": null, "status": null, "currentStep": null, "answers": null,
        "data": null, "price": null, "attorneyReview": null});
    let id = maria.post("/api/documents", &nulls).await.expect(201)["id"].as_u64().unwrap();
    let nulls = json!({"answers": null, "data": null, "currentStep": null, "status": null, "name": null});
    maria.patch(&format!("/api/documents/{id}"), &nulls).await.expect(200);
}

#[tokio::test]
async fn a_29_a_claimed_payment_does_not_make_a_document_paid() {
    let maria = Person::registered(shared()).await;
    let form = json!({"type": "simpleWill", "name": "Simple Will", "price": 6900, "attorneyReview": false,
        "paymentIntentId": "pi_forged"});
    maria.post("/api/documents", &form).await.refusal(404);
    assert_eq!(maria.get("/api/documents").await.expect(200), json!([]));
}

#[tokio::test]
async fn type_ids_are_stored_camel_case_and_the_price_is_the_catalogs() {
    let maria = Person::registered(shared()).await;
    let made = maria.post("/api/documents", &json!({"type": "uncontested-divorce"})).await.expect(201);
    assert_eq!(made["type"], "uncontestedDivorce");
    assert_eq!((&made["price"], &made["name"]), (&json!(39900), &json!("Uncontested Divorce")));
}

#[tokio::test]
async fn a_repeated_request_makes_one_document() {
    let maria = Person::registered(shared()).await;
    let post = || {
        let request = maria.request(Method::POST, "/api/documents").header("idempotency-key", "click-1");
        ApiResponse::to(request.json(&json!({"type": "simpleWill"})))
    };
    let (one, two) = tokio::join!(post(), post());
    assert_eq!(one.expect(201)["id"], two.expect(201)["id"]);
    assert_eq!(maria.get("/api/documents").await.expect(200).as_array().unwrap().len(), 1);
}
