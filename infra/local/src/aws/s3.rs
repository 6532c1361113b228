//! S3, by s3s over folders.

use std::fs;
use std::path::Path;

use hyper_util::rt::{TokioExecutor, TokioIo};
use hyper_util::server::conn::auto::Builder;
use s3s::auth::SimpleAuth;
use s3s::dto::{
    CreateBucketInput, CreateBucketOutput, DeleteObjectInput, DeleteObjectOutput, GetObjectInput,
    GetObjectOutput, HeadBucketInput, HeadBucketOutput, ListObjectVersionsInput, ListObjectVersionsOutput,
    ListObjectsV2Input, Object, ObjectVersion, PutObjectInput, PutObjectOutput,
};
use s3s::service::{S3Service, S3ServiceBuilder};
use s3s::{S3, S3Request, S3Response, S3Result};
use s3s_fs::FileSystem;
use tokio::net::TcpListener;

use super::Failure;

/// Serves the buckets that are in the folder `s3` of this one, in the background, to whoever signs with the key. Each has under
/// `court-forms/` what `cargo forms` has put into the folder of that name, from the moment that it is there.
pub(crate) fn serve(
    listener: TcpListener,
    data: &Path,
    access_key: &str,
    secret_key: &str,
) -> Result<(), Failure> {
    let folders =
        Folders { buckets: files(&data.join("s3"))?, court_forms: files(&data.join("court-forms"))? };
    let mut builder = S3ServiceBuilder::new(folders);
    builder.set_auth(SimpleAuth::from_single(access_key, secret_key));
    tokio::spawn(accept(listener, builder.build()));
    Ok(())
}

fn files(folder: &Path) -> Result<FileSystem, Failure> {
    fs::create_dir_all(folder)?;
    Ok(FileSystem::new(folder).map_err(|error| format!("the S3 folder: {error:?}"))?)
}

/// Folders as buckets that keep no versions: each object has one, without a name.
struct Folders {
    buckets: FileSystem,
    court_forms: FileSystem,
}

#[async_trait::async_trait]
impl S3 for Folders {
    async fn create_bucket(
        &self,
        req: S3Request<CreateBucketInput>,
    ) -> S3Result<S3Response<CreateBucketOutput>> {
        self.buckets.create_bucket(req).await
    }

    async fn head_bucket(&self, req: S3Request<HeadBucketInput>) -> S3Result<S3Response<HeadBucketOutput>> {
        self.buckets.head_bucket(req).await
    }

    async fn get_object(&self, req: S3Request<GetObjectInput>) -> S3Result<S3Response<GetObjectOutput>> {
        match req.input.key.strip_prefix("court-forms/").map(ToString::to_string) {
            Some(key) => {
                let bucket = String::new();
                self.court_forms
                    .get_object(req.map_input(|asked| GetObjectInput { bucket, key, ..asked }))
                    .await
            }
            None => self.buckets.get_object(req).await,
        }
    }

    async fn put_object(&self, req: S3Request<PutObjectInput>) -> S3Result<S3Response<PutObjectOutput>> {
        self.buckets.put_object(req).await
    }

    async fn delete_object(
        &self,
        req: S3Request<DeleteObjectInput>,
    ) -> S3Result<S3Response<DeleteObjectOutput>> {
        self.buckets.delete_object(req).await
    }

    async fn list_object_versions(
        &self,
        req: S3Request<ListObjectVersionsInput>,
    ) -> S3Result<S3Response<ListObjectVersionsOutput>> {
        let req = req.map_input(|asked| ListObjectsV2Input {
            bucket: asked.bucket,
            prefix: asked.prefix,
            ..ListObjectsV2Input::default()
        });
        let found = self.buckets.list_objects_v2(req).await?.output.contents.unwrap_or_default();
        let version = |object: Object| ObjectVersion { key: object.key, ..ObjectVersion::default() };
        let versions = Some(found.into_iter().map(version).collect());
        let is_truncated = Some(false);
        Ok(S3Response::new(ListObjectVersionsOutput { versions, is_truncated, ..Default::default() }))
    }
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
