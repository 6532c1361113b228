//! Answers and changes of a document, also from two tabs.

use reqwest::Method;
use serde_json::{Value, json};

use crate::fixtures::interviews::steps;
use crate::fixtures::payments::is_paid;
use crate::fixtures::person::Person;
use crate::fixtures::product::shared;
use crate::fixtures::response::ApiResponse;
use crate::fixtures::waiting::eventually;

#[tokio::test]
async fn bad_answers_are_refused_and_good_ones_kept() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("simpleWill").await;
    let path = format!("/api/documents/{id}");
    maria.patch(&path, &json!({"answers": {"fullName": "Maria Lopez"}})).await.expect(200);
    let bad: [(Value, &str); 6] = [
        (json!({"shoeSize": "9"}), "shoeSize"),
        (json!({"maritalStatus": "Complicated"}), "maritalStatus"),
        (json!({"fullName": 7}), "fullName"),
        (json!({"hasChildren": true}), "hasChildren"),
        (json!({"specificBequests": "My SSN is 123-45-6789"}), "specificBequests"),
        (json!({"executorName": "李小龙"}), "executorName"),
    ];
    for (answers, field) in bad {
        let refused = maria.patch(&path, &json!({"answers": answers, "currentStep": 3})).await.expect(400);
        assert!(refused["fields"][field].is_string(), "{refused}");
    }
    let kept = maria.document(id).await;
    assert_eq!((&kept["answers"], &kept["currentStep"]), (&json!({"fullName": "Maria Lopez"}), &json!(0)));
}

#[tokio::test]
async fn a_client_cannot_mark_a_document_as_paid_or_turn_it_back_into_a_draft() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("simpleWill").await;
    let path = format!("/api/documents/{id}");
    let sentence = maria.patch(&path, &json!({"status": "paid"})).await.refusal(400);
    assert_eq!(sentence, "Only a completed payment can mark a document as paid.");
    for status in ["paid", "completed"] {
        maria.post("/api/documents", &json!({"type": "simpleWill", "status": status})).await.refusal(400);
    }
    maria.patch(&path, &json!({"status": "in_progress"})).await.expect(200);
    maria.patch(&path, &json!({"status": "draft"})).await.refusal(409);
    assert_eq!(maria.document(id).await["status"], "in_progress");
}

#[tokio::test]
async fn a_step_beyond_the_questions_is_refused() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("simpleWill").await;
    maria
        .patch(&format!("/api/documents/{id}"), &json!({"currentStep": steps("simpleWill") + 1}))
        .await
        .refusal(400);
    maria
        .patch(&format!("/api/documents/{id}"), &json!({"currentStep": steps("simpleWill")}))
        .await
        .expect(200);
}

#[tokio::test]
async fn answers_are_merged_and_the_interview_says_what_comes_next() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("simpleWill").await;
    let path = format!("/api/documents/{id}");
    maria.patch(&path, &json!({"answers": {"fullName": "Maria Lopez"}, "currentStep": 0})).await.expect(200);
    let change = json!({"answers": {"hasChildren": "No"}, "currentStep": 3, "status": "in_progress"});
    let document = maria.patch(&path, &change).await.expect(200);
    assert_eq!(document["answers"], json!({"fullName": "Maria Lopez", "hasChildren": "No"}));
    let interview = &document["interview"];
    assert_eq!((&interview["nextStep"], &interview["previousStep"]), (&json!(5), &json!(2)));
    assert_eq!(interview["complete"], false);
    assert!(interview["missing"].as_array().unwrap().contains(&json!("address")));
}

#[tokio::test]
async fn keys_of_the_ai_flow_without_a_question_are_kept_beside_the_answers() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("uncontestedDivorce").await;
    let change = json!({"answers": {"county": "duval", "petitionerName": "Nina Patel"}});
    let document = maria.patch(&format!("/api/documents/{id}"), &change).await.expect(200);
    assert_eq!(document["answers"], json!({"petitionerName": "Nina Patel"}));
    assert_eq!(document["data"], json!({"county": "duval"}));
}

#[tokio::test]
async fn two_tabs_do_not_overwrite_each_other() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("simpleWill").await;
    let path = format!("/api/documents/{id}");
    let tag = maria.get(&path).await.headers["etag"].to_str().unwrap().to_string();
    let change = |name: &'static str| {
        let request = maria.request(Method::PATCH, &path).header("if-match", &tag);
        ApiResponse::to(request.json(&json!({"answers": {"fullName": name}})))
    };
    change("Maria Lopez").await.expect(200);
    let lost = change("M. Lopez").await.expect(412);
    assert_eq!(lost["code"], "version_conflict");
    assert_eq!(lost["document"]["answers"]["fullName"], "Maria Lopez", "the newer copy comes along");
    assert_eq!(maria.document(id).await["answers"]["fullName"], "Maria Lopez");
}

#[tokio::test]
async fn no_acknowledged_answer_is_lost_in_a_crowd() {
    let maria = Person::registered(shared()).await;
    let id = maria.draft("simpleWill").await;
    let questions = ["fullName", "executorName", "primaryBeneficiary", "specificBequests"];
    let path = format!("/api/documents/{id}");
    let mut changes = tokio::task::JoinSet::new();
    for question in questions {
        let (maria, path) = (maria.clone(), path.clone());
        changes.spawn(async move {
            let answer = maria.patch(&path, &json!({"answers": {question: "Somebody"}})).await;
            (question, answer.status)
        });
    }
    let acknowledged = changes.join_all().await;
    let stored = maria.document(id).await;
    for (question, status) in acknowledged {
        assert_eq!(status, 200, "{question}");
        assert!(stored["answers"][question].is_string(), "{question}");
    }
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

#[tokio::test]
async fn a_paid_document_can_be_corrected_and_stays_paid() {
    let maria = Person::registered(shared()).await;
    let id = maria.answered_will().await;
    let secret = maria.payment(id).await;
    maria.confirm(&secret, "pm_card_visa").await.expect(200);
    eventually("the document is paid", || is_paid(&maria, id)).await;
    let path = format!("/api/documents/{id}");
    let change = json!({"answers": {"executorName": "Paula Ramirez"}, "status": "in_progress"});
    assert_eq!(maria.patch(&path, &change).await.expect(200)["status"], "paid");
    maria.patch(&path, &json!({"answers": {"executorName": null}})).await.expect(200);
    let refused = maria.get(&format!("{path}/download")).await.expect(409);
    assert_eq!(refused["fields"], json!({"executorName": "Please answer this question."}));
}
