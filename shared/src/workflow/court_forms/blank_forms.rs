//! The court's forms that a process has read: it takes ten times as long to read one as to fill it.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use domain::content::CourtForm;
use pdf::{BlankForm, FormError};

/// By the form's id, so that there are never more than there are maps: an opinion of the court has the pages of several forms in one file.
#[derive(Clone, Default)]
pub struct BlankForms(Arc<Mutex<BTreeMap<&'static str, Arc<BlankForm<'static>>>>>);

impl BlankForms {
    /// The form, of which this is the installed file. Two calls at once may both read it; either is right.
    pub(super) fn get(
        &self,
        form: &'static CourtForm,
        file: &[u8],
    ) -> Result<Arc<BlankForm<'static>>, FormError> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner).get(form.id.as_str()).cloned();
        if let Some(blank) = known {
            return Ok(blank);
        }
        let blank = Arc::new(BlankForm::read(&form.edition, file)?);
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(&form.id, blank.clone());
        Ok(blank)
    }
}

#[cfg(test)]
mod tests {
    use domain::assembly::court_form::{FilledBox, Mark};
    use domain::assembly::paper::{CoverPart, Paper};
    use domain::documents::Sha256Hash;
    use serde_json::json;

    use super::*;

    fn file() -> Vec<u8> {
        let heading = "An opinion".to_string();
        let paper = Paper {
            title: "Opinion".to_string(),
            subject: String::new(),
            instruments: Vec::new(),
            cover: vec![CoverPart { heading, new_page: false, blocks: Vec::new() }],
            template_version: String::new(),
            law_as_of: "2026-11-21".to_string(),
            verification: None,
        };
        pdf::render(&paper, pdf::RenderMode::Final).unwrap()
    }

    /// A form on the first page of the file, with one area to write on.
    fn form(id: &str, area: &str, file: &[u8]) -> &'static CourtForm {
        let edition = json!({
            "number": id, "title": "Form", "revision": "06/25", "sha256": Sha256Hash::of(file).to_string(), "read": "2026-11-21",
            "pages": [1], "area": [{ "field": area, "page": 1, "rect": [72, 500, 300, 520] }],
        });
        let edition = serde_json::from_value(edition).unwrap();
        let (id, document) = (id.to_string(), "divorce".to_string());
        Box::leak(Box::new(CourtForm { id, edition, document, fillings: Vec::new() }))
    }

    #[test]
    fn two_forms_of_one_file_have_each_their_own_areas() {
        let (file, blank_forms) = (file(), BlankForms::default());
        for area in ["Circuit", "County"] {
            let blank = blank_forms.get(form(area, area, &file), &file).unwrap();
            let entry = FilledBox { field: area.to_string(), mark: Mark::Words("Ninth".to_string()) };
            assert!(blank.fill(&[entry], pdf::RenderMode::Final).is_ok(), "{area}");
        }
    }
}
