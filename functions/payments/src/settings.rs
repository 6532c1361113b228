use axum::Json;
use axum::extract::State;
use serde::Serialize;
use shared::ports::PublicSettings;
use utoipa::ToSchema;

/// What a browser has to know to pay.
#[derive(Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PaymentSettings {
    /// Stripe's publishable key; null when payments are not set up.
    #[schema(required)]
    pub publishable_key: Option<String>,
    /// Address of the script to load instead of Stripe's own; null for Stripe's own.
    #[schema(required)]
    pub script_url: Option<String>,
}

impl From<PublicSettings> for PaymentSettings {
    fn from(settings: PublicSettings) -> Self {
        Self { publishable_key: settings.publishable_key, script_url: settings.script_url }
    }
}

/// What a browser has to know to pay.
#[utoipa::path(get, path = "/api/payments/settings", tag = "payments",
    extensions(("x-access" = json!("anyone")), ("x-rate" = json!("gateway"))),
    responses((status = 200, body = PaymentSettings)))]
pub(crate) async fn get_payment_settings(State(settings): State<PaymentSettings>) -> Json<PaymentSettings> {
    Json(settings)
}
