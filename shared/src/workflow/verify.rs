//! What anyone who holds a paper may ask of it: whether it was made here, and which it is.

use domain::assembly::paper::{InvalidVerificationCode, VerificationCode};
use domain::documents::{InvalidSha256Hash, Sha256Hash};
use thiserror::Error;

use crate::ports::PortError;
use crate::store::{KnownPaper, Verifications, VerifiedPaper};

/// What is told of a paper that was made here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VerificationResult {
    /// Its document is gone, and nothing else is known.
    Withdrawn,
    /// Which it is.
    Paper {
        /// The paper with this code, or with this file.
        paper: VerifiedPaper,
        /// Whether the file that was shown is the paper's, byte for byte; nothing when none was.
        unchanged: Option<bool>,
    },
}

/// Why nothing is told.
#[derive(Debug, Error)]
pub enum VerifyError {
    /// What was typed is no code.
    #[error(transparent)]
    Code(#[from] InvalidVerificationCode),
    /// What was sent is no hash.
    #[error(transparent)]
    Hash(#[from] InvalidSha256Hash),
    /// No paper has the code.
    #[error("No paper with this code was made here.")]
    UnknownCode,
    /// No paper has the file.
    #[error(
        "No paper with exactly this file was made here. If it shows a code at the foot of its pages, please enter that."
    )]
    UnknownFile,
    /// The store does not answer.
    #[error(transparent)]
    Port(#[from] PortError),
}

/// Looks for the paper with this code.
///
/// # Errors
/// When it is no code, none has it, or the store does not answer.
pub async fn by_code(verifications: &Verifications, code: &str) -> Result<VerificationResult, VerifyError> {
    let found = verifications.of_code(&code.parse()?).await?.ok_or(VerifyError::UnknownCode)?;
    Ok(answer(found, |_| None))
}

/// Looks for the paper whose file has this hash; with a code for the paper that has the code, and whether the file is its own.
///
/// # Errors
/// When they are no hash or no code, nothing is found, or the store does not answer.
pub async fn by_file(
    verifications: &Verifications,
    sha256: &str,
    code: Option<&str>,
) -> Result<VerificationResult, VerifyError> {
    let sha256: Sha256Hash = sha256.parse()?;
    let Some(code) = code else {
        let found = verifications.of_file(&sha256).await?.ok_or(VerifyError::UnknownFile)?;
        return Ok(answer(found, |_| Some(true)));
    };
    let code: VerificationCode = code.parse()?;
    let found = verifications.of_code(&code).await?.ok_or(VerifyError::UnknownCode)?;
    Ok(answer(found, |paper| Some(verifications.is_file_of(paper, &sha256))))
}

fn answer(found: KnownPaper, unchanged: impl Fn(&VerifiedPaper) -> Option<bool>) -> VerificationResult {
    match found {
        KnownPaper::Withdrawn => VerificationResult::Withdrawn,
        KnownPaper::Issued(paper) => VerificationResult::Paper { unchanged: unchanged(&paper), paper },
    }
}
