//! A client that was written from the table of calls in `shared/spec/product.md` and knows nothing of facts: it sends the answers in
//! words, question by question, and reads `id`, `answers`, `status` and `clientSecret` alone.

use domain::content::{Catalog, DocumentType};
use serde_json::{Map, Value, json};

use crate::fixtures::pdf::text;
use crate::fixtures::person::Person;
use crate::fixtures::personas::{PERSONAS, persona};
use crate::fixtures::product::shared;

/// A type, what the client answers to its questions, and words of its title.
fn types() -> impl Iterator<Item = (&'static DocumentType, Map<String, Value>, &'static str)> {
    PERSONAS.into_iter().map(|(kind, folder, case, title)| {
        let document_type = Catalog::embedded().unwrap().document_type(kind).unwrap();
        (document_type, persona(folder, case)["answers"].as_object().unwrap().clone(), title)
    })
}

impl Person {
    async fn acknowledges(&self, id: u64) {
        let form = json!({
            "clientName": "Maria Lopez", "nonlawyerName": "Coquina", "services": ["Typing"],
            "agreedTerms": true, "clientSignedAt": "2026-11-22T12:00:00Z",
        });
        let body = json!({"formType": "12.900(a)", "formData": form});
        let answer = self.post(&format!("/api/documents/{id}/legal-compliance"), &body).await;
        assert!((200..300).contains(&answer.status), "{}", answer.text());
    }

    /// Each step saves all answers so far. The chat adds the county that it began with, and completes the document.
    async fn answers_step_by_step(&self, id: u64, kind: &DocumentType, answers: &Map<String, Value>) {
        let path = format!("/api/documents/{id}");
        let mut given = Map::new();
        for (step, question) in kind.questions.iter().enumerate() {
            let Some(answer) = answers.get(&question.id) else { continue };
            given.insert(question.id.clone(), answer.clone());
            self.patch(&path, &json!({"currentStep": step + 1, "answers": given})).await.expect(200);
        }
        if kind.county {
            given.insert("county".to_string(), json!("miami-dade"));
        }
        let done = json!({"currentStep": kind.questions.len(), "answers": given, "status": "completed"});
        self.patch(&path, &done).await.expect(200);
    }

    /// Finds the document paid in the list, reads its own words back, and downloads the file.
    async fn has_bought(&self, id: u64, answers: &Map<String, Value>, title: &str) {
        self.eventually_is(id, "status", json!("paid")).await;
        let list = self.get("/api/documents").await.expect(200);
        let listed = list.as_array().unwrap().iter().find(|document| document["id"] == id).unwrap();
        assert_eq!(listed["status"], "paid", "{title}");
        assert_eq!(self.document(id).await["answers"], json!(answers), "{title}");
        let file = self.get(&format!("/api/documents/{id}/download")).await;
        assert_eq!(file.status, 200, "{}", file.text());
        assert!(text(&file.bytes).to_lowercase().contains(&title.to_lowercase()), "{title}");
    }

    /// Asks for a payment and confirms it; the payment's id, as the provider names it.
    async fn pays(&self, purchase: &Value) -> String {
        let asked = self.post("/api/create-payment-intent", purchase).await.expect(200);
        let paid = self.confirm(asked["clientSecret"].as_str().unwrap(), "pm_card_visa").await.expect(200);
        assert_eq!(paid["status"], "succeeded");
        paid["id"].as_str().unwrap().to_string()
    }
}

#[tokio::test]
async fn it_answers_reviews_and_buys_each_of_the_six_types() {
    for (kind, answers, title) in types() {
        let maria = Person::registered(shared()).await;
        let new = json!({
            "type": kind.id, "name": kind.name, "status": "draft", "currentStep": 0,
            "totalSteps": kind.questions.len(), "answers": {}, "price": kind.price,
        });
        let made = maria.post("/api/documents", &new).await.expect(201);
        assert_eq!((&made["name"], &made["price"]), (&json!(kind.name), &json!(kind.price)));
        let id = made["id"].as_u64().unwrap();
        maria.acknowledges(id).await;
        maria.answers_step_by_step(id, kind, &answers).await;
        maria.pays(&json!({"documentId": id})).await;
        maria.has_bought(id, &answers, title).await;
    }
}

#[tokio::test]
async fn it_buys_each_of_the_six_types_at_the_checkout_and_answers_then() {
    for (kind, answers, title) in types() {
        let maria = Person::registered(shared()).await;
        let purchase = json!({"amount": kind.price, "documentType": kind.id, "serviceType": "standard"});
        let payment = maria.pays(&purchase).await;
        let new = json!({
            "type": kind.id, "name": kind.name, "price": kind.price, "attorneyReview": false,
            "paymentIntentId": payment,
        });
        let id = maria.post("/api/documents", &new).await.expect(201)["id"].as_u64().unwrap();
        maria.acknowledges(id).await;
        maria.answers_step_by_step(id, kind, &answers).await;
        maria.has_bought(id, &answers, title).await;
    }
}
