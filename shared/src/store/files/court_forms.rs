//! The court's own forms, in S3, as the operator has installed them: `court-forms/<id>.pdf`. They are public, so they are not sealed.

use aws_sdk_s3::Client;
use domain::content::CourtForm;
use domain::documents::Sha256Hash;

use super::bucket::read;
use crate::ports::PortError;

/// The court's own forms that are installed.
pub struct CourtForms {
    /// What calls S3.
    pub client: Client,
    /// The name of the bucket.
    pub bucket: String,
}

impl CourtForms {
    /// The court's file of a form. None when it is not installed, and when what is installed is another file than the one
    /// that the map was made for: nothing may be written into boxes that no one has looked at.
    pub async fn get(&self, form: &CourtForm) -> Result<Option<Vec<u8>>, PortError> {
        let Some(file) = read(&self.client, &self.bucket, &format!("court-forms/{}.pdf", form.id)).await?
        else {
            return Ok(None);
        };
        let is_known = Sha256Hash::of(&file).to_string() == form.edition.sha256;
        if !is_known {
            tracing::error!(form = form.id, "the installed court form is not the edition that its map knows");
        }
        Ok(is_known.then_some(file))
    }
}
