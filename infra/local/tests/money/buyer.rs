//! Someone who buys.

use domain::accounts::{Account, Email};
use domain::documents::{Document, Edit, Status};
use domain::ids::{DocumentId, UserId};
use domain::interview::Answers;
use domain::orders::ledger::OrderLedger;
use domain::orders::{Payment, checkout, pricing};
use reqwest::Method;
use serde_json::{Value, json};
use shared::http::{ApiError, catalog};
use shared::workflow::delete::{DeleteError, delete};
use shared::workflow::pay::{self, Purchase};
use shared::workflow::retry_on_conflict::{self, CompanionWrite};
use shared::workflow::{create, price};
use shared::{clock, random};

use crate::bank::Bank;

/// Someone with an account.
pub(crate) struct Buyer<'a> {
    pub(crate) bank: &'a Bank,
    pub(crate) id: UserId,
}

/// A document type with answers to all of its questions.
type Answered = (&'static str, fn() -> Value);

/// What can be bought here.
const KINDS: [Answered; 3] =
    [("simpleWill", will), ("healthcareDirective", directive), ("powerOfAttorney", power_of_attorney)];

fn will() -> Value {
    json!({
        "fullName": "Maria Elena Lopez",
        "address": "123 Main Street, Orlando, FL 32801",
        "maritalStatus": "Single",
        "hasChildren": "No",
        "primaryBeneficiary": "Carlos Lopez",
        "alternateBeneficiary": "Rosa Ramirez",
        "executorName": "Pedro Ramirez",
        "alternateExecutorName": "Rosa Ramirez",
        "specificBequests": "None",
    })
}

fn directive() -> Value {
    json!({
        "principalName": "Maria Elena Lopez",
        "principalAddress": "123 Main Street, Orlando, FL 32801",
        "surrogateName": "Pedro Ramirez",
        "surrogateRelationship": "Brother",
        "surrogateContact": "407-555-0119",
        "alternateSurrogate": "No",
        "lifeSustaining": "I do not want life-sustaining treatment",
        "artificialNutrition": "I do not want artificial nutrition and hydration",
        "painManagement": "None",
        "organDonation": "No",
        "additionalInstructions": "None",
    })
}

fn power_of_attorney() -> Value {
    json!({
        "principalName": "Maria Elena Lopez",
        "principalAddress": "123 Main Street, Orlando, FL 32801",
        "poaType": "Financial",
        "agentName": "Pedro Ramirez",
        "agentAddress": "5 Oak Street, Orlando, FL 32801",
        "agentRelationship": "Brother",
        "alternateAgent": "No",
        "durability": "Yes (Durable)",
        "effectiveDate": "Immediately",
        "specificPowers": "To manage my bank accounts and to pay my bills",
    })
}

/// A new document as a client asks for it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct NewDraft<'k> {
    /// Its type, by its place in the list of what can be bought.
    pub(crate) kind: usize,
    pub(crate) review: bool,
    /// The name of the request.
    pub(crate) key: Option<&'k str>,
    /// Whether its price is sent as the bundle's share.
    pub(crate) at_share: bool,
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
            people_book: false,
            created_at: clock::now(),
            version: 1,
        };
        bank.payment_service.accounts.create(&account, &[]).await.unwrap();
        Self { bank, id }
    }

    /// A simple will that is answered and not paid for.
    pub(crate) async fn will(&self, review: bool) -> DocumentId {
        self.make(NewDraft { review, ..NewDraft::default() }).await.unwrap()
    }

    /// A document that is answered and not paid for, as the documents' function makes it.
    pub(crate) async fn make(&self, wanted: NewDraft<'_>) -> Result<DocumentId, ApiError> {
        let catalog = catalog().unwrap();
        let (kind, answers) = KINDS[wanted.kind % KINDS.len()];
        let document_type = catalog.document_type(kind).unwrap();
        let id = create::document_id(&self.id, wanted.key, document_type, wanted.review)?;
        let made = Document::new(
            self.id.clone(),
            id,
            document_type.id.clone(),
            document_type.name.clone(),
            clock::now(),
        );
        let document = Document {
            status: Status::Completed,
            current_step: document_type.questions.len(),
            answers: Answers::restore(document_type, answers().as_object().unwrap()),
            attorney_review: wanted.review,
            price: pricing::price(catalog, document_type, wanted.review),
            ..made
        };
        let made = create::create(&self.bank.payment_service.documents, document, wanted.at_share).await?;
        Ok(made.id)
    }

    /// The home page's bundle: three documents, each asked for at its share.
    pub(crate) async fn bundle(&self) -> Vec<DocumentId> {
        let mut ids = Vec::new();
        for kind in 0..KINDS.len() {
            let wanted = NewDraft { kind, at_share: true, ..NewDraft::default() };
            ids.push(self.make(wanted).await.unwrap());
        }
        ids
    }

    pub(crate) async fn document(&self, id: DocumentId) -> Option<Document> {
        self.bank.payment_service.documents.get(&self.id, id).await.unwrap()
    }

    /// Answers whatever a bought document still asks, or changes a name in it.
    pub(crate) async fn edit(&self, id: DocumentId, name: &str) -> Result<Document, ApiError> {
        let found = self
            .bank
            .payment_service
            .documents
            .get(&self.id, id)
            .await?
            .ok_or_else(ApiError::document_not_found)?;
        let catalog = catalog()?;
        let document_type = catalog.document_type(&found.document_type).unwrap();
        let edit = |document: Document| {
            let edit = Edit { name: Some(name.to_string()), ..Edit::default() };
            Ok::<_, ApiError>(document.edit(document_type, edit, catalog, clock::now())?)
        };
        Ok(retry_on_conflict::newest(
            &self.bank.payment_service.documents,
            found,
            CompanionWrite::Reminders,
            edit,
        )
        .await?)
    }

    /// Deletes a document, as the documents' function does it, to the last file.
    pub(crate) async fn delete(&self, document: Document) -> Result<(), DeleteError> {
        let id = document.id;
        delete(&self.bank.payment_service, document).await?;
        Ok(self.bank.reconciliation.purge_service.document(&self.id, id).await?)
    }

    /// The account goes, with its key; what it leaves is not swept yet.
    pub(crate) async fn delete_account(&self) {
        let accounts = &self.bank.payment_service.accounts;
        let account = accounts.by_id(&self.id).await.unwrap().unwrap();
        accounts.delete(&account, &[]).await.unwrap();
    }

    /// Presses Pay on the review page.
    pub(crate) async fn ask(&self, id: DocumentId) -> Result<Payment, ApiError> {
        let payment_service = &self.bank.payment_service;
        let found =
            payment_service.documents.get(&self.id, id).await?.ok_or_else(ApiError::document_not_found)?;
        let document = payment_service.refreshed(found).await?;
        let priced = price::priced(&payment_service.documents, document.clone()).await?;
        let document_type = catalog()?.document_type(&document.document_type).unwrap();
        domain::orders::sale::check(&priced, document_type, catalog()?, clock::today())?;
        let lines = pricing::review_order(catalog()?, &document_type.name, priced.price);
        Ok(pay::open_payment(payment_service, document, lines).await?)
    }

    /// Opens the checkout page of a bundle; `visit` names the visit.
    pub(crate) async fn check_out(&self, visit: &str) -> Result<Payment, ApiError> {
        let catalog = catalog()?;
        let basket = checkout::bundle(catalog, catalog.bundle("essential").unwrap(), None)?;
        Ok(pay::open_checkout(&self.bank.payment_service, Purchase::basket(self.id.clone(), &basket, visit))
            .await?)
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

    pub(crate) async fn order_ledger(&self, payment: &str) -> Option<OrderLedger> {
        self.bank.payment_service.ledger.find(payment).await.unwrap()
    }
}
