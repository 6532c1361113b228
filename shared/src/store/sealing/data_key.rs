//! Data keys as KMS answers them.

use crate::ports::PortError;
use crate::request_keys::DataKey;
use aws_sdk_kms::error::DisplayErrorContext;
use aws_sdk_kms::primitives::Blob;
use zeroize::Zeroizing;

use super::cipher::{KEY_LENGTH, spoilt};

/// A failure of KMS, or of what it answered.
pub(super) fn failed(error: impl std::error::Error) -> PortError {
    PortError::unavailable("KMS", DisplayErrorContext(&error).to_string())
}

/// A key as KMS has answered it.
pub(super) fn data_key(plain: Option<Blob>, wrapped: Option<Vec<u8>>) -> Result<DataKey, PortError> {
    let plain = Zeroizing::new(plain.map(Blob::into_inner).unwrap_or_default());
    let plain = <[u8; KEY_LENGTH]>::try_from(plain.as_slice()).map_err(failed)?;
    Ok(DataKey { plain: Zeroizing::new(plain), wrapped: wrapped.ok_or_else(spoilt)? })
}
