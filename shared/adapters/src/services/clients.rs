//! The clients of AWS: credentials, timeouts and tries.

use std::time::Duration;

use aws_config::environment::EnvironmentVariableCredentialsProvider;
use aws_config::retry::RetryConfig;
use aws_config::timeout::TimeoutConfig;
use aws_config::{BehaviorVersion, Region, SdkConfig};
use aws_sdk_bedrockruntime::config::StalledStreamProtectionConfig;
use aws_sdk_dynamodb::config::{Credentials, SharedCredentialsProvider, SharedHttpClient};
use aws_sdk_s3::config::ResponseChecksumValidation;
use aws_smithy_http_client::{Builder, tls};

use crate::model;
use crate::settings::{Endpoints, Settings};
use crate::trust;

/// Connecting within one region takes milliseconds.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(1);

/// One try of a call. What has not answered by then is asked again.
const TRY_TIMEOUT: Duration = Duration::from_secs(2);

/// A call with all its tries. Several of them have to fit into the time that a request may take.
const CALL_TIMEOUT: Duration = Duration::from_secs(5);

/// The mail service gets one try and more time.
const MAIL_TIMEOUT: Duration = Duration::from_secs(12);

/// How often a call is made in all. The pauses between the tries grow and have chance in them.
const TRIES: u32 = 3;

/// The clients, reached over one HTTP client.
pub(super) struct Clients {
    pub(super) dynamodb: aws_sdk_dynamodb::Client,
    pub(super) kms: aws_sdk_kms::Client,
    pub(super) s3: aws_sdk_s3::Client,
    pub(super) secrets: aws_sdk_secretsmanager::Client,
    pub(super) mail: aws_sdk_sesv2::Client,
    pub(super) aws: SdkConfig,
}

impl Clients {
    pub(super) fn new(settings: &Settings, client: SharedHttpClient) -> Self {
        let aws = aws(settings, client);
        let local = settings.endpoints.as_ref();
        Self {
            dynamodb: dynamodb(&aws, local),
            kms: kms(&aws, local),
            s3: s3(&aws, local),
            secrets: secrets(&aws, local),
            mail: mail(&aws, local),
            aws,
        }
    }
}

fn dynamodb(aws: &SdkConfig, local: Option<&Endpoints>) -> aws_sdk_dynamodb::Client {
    let config = aws_sdk_dynamodb::config::Builder::from(aws);
    aws_sdk_dynamodb::Client::from_conf(match local {
        Some(local) => config.endpoint_url(&local.dynamodb).build(),
        None => config.build(),
    })
}

fn kms(aws: &SdkConfig, local: Option<&Endpoints>) -> aws_sdk_kms::Client {
    let config = aws_sdk_kms::config::Builder::from(aws);
    aws_sdk_kms::Client::from_conf(match local {
        Some(local) => config.endpoint_url(&local.kms).build(),
        None => config.build(),
    })
}

/// The encryptor's tag shows each change of a file; a checksum that does not fit would be a failure of S3, which passes.
fn s3(aws: &SdkConfig, local: Option<&Endpoints>) -> aws_sdk_s3::Client {
    let config = aws_sdk_s3::config::Builder::from(aws)
        .response_checksum_validation(ResponseChecksumValidation::WhenRequired);
    aws_sdk_s3::Client::from_conf(match local {
        Some(local) => config.endpoint_url(&local.s3).force_path_style(true).build(),
        None => config.build(),
    })
}

fn secrets(aws: &SdkConfig, local: Option<&Endpoints>) -> aws_sdk_secretsmanager::Client {
    let config = aws_sdk_secretsmanager::config::Builder::from(aws);
    aws_sdk_secretsmanager::Client::from_conf(match local {
        Some(local) => config.endpoint_url(&local.secrets).build(),
        None => config.build(),
    })
}

/// A mail that was taken must not be sent again because its answer is slow: the outbox decides about another try.
fn mail(aws: &SdkConfig, local: Option<&Endpoints>) -> aws_sdk_sesv2::Client {
    let slow = TimeoutConfig::builder().connect_timeout(CONNECT_TIMEOUT).operation_timeout(MAIL_TIMEOUT);
    let config = aws_sdk_sesv2::config::Builder::from(aws)
        .retry_config(RetryConfig::disabled())
        .timeout_config(slow.build());
    aws_sdk_sesv2::Client::from_conf(match local {
        Some(local) => config.endpoint_url(&local.mail).build(),
        None => config.build(),
    })
}

/// Someone waits for a model, and for a slow or busy one the guide answers at once: one try, of all the time there is, in which
/// a model that thinks may be silent. The client is made only where it is used, so that the other functions do not carry it.
pub(super) fn bedrock(aws: &SdkConfig, local: Option<&Endpoints>) -> aws_sdk_bedrockruntime::Client {
    let patient = TimeoutConfig::builder()
        .connect_timeout(CONNECT_TIMEOUT)
        .operation_attempt_timeout(model::CALL_TIMEOUT)
        .operation_timeout(model::CALL_TIMEOUT);
    let config = aws_sdk_bedrockruntime::config::Builder::from(aws)
        .retry_config(RetryConfig::disabled())
        .stalled_stream_protection(StalledStreamProtectionConfig::disabled())
        .timeout_config(patient.build());
    aws_sdk_bedrockruntime::Client::from_conf(match local.and_then(|local| local.bedrock.as_ref()) {
        Some(address) => config.endpoint_url(address).build(),
        None => config.build(),
    })
}

/// The HTTP client of the AWS SDK: rustls with ring, which other clients use too.
#[must_use]
pub fn http_client() -> SharedHttpClient {
    let provider = tls::Provider::Rustls(tls::rustls_provider::CryptoMode::Ring);
    let client = Builder::new().tls_provider(provider);
    match tls::TlsContext::builder().with_trust_store(trust::of_amazon()).build() {
        Ok(context) => client.tls_context(context).build_https(),
        // It is built of what is given and cannot fail; what would be taken here is the system's list.
        Err(_) => client.build_https(),
    }
}

/// On AWS Lambda the environment has the credentials, so nothing else is asked for them: no metadata service, no STS.
fn credentials(settings: &Settings) -> SharedCredentialsProvider {
    match settings.endpoints.as_ref().and_then(|local| local.keys.as_ref()) {
        Some((id, secret)) => {
            SharedCredentialsProvider::new(Credentials::new(id, secret, None, None, "settings"))
        }
        None => SharedCredentialsProvider::new(EnvironmentVariableCredentialsProvider::new()),
    }
}

fn aws(settings: &Settings, client: SharedHttpClient) -> SdkConfig {
    let timeouts = TimeoutConfig::builder()
        .connect_timeout(CONNECT_TIMEOUT)
        .operation_attempt_timeout(TRY_TIMEOUT)
        .operation_timeout(CALL_TIMEOUT);
    SdkConfig::builder()
        .behavior_version(BehaviorVersion::latest())
        .region(Region::new(settings.region.clone()))
        .http_client(client)
        .credentials_provider(credentials(settings))
        .retry_config(RetryConfig::standard().with_max_attempts(TRIES))
        .timeout_config(timeouts.build())
        .build()
}
