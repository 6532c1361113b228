//! What the objects of Stripe's API have in common.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::error_response::StripeErrorResponse;
use crate::ids::{self, Object};

/// An object with an id and a shape.
pub(crate) trait Resource: Serialize + DeserializeOwned {
    /// The value of its `object` field.
    const KIND: &'static str;
    /// How its ids begin.
    const PREFIX: &'static str;
    /// All of its fields, as JSON text.
    const SHAPE: &'static str;

    /// A new object with a fresh id and every field at its usual value.
    fn blank() -> Result<Self, StripeErrorResponse> {
        let mut fields: Object = serde_json::from_str(Self::SHAPE).map_err(StripeErrorResponse::internal)?;
        fields.insert("id".into(), ids::fresh(Self::PREFIX)?.into());
        fields.insert("object".into(), Self::KIND.into());
        fields.insert("created".into(), ids::seconds().into());
        serde_json::from_value(fields.into()).map_err(StripeErrorResponse::internal)
    }
}
