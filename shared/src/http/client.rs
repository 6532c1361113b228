//! What calls, as a request shows it.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderValue, header};
use domain::accounts::KnownDevice;
use lambda_http::request::RequestContext;

use super::cookies;
use crate::client::{Client, ClientAddress, Device, DeviceSecret};

/// The header in which clients without cookies send what makes them known.
const DEVICE_HEADER: &str = "x-device-token";

/// Whom the CDN answers, noted by the request policy once it knows that the request has come through the CDN.
#[derive(Clone, Copy, Debug)]
pub(super) struct Viewer(pub(super) IpAddr);

impl<S: Send + Sync> FromRequestParts<S> for ClientAddress {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(address(&parts.extensions))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let agent = parts.headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
        let device = Device::named_by(agent.unwrap_or_default());
        Ok(Self { address: address(&parts.extensions), device, secret: device_secret(&parts.headers) })
    }
}

impl DeviceSecret {
    /// The cookie that keeps it in a browser.
    #[must_use]
    pub fn cookie(&self) -> Option<HeaderValue> {
        cookies::hidden(cookies::DEVICE, self.expose(), KnownDevice::KEPT_SECONDS)
    }
}

/// What the server has noted beside a request.
pub(super) fn address(noted: &Extensions) -> ClientAddress {
    let viewer = noted.get::<Viewer>().map(|Viewer(address)| *address);
    let address = viewer.or_else(|| from_gateway(noted)).or_else(|| from_connection(noted));
    ClientAddress(address.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)))
}

fn from_gateway(noted: &Extensions) -> Option<IpAddr> {
    match noted.get::<RequestContext>()? {
        RequestContext::ApiGatewayV2(context) => context.http.source_ip.as_ref()?.parse().ok(),
        _ => None,
    }
}

fn from_connection(noted: &Extensions) -> Option<IpAddr> {
    noted.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(address)| address.ip())
}

fn device_secret(headers: &HeaderMap) -> Option<DeviceSecret> {
    let stated = headers.get(DEVICE_HEADER).and_then(|value| value.to_str().ok());
    stated.or_else(|| cookies::read(headers, cookies::DEVICE)).and_then(DeviceSecret::parse)
}

#[cfg(test)]
mod tests {
    use axum::http::Request;
    use serde_json::json;

    use super::*;

    async fn seen(request: Request<()>) -> String {
        let (mut parts, ()) = request.into_parts();
        let Ok(address) = ClientAddress::from_request_parts(&mut parts, &()).await;
        address.to_string()
    }

    fn from(peer: &str) -> Request<()> {
        let peer: SocketAddr = peer.parse().unwrap();
        Request::builder()
            .header("x-forwarded-for", "198.51.100.9")
            .extension(ConnectInfo(peer))
            .body(())
            .unwrap()
    }

    #[tokio::test]
    async fn a_forged_header_does_not_change_where_a_request_comes_from() {
        assert_eq!(seen(from("203.0.113.7:4711")).await, "203.0.113.7");
        assert_eq!(seen(Request::builder().body(()).unwrap()).await, "0.0.0.0");
    }

    #[tokio::test]
    async fn api_gateway_knows_better_than_the_connection() {
        let context = json!({"http": {"method": "POST", "sourceIp": "192.0.2.1"}, "timeEpoch": 0});
        let context = RequestContext::ApiGatewayV2(serde_json::from_value(context).unwrap());
        let mut request = from("203.0.113.7:4711");
        request.extensions_mut().insert(context);
        assert_eq!(seen(request).await, "192.0.2.1");
    }

    fn sent(name: &'static str, value: &str) -> Option<DeviceSecret> {
        device_secret(&HeaderMap::from_iter([(name.parse().unwrap(), value.parse().unwrap())]))
    }

    #[test]
    fn a_browser_is_known_by_its_cookie_and_another_client_by_its_header() {
        let secret = DeviceSecret::new().unwrap();
        assert_eq!(sent("cookie", &format!("a=1; __Host-device={}", secret.expose())), Some(secret.clone()));
        assert_eq!(sent(DEVICE_HEADER, secret.expose()), Some(secret.clone()));
        assert!(!format!("{secret:?}").contains(secret.expose()));
    }

    #[test]
    fn what_was_not_given_out_by_us_is_no_secret() {
        for odd in ["", "1", &"A".repeat(64), &"a".repeat(63), &"g".repeat(64)] {
            assert_eq!(sent(DEVICE_HEADER, odd), None, "{odd}");
        }
    }
}
