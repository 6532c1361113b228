//! Values of an item that only the encryptor can read.

use aws_sdk_dynamodb::primitives::Blob;
use aws_sdk_dynamodb::types::AttributeValue;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::context::EncryptionContext;
use super::encryptor::Encryptor;
use crate::ports::PortError;
use crate::store::rows::{Item, broken};

impl Item {
    /// Adds a value that only the encryptor can read, for its place.
    pub(in crate::store) async fn sealed(
        self,
        encryptor: &Encryptor,
        place: &EncryptionContext,
        value: &impl Serialize,
    ) -> Result<Self, PortError> {
        let plain = serde_json::to_vec(value).map_err(|_| broken("sealed", "not writable"))?;
        let sealed = encryptor.seal(place, &plain).await?;
        Ok(self.with("sealed", AttributeValue::B(Blob::new(sealed))))
    }

    /// The value that was sealed for this place.
    pub(in crate::store) async fn unsealed<T: DeserializeOwned>(
        &self,
        encryptor: &Encryptor,
        place: &EncryptionContext,
    ) -> Result<T, PortError> {
        let sealed = self.0.get("sealed").and_then(|value| value.as_b().ok());
        let plain =
            encryptor.open(place, sealed.ok_or_else(|| broken("sealed", "missing"))?.as_ref()).await?;
        serde_json::from_slice(&plain).map_err(|_| broken("sealed", "not readable"))
    }
}
