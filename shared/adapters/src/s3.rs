//! Finished PDFs, in S3.

use async_trait::async_trait;
use aws_sdk_s3::Client;
use aws_sdk_s3::error::DisplayErrorContext;
use aws_sdk_s3::primitives::ByteStream;
use shared::ports::{Files, PortError};

/// Files in one bucket.
pub(crate) struct S3Files {
    pub(crate) client: Client,
    pub(crate) bucket: String,
}

fn failed(error: impl std::error::Error) -> PortError {
    PortError::unavailable("S3", DisplayErrorContext(&error).to_string())
}

#[async_trait]
impl Files for S3Files {
    async fn get(&self, key: &str) -> Result<Option<Vec<u8>>, PortError> {
        let answer = self.client.get_object().bucket(&self.bucket).key(key).send().await;
        match answer.map_err(aws_sdk_s3::Error::from) {
            Ok(object) => Ok(Some(object.body.collect().await.map_err(failed)?.to_vec())),
            Err(aws_sdk_s3::Error::NoSuchKey(_)) => Ok(None),
            Err(error) => Err(failed(error)),
        }
    }

    async fn put(&self, key: &str, bytes: Vec<u8>) -> Result<(), PortError> {
        let request = self.client.put_object().bucket(&self.bucket).key(key);
        let request = request.content_type("application/pdf").body(ByteStream::from(bytes));
        request.send().await.map_err(failed)?;
        Ok(())
    }

    async fn delete_all(&self, prefix: &str) -> Result<(), PortError> {
        let request = self.client.list_objects_v2().bucket(&self.bucket).prefix(prefix);
        let mut pages = request.into_paginator().send();
        while let Some(page) = pages.next().await {
            for object in page.map_err(failed)?.contents.unwrap_or_default() {
                let key = object.key.unwrap_or_default();
                self.client.delete_object().bucket(&self.bucket).key(key).send().await.map_err(failed)?;
            }
        }
        Ok(())
    }
}
