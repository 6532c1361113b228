#![doc = include_str!("../README.md")]

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use tokio::net::TcpListener;

mod app;
mod cards;
mod controls;
mod delivery;
mod error_response;
mod event;
mod form;
mod idempotency;
mod ids;
mod key;
mod object;
mod pages;
mod pattern;
mod plain_http;
mod resource;
mod resources;
mod server;
mod store;
mod webhooks;

pub use plain_http::plain_http;

/// The API version whose shapes the emulator speaks.
pub const API_VERSION: &str = "2026-09-30.endive";

/// What the emulator is started with.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// Where events are delivered: a plain-HTTP loopback address, or nowhere.
    pub webhook_url: Option<String>,
    /// The key each delivery is signed with.
    pub webhook_secret: String,
    /// The file that keeps everything across restarts; without it, memory only.
    pub state: Option<PathBuf>,
}

/// Serves the emulator on `listener` until the future is dropped.
///
/// # Errors
/// When the state file cannot be read, the webhook address is not loopback, or the listener breaks.
pub async fn serve(listener: TcpListener, settings: Settings) -> io::Result<()> {
    let (app, deliveries) = app::App::open(listener.local_addr()?, settings)?;
    let app = Arc::new(app);
    let router = server::router(Arc::clone(&app));
    tokio::select! {
        outcome = axum::serve(listener, router) => outcome,
        () = webhooks::run(app, deliveries) => Ok(()),
    }
}
