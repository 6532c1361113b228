//! A shared paper as it is stored: as text that is much shorter than the paper.

use std::io::{Read, Write};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use domain::assembly::paper::Paper;
use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use serde::{Deserialize, Serialize};

use crate::ports::PortError;

/// An item of DynamoDB has at most 400 KB, and the sealed paper is not all of it.
const MOST_BYTES: usize = 350_000;

/// What a link hands out.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SharedPaper {
    /// The paper, with what led to it before it.
    pub paper: Paper,
    /// Whether it is marked as a draft.
    pub is_draft: bool,
}

/// The text of a paper; nothing where no row has room for it.
pub(super) fn packed(shared: &SharedPaper) -> Result<Option<String>, PortError> {
    let broken = |error: std::io::Error| PortError::unavailable("packing", error);
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::best());
    let json = serde_json::to_vec(shared).map_err(|error| PortError::unavailable("packing", error))?;
    packer.write_all(&json).map_err(broken)?;
    let text = STANDARD.encode(packer.finish().map_err(broken)?);
    Ok((text.len() <= MOST_BYTES).then_some(text))
}

/// The paper of a text.
pub(super) fn unpacked(text: &str) -> Result<SharedPaper, PortError> {
    let unreadable = || PortError::unavailable("DynamoDB", "a shared paper is not readable");
    let bytes = STANDARD.decode(text).map_err(|_| unreadable())?;
    let mut json = Vec::new();
    ZlibDecoder::new(&bytes[..]).read_to_end(&mut json).map_err(|_| unreadable())?;
    serde_json::from_slice(&json).map_err(|_| unreadable())
}
