//! Files of a bucket.

use crate::ports::PortError;
use aws_sdk_s3::Client;
use aws_sdk_s3::error::DisplayErrorContext;

/// A failure of S3.
pub(super) fn failed(error: impl std::error::Error) -> PortError {
    PortError::unavailable("S3", DisplayErrorContext(&error).to_string())
}

/// The bytes under a key. None when there are none.
pub(super) async fn read(client: &Client, bucket: &str, key: &str) -> Result<Option<Vec<u8>>, PortError> {
    let answer = client.get_object().bucket(bucket).key(key).send().await;
    match answer.map_err(aws_sdk_s3::Error::from) {
        Ok(object) => Ok(Some(object.body.collect().await.map_err(failed)?.to_vec())),
        Err(aws_sdk_s3::Error::NoSuchKey(_)) => Ok(None),
        Err(error) => Err(failed(error)),
    }
}
