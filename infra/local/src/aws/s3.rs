//! S3, by s3s over a folder.

use std::fs;
use std::path::Path;

use hyper_util::rt::{TokioExecutor, TokioIo};
use hyper_util::server::conn::auto::Builder;
use s3s::auth::SimpleAuth;
use s3s::service::{S3Service, S3ServiceBuilder};
use s3s_fs::FileSystem;
use tokio::net::TcpListener;

use super::Failure;

/// Serves the buckets in this folder, in the background, to whoever signs with the key.
pub(crate) fn serve(
    listener: TcpListener,
    folder: &Path,
    access_key: &str,
    secret_key: &str,
) -> Result<(), Failure> {
    fs::create_dir_all(folder)?;
    let files = FileSystem::new(folder).map_err(|error| format!("the S3 folder: {error:?}"))?;
    let mut builder = S3ServiceBuilder::new(files);
    builder.set_auth(SimpleAuth::from_single(access_key, secret_key));
    tokio::spawn(accept(listener, builder.build()));
    Ok(())
}

async fn accept(listener: TcpListener, service: S3Service) {
    while let Ok((socket, _)) = listener.accept().await {
        let service = service.clone();
        tokio::spawn(async move {
            let connection = Builder::new(TokioExecutor::new());
            // A client that goes away is no failure of the service.
            connection.serve_connection(TokioIo::new(socket), service).await.ok();
        });
    }
}
