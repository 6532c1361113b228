//! Somebody who buys.

use domain::account::{Account, Email};
use domain::answer::Answers;
use domain::catalog::Catalog;
use domain::checkout;
use domain::document::{Document, Edit, Status};
use domain::ids::{DocumentId, UserId};
use domain::ledger::Folio;
use domain::order::Payment;
use domain::pricing;
use reqwest::Method;
use serde_json::{Value, json};
use shared::http::{ApiError, catalog};
use shared::workflow::pay::{self, Purchase};
use shared::workflow::{change, price};
use shared::{clock, random};

use crate::bank::Bank;

/// Somebody with an account.
pub(crate) struct Buyer<'a> {
    pub(crate) bank: &'a Bank,
    pub(crate) id: UserId,
}

fn will() -> Answers {
    let answers = json!({
        "fullName": "Maria Elena Lopez",
        "address": "123 Main Street, Orlando, FL 32801",
        "maritalStatus": "Single",
        "hasChildren": "No",
        "primaryBeneficiary": "Carlos Lopez",
        "alternateBeneficiary": "Rosa Ramirez",
        "executorName": "Pedro Ramirez",
        "alternateExecutorName": "Rosa Ramirez",
        "specificBequests": "None",
    });
    let kind = Catalog::embedded().unwrap().document_type("simpleWill").unwrap();
    Answers::restore(kind, answers.as_object().unwrap())
}

impl<'a> Buyer<'a> {
    pub(crate) async fn new(bank: &'a Bank) -> Self {
        let id = random::user_id().unwrap();
        let account = Account {
            id: id.clone(),
            email: Email::parse(&format!("{id}@example.com")).unwrap(),
            email_confirmed: true,
            password_hash: None,
            identity: None,
            first_name: None,
            last_name: None,
            retired: false,
            created_at: clock::now(),
            version: 1,
        };
        bank.till.accounts.create(&account, &[]).await.unwrap();
        Self { bank, id }
    }

    /// A simple will that is answered and not paid for.
    pub(crate) async fn will(&self, attorney_review: bool) -> DocumentId {
        let catalog = catalog().unwrap();
        let kind = catalog.document_type("simpleWill").unwrap();
        let id = random::document_id().unwrap();
        let made = Document::new(self.id.clone(), id, kind.id.clone(), kind.name.clone(), clock::now());
        let document = Document {
            status: Status::Completed,
            current_step: kind.questions.len(),
            answers: will(),
            attorney_review,
            price: pricing::price(catalog, kind, attorney_review),
            ..made
        };
        self.bank.till.documents.create(&document).await.unwrap();
        id
    }

    pub(crate) async fn document(&self, id: DocumentId) -> Option<Document> {
        self.bank.till.documents.get(&self.id, id).await.unwrap()
    }

    /// Answers whatever a bought document still asks, or changes a name in it.
    pub(crate) async fn edit(&self, id: DocumentId, name: &str) -> Result<Document, ApiError> {
        let found =
            self.bank.till.documents.get(&self.id, id).await?.ok_or_else(ApiError::document_not_found)?;
        let kind = catalog()?.document_type(&found.kind).unwrap();
        let edit = |document: Document| {
            let edit = Edit { name: Some(name.to_string()), ..Edit::default() };
            Ok(document.edit(kind, edit, clock::now())?)
        };
        change::newest(&*self.bank.till.documents, found, None, edit).await
    }

    /// Presses Pay on the review page.
    pub(crate) async fn ask(&self, id: DocumentId) -> Result<Payment, ApiError> {
        let till = &self.bank.till;
        let found = till.documents.get(&self.id, id).await?.ok_or_else(ApiError::document_not_found)?;
        let document = till.refreshed(found).await?;
        let priced = price::priced(&*till.documents, document.clone()).await?;
        let kind = catalog()?.document_type(&document.kind).unwrap();
        domain::sale::check(&priced, kind, catalog()?, clock::today())?;
        let lines = pricing::review_order(catalog()?, &kind.name, priced.price);
        pay::open_payment(till, document, lines).await
    }

    /// Opens the checkout page of a bundle; `visit` names the visit.
    pub(crate) async fn check_out(&self, visit: &str) -> Result<Payment, ApiError> {
        let catalog = catalog()?;
        let basket = checkout::bundle(catalog, catalog.bundle("essential").unwrap(), None)?;
        pay::open_checkout(&self.bank.till, Purchase::basket(self.id.clone(), &basket, visit)).await
    }

    /// Confirms with a card, as Stripe's script does in the browser; whether it was paid.
    pub(crate) async fn confirm(&self, payment: &str, card: &str) -> bool {
        let path = format!("/v1/payment_intents/{payment}/confirm");
        self.bank.stripe(Method::POST, &path, &[("payment_method", card)]).await.is_some()
    }

    /// The operator's refund, in Stripe's dashboard; nothing when Stripe refuses it.
    pub(crate) async fn refund(&self, payment: &str, amount: Option<u32>) -> Option<Value> {
        let amount = amount.map(|amount| amount.to_string());
        let mut form = vec![("payment_intent", payment)];
        form.extend(amount.as_deref().map(|amount| ("amount", amount)));
        self.bank.stripe(Method::POST, "/v1/refunds", &form).await
    }

    pub(crate) async fn folio(&self, payment: &str) -> Option<Folio> {
        self.bank.till.ledger.find(payment).await.unwrap()
    }
}
