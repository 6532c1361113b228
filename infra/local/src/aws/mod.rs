//! The AWS services that the functions call, in their own wire protocols, over files on this machine.

pub(crate) mod dynamodb;
pub(crate) mod kms;
pub(crate) mod mail;
pub(crate) mod s3;
pub(crate) mod secrets;

type Failure = Box<dyn std::error::Error + Send + Sync>;
