//! Names and passwords that nothing else has.

use std::io;

/// Random hexadecimal digits, two for each byte.
///
/// # Errors
/// When the operating system has no random bytes.
pub fn digits<const BYTES: usize>() -> io::Result<String> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(hex::encode(bytes))
}
