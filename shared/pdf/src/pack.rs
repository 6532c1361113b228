//! Compression with one compressor for the whole file, because setting one up costs as much as a page.

use flate2::{Compress, Compression, FlushCompress, Status};
use lopdf::{Document, Object};

use crate::RenderError;

/// Level 2 makes files a fifth smaller, and every render a fifth dearer.
const LEVEL: u32 = 1;

/// Compresses one stream after the other.
pub(crate) struct Packer(Compress);

impl Packer {
    pub(crate) fn new() -> Self {
        Self(Compress::new(Compression::new(LEVEL), true))
    }

    pub(crate) fn pack(&mut self, content: &[u8]) -> Result<Vec<u8>, RenderError> {
        self.0.reset();
        let mut packed = Vec::with_capacity(content.len() / 2 + 64);
        loop {
            let read = usize::try_from(self.0.total_in()).map_err(RenderError::internal)?;
            let rest = content.get(read..).unwrap_or_default();
            let status = self.0.compress_vec(rest, &mut packed, FlushCompress::Finish);
            if status.map_err(RenderError::internal)? == Status::StreamEnd {
                return Ok(packed);
            }
            packed.reserve(content.len() / 2 + 64);
        }
    }
}

/// Compresses each stream that is not, so that writing the document once more costs nothing for it.
pub(crate) fn compress(document: &mut Document) -> Result<(), RenderError> {
    let mut packer = Packer::new();
    for object in document.objects.values_mut() {
        let Object::Stream(stream) = object else { continue };
        if stream.allows_compression && !stream.is_compressed() {
            let packed = packer.pack(&stream.content)?;
            stream.dict.set("Filter", "FlateDecode");
            stream.set_content(packed);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_compress_is_packed_whole() {
        let noise: Vec<u8> = (0..40_000_u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
        let mut packer = Packer::new();
        for content in [&noise, &Vec::new(), &vec![7; 40_000]] {
            let mut inflated = Vec::with_capacity(50_000);
            let packed = packer.pack(content).unwrap();
            let mut inflater = flate2::Decompress::new(true);
            inflater.decompress_vec(&packed, &mut inflated, flate2::FlushDecompress::Finish).unwrap();
            assert_eq!(&inflated, content);
        }
    }
}
