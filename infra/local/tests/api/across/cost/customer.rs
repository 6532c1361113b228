//! Someone who makes every call of a signed-in person, and what each has used.

use adapters::{Policy, Services};
use domain::documents::{Document, Status};
use domain::ids::UserId;
use domain::money::Cents;
use domain::orders::{Goods, Order};
use local::Settings;
use local::authenticator::Device;
use reqwest::Method;
use serde_json::{Value, json};
use shared::clock;

use super::table::{Cost, Costs};
use crate::fixtures::interviews::will;
use crate::fixtures::meter::{Meter, start_metered};
use crate::fixtures::person::{PASSWORD, Person};
use crate::fixtures::response::ApiResponse;

/// Someone who makes calls that are counted.
struct Customer {
    person: Person,
    meter: Meter,
    /// Where the site is, for a browser.
    site: String,
    /// The id of a link to a hand-off file.
    link: String,
    costs: Costs,
}

impl Customer {
    /// Makes a call of this route, with this in the place of its id.
    pub(crate) async fn call(&mut self, method: &str, path: &str, id: &str, body: Value) -> ApiResponse {
        let (verb, at) = (
            Method::from_bytes(method.as_bytes()).unwrap(),
            path.replace("{id}", id)
                .replace("{number}", "1")
                .replace("{form}/{of}", "12.928/petitioner")
                .replace("{link}", &self.link),
        );
        let request = self.person.request(verb, &at);
        let request = if body.is_null() { request } else { request.json(&body) };
        self.meter.take();
        let answer = ApiResponse::to(request).await;
        let cost = Cost { usage: self.meter.take(), bytes: answer.bytes.len() };
        assert!(answer.status < 300, "{method} {path}: {} {}", answer.status, answer.text());
        self.costs.insert(format!("{method} {path}"), cost);
        answer
    }

    async fn about_documents(&mut self) {
        let (draft, paid) =
            (self.person.answered_will().await.to_string(), self.person.paid_will().await.to_string());
        self.call("GET", "/api/documents", "", Value::Null).await;
        self.call("POST", "/api/documents", "", json!({"type": "simpleWill"})).await;
        self.call("GET", "/api/documents/{id}", &draft, Value::Null).await;
        self.call("PATCH", "/api/documents/{id}", &draft, json!({"answers": {"executorName": "Ana Ruiz"}}))
            .await;
        self.call("GET", "/api/documents/{id}/preview", &draft, Value::Null).await;
        self.call("GET", "/api/documents/{id}/draft", &draft, Value::Null).await;
        let disclosure = json!({"formType": "12.900(a)", "formData": {"clientName": "Maria Lopez",
            "nonlawyerName": "Coquina", "services": ["Printing the answers"], "agreedTerms": true,
            "clientSignedAt": "2026-11-21T10:00:00Z"}});
        self.call("POST", "/api/documents/{id}/legal-compliance", &draft, disclosure).await;
        self.call("GET", "/api/documents/{id}/legal-compliance", &draft, Value::Null).await;
        self.call("GET", "/api/documents/{id}/legal-compliance/pdf", &draft, Value::Null).await;
        let message = json!({"message": "Hello", "documentId": draft, "context": []});
        self.call("POST", "/api/chat", "", message).await;
        self.call("POST", "/api/create-payment-intent", "", json!({"documentType": "simpleWill"})).await;
        self.call("GET", "/api/payments", "", Value::Null).await;
        self.call("GET", "/api/documents/{id}/download", &paid, Value::Null).await;
        let versions = self.call("GET", "/api/documents/{id}/versions", &paid, Value::Null).await.json();
        let paper = &versions["versions"][0];
        self.call("POST", "/api/verify", "", json!({"code": paper["code"], "sha256": paper["sha256"]})).await;
        self.call("GET", "/api/documents/{id}/versions/{number}/download", &paid, Value::Null).await;
        self.call("GET", "/api/documents/{id}/versions/{number}/changes", &paid, Value::Null).await;
        let plan =
            json!({"plan": {"date": "2026-12-05", "time": "10:00", "place": "The library", "remind": true}});
        self.call("PUT", "/api/documents/{id}/signing", &paid, plan).await;
        self.about_handing_off(&paid).await;
        self.call("DELETE", "/api/documents/{id}", &draft, Value::Null).await;
    }

    /// The file for a lawyer, and a link to it from its making to its end.
    async fn about_handing_off(&mut self, paid: &str) {
        self.call("POST", "/api/documents/{id}/hand-off", paid, json!({})).await;
        let made =
            self.call("POST", "/api/documents/{id}/share-links", paid, json!({"days": 7})).await.json();
        self.link = made["link"]["id"].as_str().unwrap().to_string();
        self.call("POST", "/api/shared", "", json!({"token": made["token"]})).await;
        self.call("GET", "/api/documents/{id}/share-links", paid, Value::Null).await;
        self.call("DELETE", "/api/documents/{id}/share-links/{link}", paid, Value::Null).await;
    }

    async fn about_the_account(&mut self) {
        self.call("GET", "/api/auth/user", "", Value::Null).await;
        self.call("PATCH", "/api/account", "", json!({"firstName": "Mary", "lastName": "Lopez"})).await;
        self.call("PATCH", "/api/account/people-book", "", json!({"on": true})).await;
        self.call("GET", "/api/account/people-book", "", Value::Null).await;
        let email = json!({"email": format!("new-{}", self.person.email), "password": PASSWORD});
        self.call("POST", "/api/account/email", "", email).await;
        self.call("POST", "/api/account/export", "", json!({"password": PASSWORD})).await;
        self.sign_in().await;
        let account = self.call("GET", "/api/account", "", Value::Null).await.json();
        let other =
            account["sessions"].as_array().unwrap().iter().find(|session| session["current"] == false);
        let other = other.unwrap()["id"].as_str().unwrap().to_string();
        self.call("DELETE", "/api/account/sessions/{id}", &other, Value::Null).await;
        let password = json!({"current": PASSWORD, "password": PASSWORD});
        let session = self.call("POST", "/api/account/password", "", password).await.json();
        self.person.token = Some(session["token"].as_str().unwrap().to_string());
        self.call("DELETE", "/api/account/sessions", "", Value::Null).await;
        self.sign_in().await;
    }

    /// Passkeys, from the question to the browser to the end of the passkey.
    async fn about_passkeys(&mut self) {
        let (device, site) = (Device::default(), self.site.clone());
        let proof = json!({"password": PASSWORD});
        let asked = self.call("POST", "/api/account/passkeys/options", "", proof).await.json();
        let made = device.create(&site, &asked["publicKey"]).await.unwrap();
        let new = json!({"challenge": asked["challenge"], "credential": made, "name": "My phone"});
        let added = self.call("POST", "/api/account/passkeys", "", new).await.json();
        self.call("GET", "/api/account/passkeys", "", Value::Null).await;
        let asked = self.call("POST", "/api/account/proof/options", "", json!({})).await.json();
        let answer = device.get(&site, &asked["publicKey"]).await.unwrap();
        let proof = json!({"passkey": {"challenge": asked["challenge"], "credential": answer}});
        let id = added["id"].as_str().unwrap();
        self.call("POST", "/api/account/passkeys/{id}/delete", id, proof).await;
    }

    /// The court's own forms. It comes after the calls that would cost more with a second paid document.
    async fn about_court_forms(&mut self) {
        let divorce = self.person.paid_divorce().await.to_string();
        self.call("GET", "/api/documents/{id}/court-forms", &divorce, Value::Null).await;
        self.call("GET", "/api/documents/{id}/court-forms/{form}/{of}", &divorce, Value::Null).await;
        self.call("GET", "/api/documents/{id}/packet", &divorce, Value::Null).await;
        self.call("GET", "/api/documents/{id}/packet/files", &divorce, Value::Null).await;
    }

    /// What has happened to the account, and what is done about it. It ends with a password that no longer opens it.
    async fn about_its_safety(&mut self) {
        self.call("POST", "/api/auth/email-confirmation", "", json!({})).await;
        self.call("GET", "/api/account/activity", "", Value::Null).await;
        self.call("POST", "/api/account/not-me", "", json!({})).await;
    }

    pub(crate) async fn sign_in(&mut self) {
        let form = json!({"email": self.person.email, "password": PASSWORD});
        let session = self.person.post("/api/auth/login", &form).await.expect(200);
        self.person.token = Some(session["token"].as_str().unwrap().to_string());
    }
}

/// Behind the ids of all documents that people make here: what is stored leaves the paid one on the first page.
const LAST_IDS: usize = 9_007_199_254_730_000;

/// Puts so many answered documents and as many orders behind someone.
async fn store(services: &Services, owner: &UserId, count: usize) {
    let (documents, ledger) = (services.documents().unwrap(), services.ledger().unwrap());
    let document_type = shared::http::catalog().unwrap().document_type("simpleWill").unwrap();
    let answers = domain::interview::Answers::restore(document_type, will().as_object().unwrap());
    for number in 0..count {
        let id = (LAST_IDS + number).to_string().parse().unwrap();
        let made = Document::new(
            owner.clone(),
            id,
            document_type.id.clone(),
            document_type.name.clone(),
            clock::now(),
        );
        let answered = Document { status: Status::Completed, answers: answers.clone(), ..made };
        documents.create(&answered, None).await.unwrap();
        let order = Order {
            payment: format!("pi_{owner}_{number}"),
            goods: Goods::New(vec![]),
            owner: owner.clone(),
            amount: Cents(6900),
            lines: vec![],
            created_at: clock::now(),
        };
        ledger.open(&order).await.unwrap();
    }
}

/// What each call costs someone with so much stored.
pub(crate) async fn costs(stored: usize) -> Costs {
    let (at, meter, services) = start_metered(Policy { drafts: 100_000, ..Settings::policy() });
    at.install_specimens();
    let person = Person::registered(&at).await;
    let owner = UserId::try_from(person.owner().await).unwrap();
    shared::request_keys::scope(store(&services, &owner, stored)).await;
    let site = services.site_origin().unwrap().to_string();
    let mut customer = Customer { person, meter, site, link: String::new(), costs: Costs::new() };
    customer.about_documents().await;
    customer.about_the_account().await;
    customer.about_passkeys().await;
    customer.about_court_forms().await;
    customer.about_its_safety().await;
    // It takes several calls where there is very much.
    if stored <= 100 {
        customer.call("POST", "/api/account/delete", "", json!({"password": PASSWORD})).await;
    }
    customer.costs
}
