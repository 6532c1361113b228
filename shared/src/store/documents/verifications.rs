//! What anyone may learn of a paper that was issued, by its code or its file. Nothing here leads to a person, and codes and
//! hashes stand here as keyed digests, so that who reads the table can print no code and confirm no guess at a paper.
//!
//! - `VERIFICATION#<digest of the code>` / `VERIFICATION`: the paper; once it was withdrawn, that alone.
//! - `VERIFICATION#<digest of the file's hash>` / `FILE`: the digest of its code.

use crate::ports::PortError;
use crate::store::rows::{BlindIndex, Item, put};
use crate::store::tables::Tables;
use aws_sdk_dynamodb::types::TransactWriteItem;
use domain::assembly::paper::VerificationCode;
use domain::documents::{Document, PaperPrint, PaperVersion, Sha256Hash, VersionNumber, florida_day};
use domain::ids::{DocumentId, UserId};
use jiff::civil::Date;

const VERIFICATION: &str = "VERIFICATION";
const FILE: &str = "FILE";
const WITHDRAWN: &str = "withdrawn";
const SUPERSEDED: &str = "superseded";

/// What may be asked of papers that were issued.
pub struct Verifications {
    /// Where the rows are.
    pub tables: Tables,
    /// Names the rows are found by.
    pub index: BlindIndex,
}

/// A paper that was made here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KnownPaper {
    /// Its document is gone.
    Withdrawn,
    /// It is as it was issued.
    Issued(VerifiedPaper),
}

/// What anyone may learn of a paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerifiedPaper {
    /// The document's type.
    pub document_type: String,
    /// Which version of the document it is.
    pub number: VersionNumber,
    /// The day on which it was made, in Florida.
    pub made_on: Date,
    /// The version of the clauses.
    pub template_version: String,
    /// Whether a later version followed it.
    pub superseded: bool,
    file: String,
}

impl Verifications {
    /// The paper with this code.
    pub async fn of_code(&self, code: &VerificationCode) -> Result<Option<KnownPaper>, PortError> {
        self.known(&digest_of_code(&self.index, code)).await
    }

    /// The paper whose file has this hash.
    pub async fn of_file(&self, sha256: &Sha256Hash) -> Result<Option<KnownPaper>, PortError> {
        let pk = key(&digest_of_file(&self.index, sha256));
        match self.tables.find(&self.tables.main, pk, FILE).await? {
            Some(item) => self.known(&item.read_text("paper")?).await,
            None => Ok(None),
        }
    }

    /// Whether the paper's file has this hash.
    #[must_use]
    pub fn is_file_of(&self, paper: &VerifiedPaper, sha256: &Sha256Hash) -> bool {
        paper.file == digest_of_file(&self.index, sha256)
    }

    async fn known(&self, digest: &str) -> Result<Option<KnownPaper>, PortError> {
        let found = self.tables.find(&self.tables.main, key(digest), VERIFICATION).await?;
        found.as_ref().map(read).transpose()
    }
}

fn read(item: &Item) -> Result<KnownPaper, PortError> {
    if item.read_flag(WITHDRAWN) {
        return Ok(KnownPaper::Withdrawn);
    }
    Ok(KnownPaper::Issued(VerifiedPaper {
        document_type: item.read_text("type")?,
        number: item.read_number("number")?,
        made_on: item.read_as("made_on")?,
        template_version: item.read_text("template_version")?,
        file: item.read_text("file")?,
        superseded: item.read_flag(SUPERSEDED),
    }))
}

fn key(digest: &str) -> String {
    format!("{VERIFICATION}#{digest}")
}

/// The code of a version. It hangs on the version of the document too, because the numbers begin again when money went back and the
/// document was bought again; and on the words, because both do when the tables are restored.
pub(super) fn code(
    index: &BlindIndex,
    (owner, id): (&UserId, DocumentId),
    (number, document_version): (VersionNumber, u64),
    print: &PaperPrint,
) -> VerificationCode {
    let name = format!("{VERIFICATION} CODE {owner} {id} {number} {document_version} {}", print.whole);
    VerificationCode::of_digest(&index.digest(&name))
}

/// Under what the row of a code is found.
pub(super) fn digest_of_code(index: &BlindIndex, code: &VerificationCode) -> String {
    index.of(&format!("{VERIFICATION} OF {code}"))
}

fn digest_of_file(index: &BlindIndex, sha256: &Sha256Hash) -> String {
    index.of(&format!("{VERIFICATION} FILE {sha256}"))
}

/// The writes that make a version known by its code, and let the one before it say that it was followed. Papers that were handed
/// out before there were codes have none.
pub(super) fn additions(
    tables: &Tables,
    index: &BlindIndex,
    document: &Document,
    (last, version): (Option<&PaperVersion>, &PaperVersion),
) -> Result<Vec<TransactWriteItem>, PortError> {
    let digest = |version: &PaperVersion| version.code.map(|code| digest_of_code(index, &code));
    let mut rows = Vec::new();
    if let Some(code) = digest(version) {
        let file = digest_of_file(index, &version.sha256);
        rows.push(Item::keyed(key(&file), FILE).text("paper", &code));
        rows.push(row(document, version, (&code, file)));
    }
    if let Some((last, code)) = last.and_then(|last| Some((last, digest(last)?))) {
        let file = digest_of_file(index, &last.sha256);
        rows.push(row(document, last, (&code, file)).flag(SUPERSEDED, true));
    }
    rows.into_iter().map(|row| put(&tables.main, row)).collect()
}

/// The row of a version, under the digest of its code, with that of its file.
fn row(document: &Document, version: &PaperVersion, (code, file): (&str, String)) -> Item {
    Item::keyed(key(code), VERIFICATION)
        .text("type", &document.document_type)
        .number("number", version.number)
        .text("made_on", florida_day(version.rendered_at).to_string())
        .text("template_version", &version.template_version)
        .text("file", file)
}

/// The write after which nothing is known of a paper but that it was made here.
pub(super) fn withdrawal(tables: &Tables, digest: &str) -> Result<TransactWriteItem, PortError> {
    put(&tables.main, Item::keyed(key(digest), VERIFICATION).flag(WITHDRAWN, true))
}
