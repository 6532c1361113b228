//! The court's own forms: where each is found, and what stands in each of its boxes. The court's files are no content: an operator
//! installs them.

use jiff::civil::Date;
use serde::Deserialize;

use super::condition::Condition;
pub use super::filing::Filer;
use super::template::{ConditionalText, Row, one_or_several, texts};

/// A form that the court publishes, with our map of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CourtForm {
    /// Stable id, and the name of the installed file without its ending: `12.902i`.
    pub id: String,
    /// What the court says of it.
    pub edition: Edition,
    /// The document type whose facts fill it.
    pub document: String,
    /// Its fillings, one for each who files it.
    pub fillings: Vec<FormFilling>,
}

/// The edition of a form that the map knows.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edition {
    /// The court's number for the form.
    pub number: String,
    /// Its title.
    pub title: String,
    /// Month and year in its footer.
    pub revision: String,
    /// Where the court offers it; absent where no one has read the address there.
    pub address: Option<String>,
    /// SHA-256 of the court's file, in hexadecimal digits.
    pub sha256: String,
    /// The day on which the court's file was last seen in this edition.
    pub read: Date,
    /// The pages of the form, from 1, without the court's instructions and without pages that the file has twice.
    pub pages: Vec<u32>,
    /// The lines at the foot of a page that is attached: what both initial in an agreement.
    #[serde(default)]
    pub initials: Vec<String>,
    /// The areas to write on in a file that has no boxes of its own.
    #[serde(default, rename = "area")]
    pub areas: Vec<Area>,
}

/// An area to write on, as someone has measured it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Area {
    /// What it is called in the map.
    pub field: String,
    /// The page, from 1.
    pub page: u32,
    /// Left, bottom, right and top, in points.
    pub rect: [u16; 4],
    /// Whether it takes a cross.
    #[serde(default)]
    pub check: bool,
}

/// How one of those who file a form fills it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FormFilling {
    /// Whose it is.
    pub of: Filer,
    /// When it is filed; always, when absent.
    pub when: Option<Condition>,
    /// The boxes that an answer, a fact or a calculation fills.
    #[serde(default, rename = "box")]
    pub boxes: Vec<BoxRule>,
    /// The rows of boxes that are filled once for each person or thing of a fact.
    #[serde(default)]
    pub rows: Vec<BoxRows>,
    /// The boxes in which a line stands for each of several answers.
    #[serde(default, rename = "list")]
    pub lists: Vec<BoxList>,
    /// The boxes beside which the form has a sign of its own.
    #[serde(default)]
    pub printed: Vec<Printed>,
    /// The boxes that are left to the pen.
    #[serde(default, rename = "blank")]
    pub blanks: Vec<Blank>,
}

/// What stands in a box. A box of words that has nothing to say stays empty, for the pen.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoxRule {
    /// The box: the name of its field, and from the second box of a field on its number, as in `Address #2`.
    pub field: String,
    /// Its words: the first whose condition holds.
    #[serde(default, deserialize_with = "texts")]
    pub text: Vec<ConditionalText>,
    /// When it is ticked.
    pub tick: Option<Condition>,
    /// What its words are in the heading of the form, which an attached page repeats; nothing elsewhere.
    pub heading: Option<String>,
}

/// Rows of boxes: the first is for the first person or thing, and so on. Where there are more than rows, the last row says on which
/// attached page it and the rest stand.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoxRows {
    /// The fact for each person or thing of which there is a row: of several, the first that was given.
    #[serde(deserialize_with = "one_or_several")]
    pub each: Vec<String>,
    /// For which of these, by their fields; for all of them, when absent.
    pub only: Option<Condition>,
    /// When the rows are filled; always, when absent.
    pub when: Option<Condition>,
    /// The words for each column. Places and conditions name fields.
    pub cells: Vec<Cell>,
    /// What the columns are called before their words on an attached page; nothing where the words say it.
    #[serde(default)]
    pub columns: Vec<String>,
    /// Whether all stand in the one box of the one row, a line for each.
    #[serde(default)]
    pub together: bool,
    /// The boxes of each row.
    pub fields: Vec<Vec<String>>,
}

/// Lines in one box, for what the form has no boxes of its own. A line is a row with one cell.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoxList {
    /// The box.
    pub field: String,
    /// Its lines: each whose condition holds, and those for each person or thing of a fact.
    pub lines: Vec<Row>,
}

/// The words of a column: the parts whose condition holds, one after the other.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Cell(#[serde(deserialize_with = "texts")] pub Vec<ConditionalText>);

/// A sign that the form itself has beside some boxes, and that is not written a second time.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printed {
    /// The sign: `$` before an amount, `%` after a share.
    pub sign: String,
    /// The boxes.
    pub fields: Vec<String>,
}

/// Boxes that no one's answers fill.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Blank {
    /// Who writes in them.
    pub by: Writer,
    /// The boxes.
    #[serde(default)]
    pub fields: Vec<String>,
    /// Families of boxes by how their names begin: every box of them that is named nowhere else.
    #[serde(default)]
    pub families: Vec<String>,
}

/// Who writes in a box by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Writer {
    /// The spouse who files.
    Petitioner,
    /// The other spouse.
    Respondent,
    /// A person who knows how long a spouse has lived in Florida.
    Witness,
    /// Who helps to fill in the form, and is no lawyer.
    Nonlawyer,
    /// A notary or a deputy clerk.
    Notary,
    /// The clerk.
    Clerk,
    /// The judge, or whoever keeps the judge's calendar.
    Judge,
    /// No one: it is for another kind of case, or for a lawyer.
    Nobody,
}

impl FormFilling {
    /// Who writes in a box that no answer fills.
    #[must_use]
    pub fn writer(&self, field: &str) -> Option<Writer> {
        let named = self.blanks.iter().find(|blank| blank.fields.iter().any(|each| each == field));
        let is_filled = self.filled().any(|each| each == field);
        let mut of_family =
            self.blanks.iter().filter(|blank| blank.families.iter().any(|start| field.starts_with(start)));
        named.or_else(|| of_family.next().filter(|_| !is_filled)).map(|blank| blank.by)
    }

    /// Every box that is named, in the order of the map.
    #[must_use]
    pub fn fields(&self) -> Vec<&str> {
        let blank = self.blanks.iter().flat_map(|blank| &blank.fields);
        self.filled().chain(blank.map(String::as_str)).collect()
    }

    /// Every box that is not left to the pen.
    pub fn filled(&self) -> impl Iterator<Item = &str> {
        let of_rows = self.rows.iter().flat_map(|rows| rows.fields.iter().flatten());
        let of_lists = self.lists.iter().map(|list| &list.field);
        self.boxes.iter().map(|rule| &rule.field).chain(of_rows).chain(of_lists).map(String::as_str)
    }
}
