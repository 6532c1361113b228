use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use domain::money::Cents;
use domain::orders::ledger::{OrderLedger, OrderStatus};
use domain::orders::pricing::OrderLine;
use serde::Serialize;
use shared::http::error::Problem;
use shared::http::page::{self, Cursor};
use shared::http::{ApiError, CurrentUser, timestamps};
use shared::receipt;
use utoipa::ToSchema;

use crate::AppState;

/// What someone has paid.
#[derive(Serialize, ToSchema)]
pub(crate) struct PaymentList {
    /// What was paid by these payments, less what went back, in cents.
    total: Cents,
    /// The payments, the newest first.
    payments: Vec<PaymentView>,
}

/// A payment, as its receipt shows it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PaymentView {
    /// Which.
    id: String,
    /// The receipt's number.
    receipt: String,
    /// When the money came in.
    paid_at: String,
    /// What was paid, in cents.
    amount: Cents,
    /// What went back of it, in cents: to the card, or to its bank.
    returned: Cents,
    /// What the amount is made up of.
    lines: Vec<OrderLine>,
    /// The documents that it bought.
    documents: Vec<PaidDocument>,
    /// Where the money stands.
    state: PaymentState,
    /// Whether an attorney is to look at the document.
    attorney_review: bool,
}

/// A document that was bought. It may have been deleted since.
#[derive(Serialize, ToSchema)]
pub(crate) struct PaidDocument {
    /// Which.
    id: u64,
    /// Id of its type, camel case.
    #[serde(rename = "type")]
    document_type: String,
}

/// Where the money of a payment stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PaymentState {
    /// It is here.
    Paid,
    /// Some of it went back.
    PartlyReturned,
    /// All of it went back.
    Returned,
    /// It is disputed at the bank.
    Disputed,
    /// It came, and we have to find out what for.
    Checking,
}

/// Your payments, with their receipts. All of them are one page unless very many were asked for.
#[utoipa::path(get, path = "/api/payments", tag = "payments",
    extensions(("x-access" = json!("signed-in")), ("x-rate" = json!("reads"))),
    security(("bearer" = [])),
    params(("cursor" = Option<String>, Query, description = "The `x-next-cursor` of the page before")),
    responses(
        (status = 200, body = PaymentList,
            headers(("x-next-cursor" = String, description = "Names the next page; absent on the last one"))),
        (status = 400, body = Problem), (status = 401, body = Problem)))]
pub(crate) async fn list_payments(
    State(app): State<AppState>,
    user: CurrentUser,
    Cursor(cursor): Cursor,
) -> Result<(HeaderMap, Json<PaymentList>), ApiError> {
    let after = cursor.as_deref().map(page::to_key);
    let found = app.payment_service.ledger.of_buyer(&user.id, after.as_deref()).await?;
    let payments: Vec<PaymentView> = found.order_ledgers.iter().filter_map(PaymentView::of).collect();
    let total = payments.iter().map(|payment| payment.amount.0.saturating_sub(payment.returned.0)).sum();
    let next = page::next(found.next.as_deref().map(page::from_key));
    Ok((next, Json(PaymentList { total: Cents(total), payments })))
}

impl PaymentView {
    /// A payment is one once its money has come.
    fn of(order_ledger: &OrderLedger) -> Option<Self> {
        let order = &order_ledger.order;
        let bought = |(id, document_type): (domain::ids::DocumentId, &str)| PaidDocument {
            id: id.get(),
            document_type: document_type.into(),
        };
        Some(Self {
            id: order.payment.clone(),
            receipt: receipt::number(&order.payment),
            paid_at: timestamps::text(order_ledger.received_at()?),
            amount: order_ledger.received()?,
            // A refund and a dispute of the same money can come to more than was paid.
            returned: order_ledger.returned().min(order_ledger.received()?),
            lines: order.lines.clone(),
            documents: order.goods.document_types().into_iter().map(bought).collect(),
            state: state(order_ledger)?,
            attorney_review: order.goods.attorney_review(),
        })
    }
}

fn state(order_ledger: &OrderLedger) -> Option<PaymentState> {
    match order_ledger.status() {
        OrderStatus::Open | OrderStatus::Canceled => None,
        OrderStatus::Unmatched => Some(PaymentState::Checking),
        OrderStatus::Paid if order_ledger.returned() > Cents(0) => Some(PaymentState::PartlyReturned),
        OrderStatus::Paid => Some(PaymentState::Paid),
        OrderStatus::Disputed => Some(PaymentState::Disputed),
        OrderStatus::Returned => Some(PaymentState::Returned),
    }
}
