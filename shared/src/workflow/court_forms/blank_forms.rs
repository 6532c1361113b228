//! The court's forms that a process has read: it takes ten times as long to read one as to fill it.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use domain::content::CourtForm;
use pdf::{BlankForm, FormError};

/// By the SHA-256 of their editions, so that there are never more than there are maps.
#[derive(Clone, Default)]
pub struct BlankForms(Arc<Mutex<BTreeMap<&'static str, Arc<BlankForm<'static>>>>>);

impl BlankForms {
    /// The form, of which this is the installed file. Two calls at once may both read it; either is right.
    pub(super) fn get(
        &self,
        form: &'static CourtForm,
        file: &[u8],
    ) -> Result<Arc<BlankForm<'static>>, FormError> {
        let known =
            self.0.lock().unwrap_or_else(PoisonError::into_inner).get(form.edition.sha256.as_str()).cloned();
        if let Some(blank) = known {
            return Ok(blank);
        }
        let blank = Arc::new(BlankForm::read(&form.edition, file)?);
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(&form.edition.sha256, blank.clone());
        Ok(blank)
    }
}
