//! Finished PDFs, in S3, sealed before they go there: `<owner>/<document>/<name>`, and in its folder `versions` each paper that was
//! issued, with what it was made from.

use crate::metric::{self, Metric};
use crate::ports::PortError;
use aws_sdk_s3::Client;
use aws_sdk_s3::primitives::ByteStream;
use domain::documents::{PaperVersion, VersionNumber};
use domain::ids::{DocumentId, UserId};

use super::bucket::{failed, read};
use crate::store::sealing::{EncryptionContext, Encryptor};

/// Finished PDFs, each in its document's folder.
pub struct Files {
    /// What calls S3.
    pub client: Client,
    /// The name of the bucket.
    pub bucket: String,
    /// What seals the files.
    pub encryptor: Encryptor,
}

/// The folder of the papers that were issued, beside the PDF that is made ahead of a download.
const VERSIONS: &str = "versions/";

/// Which file of a document.
#[derive(Clone, Debug)]
pub struct FileName {
    name: String,
    /// What tells it from the document's other files of its kind.
    which: String,
    part: &'static str,
}

impl FileName {
    /// The PDF of a version of the document and of its template, made ahead of a download, to be the version of this number.
    #[must_use]
    pub fn prepared(number: VersionNumber, document_version: u64, template_version: &str) -> Self {
        let name = format!("{number}-{document_version}-{template_version}.pdf");
        Self { name, which: String::new(), part: "pdf" }
    }

    /// The PDF of a paper that was issued.
    #[must_use]
    pub fn pdf_of(version: &PaperVersion) -> Self {
        Self::of(version, "pdf", "pdf")
    }

    /// What a paper that was issued was made from.
    #[must_use]
    pub fn source_of(version: &PaperVersion) -> Self {
        Self::of(version, "json", "source")
    }

    /// Two that are made at the same time of different answers have different names.
    fn of(version: &PaperVersion, ending: &str, part: &'static str) -> Self {
        let PaperVersion { number, document_version, template_version, .. } = version;
        Self {
            name: format!("{VERSIONS}{number}-{document_version}-{template_version}.{ending}"),
            which: format!("#{number}"),
            part,
        }
    }

    fn key(&self, owner: &UserId, id: DocumentId) -> String {
        format!("{owner}/{id}/{}", self.name)
    }

    fn encryption_context(&self, owner: &UserId, id: DocumentId) -> EncryptionContext {
        EncryptionContext::of_document(owner, format!("{id}{}", self.which), self.part)
    }
}

impl Files {
    /// The bytes under a name. None when there are none, and when what is there does not open: it was changed, cut or moved,
    /// and is to be made again. That MUST be counted.
    pub async fn get(
        &self,
        owner: &UserId,
        id: DocumentId,
        name: &FileName,
    ) -> Result<Option<Vec<u8>>, PortError> {
        let Some(sealed) = read(&self.client, &self.bucket, &name.key(owner, id)).await? else {
            return Ok(None);
        };
        let opened = self.encryptor.open_unless_spoilt(&name.encryption_context(owner, id), &sealed).await?;
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
        name: &FileName,
        bytes: Vec<u8>,
    ) -> Result<(), PortError> {
        let sealed = self.encryptor.seal(&name.encryption_context(owner, id), &bytes).await?;
        let request = self.client.put_object().bucket(&self.bucket).key(name.key(owner, id));
        request.body(ByteStream::from(sealed)).send().await.map_err(failed)?;
        Ok(())
    }

    /// Deletes a document's folder, older versions of its files included.
    pub async fn delete(&self, owner: &UserId, id: DocumentId) -> Result<(), PortError> {
        self.delete_under(&format!("{owner}/{id}/"), |_| true).await
    }

    /// Deletes what was made ahead of a download, and nothing that was issued.
    pub async fn delete_prepared(&self, owner: &UserId, id: DocumentId) -> Result<(), PortError> {
        let folder = format!("{owner}/{id}/");
        let issued = format!("{folder}{VERSIONS}");
        self.delete_under(&folder, |key| !key.starts_with(&issued)).await
    }

    /// Deletes all of an owner's folders.
    pub async fn delete_all(&self, owner: &UserId) -> Result<(), PortError> {
        self.delete_under(&format!("{owner}/"), |_| true).await
    }
}

impl Files {
    /// In a bucket that keeps versions, a file is gone only when each of its versions is.
    async fn delete_under(&self, prefix: &str, is_meant: impl Fn(&str) -> bool) -> Result<(), PortError> {
        let (mut key_marker, mut version_marker) = (None, None);
        loop {
            let request = self.client.list_object_versions().bucket(&self.bucket).prefix(prefix);
            let request = request.set_key_marker(key_marker).set_version_id_marker(version_marker);
            let page = request.send().await.map_err(failed)?;
            let versions = page.versions().iter().map(|version| (version.key(), version.version_id()));
            let markers = page.delete_markers().iter().map(|marker| (marker.key(), marker.version_id()));
            let found = versions.chain(markers).map(|(key, version)| (key.unwrap_or_default(), version));
            for (key, version) in found.filter(|(key, _)| is_meant(key)) {
                let request = self.client.delete_object().bucket(&self.bucket).key(key);
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
