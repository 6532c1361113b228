//! The court's own forms. None of them is in this tree, so what is installed here are files of our own, under maps that know them.

use adapters::Services;
use domain::content::CourtForm;
use domain::documents::Sha256Hash;
use local::Settings;

use crate::fixtures::deployed::settings;
use crate::fixtures::product::{Address, start};

/// The map of a form whose file is this one.
fn form_of(file: &[u8]) -> CourtForm {
    let mut form = CourtForm::embedded().unwrap()[0].clone();
    form.edition.sha256 = Sha256Hash::of(file).to_string();
    form
}

/// As `cargo forms install` does.
fn install(at: &Address, form: &CourtForm, file: &[u8]) {
    let folder = at.data.join("court-forms");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join(format!("{}.pdf", form.id)), file).unwrap();
}

#[tokio::test]
async fn a_form_is_there_from_the_moment_that_it_is_installed_and_not_when_another_file_is() {
    let at = start();
    let forms = Services::new(settings(&at, Settings::policy())).court_forms().unwrap();
    let file = b"%PDF-1.7 A form that no court has published.";
    let form = form_of(file);
    assert_eq!(forms.get(&form).await.unwrap(), None);
    install(&at, &form, file);
    assert_eq!(forms.get(&form).await.unwrap().as_deref(), Some(&file[..]));
    install(&at, &form, b"%PDF-1.7 A form that no court has published!");
    assert_eq!(forms.get(&form).await.unwrap(), None);
}
