//! Typesetting takes milliseconds of pure computing; it happens beside the threads that answer requests.

use pdf::RenderError;
use shared::http::{ApiError, error};

/// The bytes that `render` makes.
pub(crate) async fn typeset(
    render: impl FnOnce() -> Result<Vec<u8>, RenderError> + Send + 'static,
) -> Result<Vec<u8>, ApiError> {
    let rendering = tokio::task::spawn_blocking(render).await;
    rendering.map_err(|cause| error::internal(&cause))?.map_err(|cause| error::internal(&cause))
}
