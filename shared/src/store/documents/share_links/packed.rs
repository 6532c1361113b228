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

/// What a link hands out. A release opens the links of those before, so a field that is new here or in a paper has a default.
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

#[cfg(test)]
mod tests {
    use super::*;

    /// As the first release with links has kept it, before it was packed.
    const FIRST: &str = include_str!("kept/first.json");

    /// Who adds a field gives it a default: links of before are open for up to 30 days.
    #[test]
    fn what_an_earlier_release_has_kept_is_opened() {
        let mut packer = ZlibEncoder::new(Vec::new(), Compression::best());
        packer.write_all(FIRST.as_bytes()).unwrap();
        let shared = unpacked(&STANDARD.encode(packer.finish().unwrap())).unwrap();
        assert_eq!((shared.is_draft, &*shared.paper.title), (false, "Last Will and Testament"));
        let [section] = &shared.paper.instruments[0].sections[..] else { panic!("one section") };
        assert_eq!(section.blocks.len(), 8, "one of each kind");
        let again = unpacked(&packed(&shared).unwrap().unwrap()).unwrap();
        assert_eq!((again.paper, again.is_draft), (shared.paper, shared.is_draft));
    }
}
