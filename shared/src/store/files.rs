//! Finished PDFs, in S3, sealed before they go there: `<owner>/<document>/<name>`.

use crate::metric::{self, Metric};
use crate::ports::PortError;
use aws_sdk_s3::Client;
use aws_sdk_s3::error::DisplayErrorContext;
use aws_sdk_s3::primitives::ByteStream;
use domain::ids::{DocumentId, UserId};

use super::encryptor::{EncryptionContext, Encryptor};

/// Finished PDFs, each in its document's folder.
pub struct Files {
    /// What calls S3.
    pub client: Client,
    /// The name of the bucket.
    pub bucket: String,
    /// What seals the files.
    pub encryptor: Encryptor,
}

fn failed(error: impl std::error::Error) -> PortError {
    PortError::unavailable("S3", DisplayErrorContext(&error).to_string())
}

fn key(owner: &UserId, id: DocumentId, name: &str) -> String {
    format!("{owner}/{id}/{name}")
}

fn place(owner: &UserId, id: DocumentId) -> EncryptionContext {
    EncryptionContext::of_document(owner, id, "pdf")
}

impl Files {
    /// The bytes under a name. None when there are none, and when what is there does not open: it was changed, cut or moved,
    /// and is to be made anew. That MUST be counted.
    pub async fn get(
        &self,
        owner: &UserId,
        id: DocumentId,
        name: &str,
    ) -> Result<Option<Vec<u8>>, PortError> {
        let answer = self.client.get_object().bucket(&self.bucket).key(key(owner, id, name)).send().await;
        let object = match answer.map_err(aws_sdk_s3::Error::from) {
            Ok(object) => object,
            Err(aws_sdk_s3::Error::NoSuchKey(_)) => return Ok(None),
            Err(error) => return Err(failed(error)),
        };
        let sealed = object.body.collect().await.map_err(failed)?.to_vec();
        let opened = self.encryptor.open_unless_spoilt(&place(owner, id), &sealed).await?;
        if opened.is_none() {
            tracing::error!(document = %id, "a stored file does not open");
            metric::count(Metric::FilesSpoilt);
        }
        Ok(opened)
    }

    /// Keeps bytes under a name.
    pub async fn put(
        &self,
        owner: &UserId,
        id: DocumentId,
        name: &str,
        bytes: Vec<u8>,
    ) -> Result<(), PortError> {
        let sealed = self.encryptor.seal(&place(owner, id), &bytes).await?;
        let request = self.client.put_object().bucket(&self.bucket).key(key(owner, id, name));
        request.body(ByteStream::from(sealed)).send().await.map_err(failed)?;
        Ok(())
    }

    /// Forgets a document's folder, older versions of its files included.
    pub async fn forget(&self, owner: &UserId, id: DocumentId) -> Result<(), PortError> {
        self.forget_under(&format!("{owner}/{id}/")).await
    }

    /// Forgets all of an owner's folders.
    pub async fn forget_all(&self, owner: &UserId) -> Result<(), PortError> {
        self.forget_under(&format!("{owner}/")).await
    }
}

impl Files {
    /// In a bucket that keeps versions, a file is gone only when each of its versions is.
    async fn forget_under(&self, prefix: &str) -> Result<(), PortError> {
        let (mut key_marker, mut version_marker) = (None, None);
        loop {
            let request = self.client.list_object_versions().bucket(&self.bucket).prefix(prefix);
            let request = request.set_key_marker(key_marker).set_version_id_marker(version_marker);
            let page = request.send().await.map_err(failed)?;
            let versions = page.versions().iter().map(|version| (version.key(), version.version_id()));
            let markers = page.delete_markers().iter().map(|marker| (marker.key(), marker.version_id()));
            for (key, version) in versions.chain(markers) {
                let request = self.client.delete_object().bucket(&self.bucket).key(key.unwrap_or_default());
                let request = request.set_version_id(version.map(ToString::to_string));
                request.send().await.map_err(failed)?;
            }
            if page.is_truncated() != Some(true) {
                return Ok(());
            }
            (key_marker, version_marker) = (page.next_key_marker, page.next_version_id_marker);
        }
    }
}
