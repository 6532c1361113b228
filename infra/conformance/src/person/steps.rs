//! What the people in the samples have done before: answered, bought, made links.

use std::io;

use jiff::Timestamp;
use reqwest::Method;
use serde_json::{Value, json};

use super::Person;
use crate::ConformanceError;
use crate::samples::Values;
use crate::text::text;

/// Answers to every question of a simple will, so that it can be bought.
const WILL: &str = include_str!("will.json");

/// The same of a divorce, with the county in which it is filed.
const DIVORCE: &str = include_str!("divorce.json");

/// Stripe's own call.
const CONFIRM: &str = "/v1/payment_intents/{intent}/confirm";

impl Person {
    /// A simple will with every answer and its disclosure acknowledged: its id.
    ///
    /// # Errors
    /// When the product refuses, or does not answer.
    pub async fn completed_will(&self) -> Result<String, ConformanceError> {
        self.completed("simpleWill", WILL).await
    }

    async fn completed(&self, document_type: &str, change: &str) -> Result<String, ConformanceError> {
        let made = self.post("/api/documents", &json!({"type": document_type})).await?;
        let path = format!("/api/documents/{}", made["id"]);
        let mut change: Value = serde_json::from_str(change).map_err(io::Error::from)?;
        change["currentStep"] = made["totalSteps"].clone();
        change["status"] = json!("completed");
        self.call(Method::PATCH, &path, Some(&change)).await?;
        let disclosure = json!({"formType": "12.900(a)", "formData": {"clientName": "María López",
            "nonlawyerName": "Coquina", "services": [], "agreedTerms": true, "clientSignedAt": Timestamp::now().to_string()}});
        self.post(&format!("{path}/legal-compliance"), &disclosure).await?;
        Ok(text(&made["id"]))
    }

    /// A will that is paid for and was downloaded once, and its payment.
    ///
    /// # Errors
    /// When the product or its Stripe refuses, or does not answer.
    pub async fn purchase(&self) -> Result<Values, ConformanceError> {
        let id = self.completed_will().await?;
        let (payment, amount) = self.pay(&id).await?;
        self.fetch(&format!("/api/documents/{id}/download")).await?;
        let mut values = self.paper(&id).await?;
        values.extend([("PAID_DOCUMENT", id), ("PAYMENT", payment), ("AMOUNT", amount)]);
        Ok(values)
    }

    /// What the first version of a document is checked by.
    async fn paper(&self, id: &str) -> Result<Values, ConformanceError> {
        let standing = self.get(&format!("/api/documents/{id}/versions")).await?;
        let first = &standing["versions"][0];
        Ok(Values::from([
            ("VERIFICATION_CODE", text(&first["code"])),
            ("PAPER_HASH", text(&first["sha256"])),
        ]))
    }

    /// Two links to the file of a document: the id of one to be withdrawn, and the secret of one to be opened.
    ///
    /// # Errors
    /// When the product refuses, or does not answer.
    pub async fn share_links(&self, id: &str) -> Result<Values, ConformanceError> {
        let path = format!("/api/documents/{id}/share-links");
        let withdrawn = self.post(&path, &json!({"days": 1})).await?;
        let opened = self.post(&path, &json!({"days": 1})).await?;
        Ok(Values::from([
            ("SHARE_LINK", text(&withdrawn["link"]["id"])),
            ("OPEN_SHARE_LINK", text(&opened["token"])),
        ]))
    }

    /// A divorce that is paid for: its id.
    ///
    /// # Errors
    /// When the product or its Stripe refuses, or does not answer.
    pub async fn divorce(&self) -> Result<String, ConformanceError> {
        let id = self.completed("uncontestedDivorce", DIVORCE).await?;
        self.pay(&id).await?;
        Ok(id)
    }

    /// A stage that takes real money is never asked.
    async fn pay(&self, id: &str) -> Result<(String, String), ConformanceError> {
        let key = self.test_key().await?;
        let number: Value = serde_json::from_str(id).map_err(io::Error::from)?;
        let asked = self.post("/api/create-payment-intent", &json!({"documentId": number})).await?;
        let payment = text(&asked["paymentIntentId"]);
        self.confirm(&payment, &text(&asked["clientSecret"]), &key).await?;
        Ok((payment, text(&asked["amount"])))
    }

    /// Confirms a payment with the test card, as Stripe's script does in the browser.
    async fn confirm(&self, payment: &str, client_secret: &str, key: &str) -> Result<(), ConformanceError> {
        let path = CONFIRM.replace("{intent}", payment);
        let request = self.target.http().post(format!("{}{path}", self.target.stripe));
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        let form = format!("key={key}&client_secret={client_secret}&payment_method=pm_card_visa");
        self.accepted(CONFIRM, request.body(form)).await.map(drop)
    }

    async fn test_key(&self) -> Result<String, ConformanceError> {
        let settings = self.get("/api/payments/settings").await?;
        let key = settings["publishableKey"].as_str().filter(|key| key.starts_with("pk_test_"));
        key.map(str::to_string).ok_or(ConformanceError::RealMoney)
    }

    /// Makes sure that the stage takes no real money.
    ///
    /// # Errors
    /// When it does, or does not answer.
    pub async fn expect_test_mode(&self) -> Result<(), ConformanceError> {
        self.test_key().await.map(drop)
    }
}
