//! The log: JSON lines in a file, as the cloud console would have them.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::Path;
use std::sync::Mutex;

use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// Sends the log to `coquina.log` in the data folder. `RUST_LOG` sets the level; the default is `info`, and `warn` for
/// DynamoDB's stand-in.
///
/// # Errors
/// When the file cannot be opened.
pub fn to_file(data: &Path) -> io::Result<()> {
    fs::create_dir_all(data)?;
    let file = OpenOptions::new().create(true).append(true).open(data.join("coquina.log"))?;
    let usual = Targets::new().with_default(LevelFilter::INFO).with_target("dynoxide", LevelFilter::WARN);
    let filter = shared::http::log_filter(usual);
    let lines = fmt::layer().json().with_writer(Mutex::new(file));
    // A second call finds a subscriber in place, which is as good.
    tracing_subscriber::registry().with(lines).with(filter).try_init().ok();
    Ok(())
}
