//! What the people in the samples have done before: answered, bought, asked for links.

use std::io;

use reqwest::Method;
use serde_json::{Value, json};
use shared::clock;

use super::EventsError;
use super::fill::Values;
use super::fixture_person::{FixturePerson, PASSWORD, new_address};
use super::text::text;

/// Answers to every question of a simple will, so that it can be bought.
const WILL: &str = include_str!("will.json");

/// The same of a divorce, with the county in which it is filed.
const DIVORCE: &str = include_str!("divorce.json");

impl FixturePerson<'_> {
    /// A simple will with every answer and its disclosure acknowledged: its id.
    pub(super) async fn completed_will(&self) -> Result<String, EventsError> {
        self.completed("simpleWill", WILL).await
    }

    async fn completed(&self, document_type: &str, change: &str) -> Result<String, EventsError> {
        let made = self.post("/api/documents", &json!({"type": document_type})).await?;
        let path = format!("/api/documents/{}", made["id"]);
        let mut change: Value = serde_json::from_str(change).map_err(io::Error::from)?;
        change["currentStep"] = made["totalSteps"].clone();
        change["status"] = json!("completed");
        self.call(Method::PATCH, &path, Some(&change)).await?;
        let disclosure = json!({"formType": "12.900(a)", "formData": {"clientName": "María López",
            "nonlawyerName": "Coquina", "services": [], "agreedTerms": true, "clientSignedAt": clock::now().to_string()}});
        self.post(&format!("{path}/legal-compliance"), &disclosure).await?;
        Ok(text(&made["id"]))
    }

    /// A will that is paid for and was downloaded once, and its payment.
    pub(super) async fn purchase(&self) -> Result<Values, EventsError> {
        let id = self.completed_will().await?;
        let (payment, amount) = self.pay(&id).await?;
        self.fetch(&format!("/api/documents/{id}/download")).await?;
        let mut values = self.paper(&id).await?;
        values.extend([("PAID_DOCUMENT", id), ("PAYMENT", payment), ("AMOUNT", amount)]);
        Ok(values)
    }

    /// What the first version of a document is checked by.
    async fn paper(&self, id: &str) -> Result<Values, EventsError> {
        let standing = self.call(Method::GET, &format!("/api/documents/{id}/versions"), None).await?;
        let first = &standing["versions"][0];
        Ok(Values::from([
            ("VERIFICATION_CODE", text(&first["code"])),
            ("PAPER_HASH", text(&first["sha256"])),
        ]))
    }

    /// Two links to the file of a document: the id of one to be withdrawn, and the secret of one to be opened.
    pub(super) async fn share_links(&self, id: String) -> Result<Values, EventsError> {
        let path = format!("/api/documents/{id}/share-links");
        let withdrawn = self.post(&path, &json!({"days": 1})).await?;
        let opened = self.post(&path, &json!({"days": 1})).await?;
        Ok(Values::from([
            ("SHARE_LINK", text(&withdrawn["link"]["id"])),
            ("OPEN_SHARE_LINK", text(&opened["token"])),
        ]))
    }

    /// A divorce that is paid for: its id.
    pub(super) async fn divorce(&self) -> Result<String, EventsError> {
        let id = self.completed("uncontestedDivorce", DIVORCE).await?;
        self.pay(&id).await?;
        Ok(id)
    }

    async fn pay(&self, id: &str) -> Result<(String, String), EventsError> {
        let number: Value = serde_json::from_str(id).map_err(io::Error::from)?;
        let asked = self.post("/api/create-payment-intent", &json!({"documentId": number})).await?;
        let payment = text(&asked["paymentIntentId"]);
        self.confirm(&payment, &text(&asked["clientSecret"])).await?;
        Ok((payment, text(&asked["amount"])))
    }

    pub(super) async fn links(&self) -> Result<Values, EventsError> {
        let reset = json!({"email": self.email});
        let address = json!({"email": new_address()?, "password": PASSWORD});
        Ok(Values::from([
            ("RESET_LINK", self.mailed_link("/api/auth/password-reset", &reset, "reset-password").await?),
            ("ADDRESS_LINK", self.mailed_link("/api/account/email", &address, "confirm-email").await?),
            ("CONFIRMATION_LINK", self.confirmation_link().await?),
        ]))
    }

    /// A sign-in on a new browser that waits for its code.
    pub(super) async fn waiting_sign_in(&self) -> Result<Values, EventsError> {
        let asked = self.code_asked().await?;
        Ok(Values::from([("CHALLENGE", asked.challenge), ("LOGIN_CODE", asked.code)]))
    }
}
