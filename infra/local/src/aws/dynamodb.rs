//! DynamoDB, by dynoxide over a SQLite file. Its write-ahead log holds every acknowledged write, also after a kill.

use std::path::Path;

use dynoxide::Database;
use dynoxide::server::serve_on;
use tokio::net::TcpListener;

use super::Failure;

/// Serves the tables in this file, in the background.
pub(crate) fn serve(listener: TcpListener, file: &Path) -> Result<(), Failure> {
    let path = file.to_str().ok_or("the data folder's name is not UTF-8")?;
    let database = Database::new(path)?;
    tokio::spawn(serve_on(listener, database));
    Ok(())
}
