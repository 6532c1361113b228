//! Compression with one compressor for the whole file, because setting one up costs as much as a page.

use flate2::{Compress, Compression, FlushCompress, Status};
use lopdf::{Document, Object};

use crate::RenderError;

/// Level 2 makes files a fifth smaller, and every render a fifth dearer.
const LEVEL: u32 = 1;

/// Compresses one stream after the other.
pub(crate) struct StreamCompressor(Compress);

impl StreamCompressor {
    pub(crate) fn new() -> Self {
        Self(Compress::new(Compression::new(LEVEL), true))
    }

    pub(crate) fn compress(&mut self, content: &[u8]) -> Result<Vec<u8>, RenderError> {
        self.0.reset();
        let mut compressed = Vec::with_capacity(content.len() / 2 + 64);
        loop {
            let read = usize::try_from(self.0.total_in()).map_err(RenderError::internal)?;
            let rest = content.get(read..).unwrap_or_default();
            let status = self.0.compress_vec(rest, &mut compressed, FlushCompress::Finish);
            if status.map_err(RenderError::internal)? == Status::StreamEnd {
                return Ok(compressed);
            }
            compressed.reserve(content.len() / 2 + 64);
        }
    }
}

/// Compresses each stream that is not, so that writing the document once more costs nothing for it.
pub(crate) fn compress(document: &mut Document) -> Result<(), RenderError> {
    let mut compressor = StreamCompressor::new();
    for object in document.objects.values_mut() {
        let Object::Stream(stream) = object else { continue };
        if stream.allows_compression && !stream.is_compressed() {
            let compressed = compressor.compress(&stream.content)?;
            stream.dict.set("Filter", "FlateDecode");
            stream.set_content(compressed);
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
        let mut compressor = StreamCompressor::new();
        for content in [&noise, &Vec::new(), &vec![7; 40_000]] {
            let mut inflated = Vec::with_capacity(50_000);
            let compressed = compressor.compress(content).unwrap();
            let mut inflater = flate2::Decompress::new(true);
            inflater.decompress_vec(&compressed, &mut inflated, flate2::FlushDecompress::Finish).unwrap();
            assert_eq!(&inflated, content);
        }
    }
}
