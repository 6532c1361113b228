//! The court's own forms for a paid document: which of them its answers call for, and each filled from them.

mod blank_forms;
mod error;

use std::sync::Arc;

use domain::assembly::court_form::entries;
use domain::content::court_form::{Filer, FormFilling};
use domain::content::{Catalog, ContentProblems, CourtForm, DocumentType};
use domain::documents::{Document, Status, party};
use domain::interview::Interview;
use futures_util::future::try_join_all;
use pdf::{FormError, LoadedFile, RenderMode};

use super::print::{PdfService, PrintError, clauses, computed, type_of};
use crate::store::CourtForms;

pub use self::blank_forms::BlankForms;
pub use self::error::CourtFormError;

/// What filling the court's forms needs.
#[derive(Clone)]
pub struct CourtFormService {
    /// What issues the document that the forms go with.
    pub pdf_service: PdfService,
    /// The forms that are installed.
    pub installed: Arc<CourtForms>,
    /// Those of them that were read.
    pub blank: BlankForms,
    /// The forms that have a map.
    pub known: KnownForms,
}

/// Reads the maps when they are first asked for: most calls of a function are about no form.
pub type KnownForms = fn() -> Result<&'static [CourtForm], &'static ContentProblems>;

/// A form that a document calls for.
#[derive(Debug)]
pub struct CalledForm {
    /// Which.
    pub form: &'static CourtForm,
    /// Who files it.
    pub of: Filer,
    /// The names of those who file it.
    pub names: Vec<String>,
    /// Whether the packet has it, where it can be filled in.
    pub is_in_packet: bool,
    /// Why it cannot be had filled in; nothing where it can.
    pub obstacle: Option<CourtFormError>,
}

impl CourtFormService {
    /// The forms that a paid document calls for, in the order in which they are filed.
    ///
    /// # Errors
    /// When the document has not been paid for, cannot be printed as it is answered now, or a store does not answer.
    pub async fn called(&self, document: &Document) -> Result<Vec<CalledForm>, CourtFormError> {
        let (catalog, document_type) = type_of(document)?;
        let interview = document.interview(document_type, catalog);
        clauses(document, document_type, &interview)?;
        let forms = self.forms_of(catalog, document_type)?;
        let called = forms.map(|form| self.called_form(document, document_type, form, &interview));
        let mut called: Vec<CalledForm> = try_join_all(called).await?.into_iter().flatten().collect();
        called.sort_by_key(|CalledForm { form, of, .. }| {
            interview.filing_place(&form.id, *of).unwrap_or(usize::MAX)
        });
        Ok(called)
    }

    async fn called_form(
        &self,
        document: &Document,
        document_type: &DocumentType,
        form: &'static CourtForm,
        interview: &Interview<'_>,
    ) -> Result<Vec<CalledForm>, CourtFormError> {
        let fillings: Vec<&FormFilling> = fillings(form, interview).collect();
        if fillings.is_empty() {
            return Ok(Vec::new());
        }
        let is_installed = self.installed.get(form).await?.is_some();
        let parties = party::names(document_type, &document.answers);
        let called = |filling: &FormFilling| {
            let obstacle = (!is_installed).then_some(CourtFormError::NotInstalled);
            let (of, is_in_packet) = (filling.of, interview.packet_has(&form.id, filling.of));
            CalledForm { form, of, names: of.names(&parties), is_in_packet, obstacle }
        };
        Ok(fillings.into_iter().map(called).collect())
    }

    /// The maps of the forms that the packet of a document has; none of one that is not paid for.
    ///
    /// # Errors
    /// When a store does not answer.
    pub async fn in_packet(&self, document: &Document) -> Result<Vec<&'static str>, CourtFormError> {
        let (catalog, document_type) = type_of(document)?;
        let interview = document.interview(document_type, catalog);
        if document.status != Status::Paid || interview.packet().is_none() {
            return Ok(Vec::new());
        }
        let mut maps = Vec::new();
        for step in interview.filing_steps().iter().filter(|step| interview.is_in_packet(step)) {
            let mut forms = self.forms_of(catalog, document_type)?;
            let form = forms.find(|form| step.form.court_form.as_ref() == Some(&form.id));
            let is_filled =
                |form: &&CourtForm| fillings(form, &interview).any(|filling| filling.of == step.of);
            if let Some(form) = form.filter(is_filled)
                && self.installed.get(form).await?.is_some()
            {
                maps.push(form.id.as_str());
            }
        }
        Ok(maps)
    }

    /// A form, filled, for its owner to keep. As with the document's own PDF, it is theirs from then on.
    ///
    /// # Errors
    /// When the document calls for no such form, when it cannot be filled, and those of [`PdfService::issue`].
    pub async fn fill(&self, document: &Document, id: &str, of: &str) -> Result<Vec<u8>, CourtFormError> {
        let (catalog, document_type) = type_of(document)?;
        let interview = document.interview(document_type, catalog);
        clauses(document, document_type, &interview)?;
        let filled = self.filled_form(document, (id, of), &interview, RenderMode::Final).await?;
        let bytes = computed(move || filled.write()).await?.map_err(defect)?;
        self.pdf_service.note_for_whom(document).await?;
        Ok(bytes)
    }

    /// The form with this id, filled for the one who files it.
    pub(in crate::workflow) async fn filled_form(
        &self,
        document: &Document,
        (id, of): (&str, &str),
        interview: &Interview<'_>,
        mode: RenderMode,
    ) -> Result<LoadedFile, CourtFormError> {
        let (catalog, document_type) = type_of(document)?;
        let form = self
            .forms_of(catalog, document_type)?
            .find(|form| form.id == id)
            .ok_or(CourtFormError::Unknown)?;
        let filling = fillings(form, interview).find(|filling| filling.of.word() == of);
        let filling = filling.ok_or(CourtFormError::Unknown)?;
        let entries = entries(filling, interview, &self.pdf_service.nonlawyer);
        let file = self.installed.get(form).await?.ok_or(CourtFormError::NotInstalled)?;
        let blank_forms = self.blank.clone();
        let fill = move || blank_forms.get(form, &file)?.fill(&entries, mode);
        Ok(computed(fill).await?.map_err(defect)?)
    }

    /// The forms that the answers of a document type fill.
    fn forms_of(
        &self,
        catalog: &Catalog,
        document_type: &DocumentType,
    ) -> Result<impl Iterator<Item = &'static CourtForm>, PrintError> {
        let known = (self.known)().map_err(|problems| PrintError::Defect(problems.to_string()))?;
        let is_of_type = |form: &&CourtForm| {
            catalog.document_type(&form.document).is_some_and(|document| document.id == document_type.id)
        };
        Ok(known.iter().filter(is_of_type))
    }
}

fn fillings<'a>(form: &'a CourtForm, interview: &Interview<'_>) -> impl Iterator<Item = &'a FormFilling> {
    form.fillings.iter().filter(|filling| interview.holds(filling.when.as_ref()))
}

pub(in crate::workflow) fn defect(cause: FormError) -> PrintError {
    PrintError::Defect(cause.to_string())
}
