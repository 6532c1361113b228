//! The log: JSON lines in a file, as the cloud console would have them.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::Path;
use std::sync::Mutex;

use tracing_subscriber::EnvFilter;

/// Sends the log to `coquina.log` in the data folder. `RUST_LOG` sets the level; the default is `info`.
///
/// # Errors
/// When the file cannot be opened.
pub fn to_file(data: &Path) -> io::Result<()> {
    fs::create_dir_all(data)?;
    let file = OpenOptions::new().create(true).append(true).open(data.join("coquina.log"))?;
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info,dynoxide=warn"));
    let subscriber = tracing_subscriber::fmt().json().with_env_filter(filter).with_writer(Mutex::new(file));
    // A second call finds a subscriber in place, which is as good.
    subscriber.try_init().ok();
    Ok(())
}
