//! What has to be free before the product starts, and why it may not start.

use std::fs::{self, File, TryLockError};
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use adapters::ServicesError;
use thiserror::Error;
use tokio::net::TcpListener;

/// Why the product cannot start.
#[derive(Debug, Error)]
pub enum StartError {
    /// A port is taken.
    #[error("Port {port} is in use. Set {setting} to another port, for example {setting}={}.", .port.wrapping_add(1))]
    PortTaken {
        /// The port.
        port: u16,
        /// The setting that moves it.
        setting: &'static str,
    },
    /// Another instance has the folder.
    #[error("{} is in use by another Coquina. Set COQUINA_DATA to another folder.", .0.display())]
    FolderTaken(PathBuf),
    /// The folder cannot be written, or a listener not opened.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// A service does not do as it should.
    #[error("The local services did not start: {0}")]
    Services(Box<dyn std::error::Error + Send + Sync>),
    /// A function cannot start.
    #[error("The functions did not start: {0}")]
    Functions(#[from] ServicesError),
}

/// Loopback only: no one else on the network is meant to reach this.
pub(crate) async fn listen(port: u16, setting: &'static str) -> Result<TcpListener, StartError> {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    TcpListener::bind(address).await.map_err(|error| match error.kind() {
        io::ErrorKind::AddrInUse => StartError::PortTaken { port, setting },
        _ => error.into(),
    })
}

pub(crate) fn address(listener: &TcpListener) -> io::Result<String> {
    Ok(format!("http://{}", listener.local_addr()?))
}

/// The system frees the lock when the process ends, however it ends.
pub(crate) fn lock(data: &PathBuf) -> Result<File, StartError> {
    fs::create_dir_all(data)?;
    let lock = File::create(data.join("lock"))?;
    lock.try_lock().map_err(|error| match error {
        TryLockError::WouldBlock => StartError::FolderTaken(data.clone()),
        TryLockError::Error(error) => error.into(),
    })?;
    Ok(lock)
}
