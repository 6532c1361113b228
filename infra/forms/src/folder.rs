//! The folder in which installed forms lie, and what is in it.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use domain::content::CourtForm;
use domain::documents::Sha256Hash;
use jiff::civil::Date;

use crate::FormsError;

/// After so many days the court may have another edition.
const GOOD_DAYS: i32 = 90;

/// Where installed forms lie, each under its id.
#[derive(Clone, Debug)]
pub struct Folder(PathBuf);

/// What is known of a form's file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    /// It is the edition that the map knows, and was seen at the court not long ago.
    Good,
    /// It is not installed.
    Missing,
    /// Another file lies in its place.
    Changed,
    /// It is that edition, but no one has looked at the court’s for so many days.
    Old(i32),
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Good => f.write_str("good"),
            Self::Missing => f.write_str("missing"),
            Self::Changed => f.write_str("changed: not the edition that the map knows"),
            Self::Old(days) => write!(f, "old: read at the court {days} days ago"),
        }
    }
}

impl Folder {
    /// The folder below one with the product’s state.
    #[must_use]
    pub fn of(data: &Path) -> Self {
        Self(data.join("court-forms"))
    }

    fn path(&self, form: &CourtForm) -> PathBuf {
        self.0.join(format!("{}.pdf", form.id))
    }

    /// The file of a form.
    ///
    /// # Errors
    /// It is not there, or cannot be read.
    pub fn read(&self, form: &CourtForm) -> Result<Vec<u8>, FormsError> {
        let path = self.path(form);
        fs::read(&path).map_err(FormsError::file(&path))
    }

    pub(crate) fn write(&self, form: &CourtForm, file: &[u8]) -> Result<(), FormsError> {
        fs::create_dir_all(&self.0).map_err(FormsError::file(&self.0))?;
        let path = self.path(form);
        fs::write(&path, file).map_err(FormsError::file(&path))
    }

    /// What is known of a form’s file on a day.
    #[must_use]
    pub fn state(&self, form: &CourtForm, today: Date) -> State {
        let Ok(file) = self.read(form) else { return State::Missing };
        if Sha256Hash::of(&file).to_string() != form.edition.sha256 {
            return State::Changed;
        }
        match form.edition.read.until(today).map_or(i32::MAX, |span| span.get_days()) {
            days if days > GOOD_DAYS => State::Old(days),
            _ => State::Good,
        }
    }
}

/// Takes the forms that lie in a folder, whatever the names of their files. The forms that are not among them.
///
/// # Errors
/// The folder cannot be read, or nothing can be written.
pub fn install<'a>(
    forms: &'a [CourtForm],
    from: &Path,
    to: &Folder,
) -> Result<Vec<&'a CourtForm>, FormsError> {
    let mut left: Vec<&CourtForm> = forms.iter().collect();
    for entry in fs::read_dir(from).map_err(FormsError::file(from))? {
        let path = entry.map_err(FormsError::file(from))?.path();
        if path.extension().is_none_or(|end| !end.eq_ignore_ascii_case("pdf")) {
            continue;
        }
        let file = fs::read(&path).map_err(FormsError::file(&path))?;
        let digits = Sha256Hash::of(&file).to_string();
        // One file may hold several forms.
        let found: Vec<&CourtForm>;
        (found, left) = left.into_iter().partition(|form| form.edition.sha256 == digits);
        found.into_iter().try_for_each(|form| to.write(form, &file))?;
    }
    Ok(left)
}
