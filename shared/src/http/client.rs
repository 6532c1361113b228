//! Where a request comes from.

use std::convert::Infallible;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::Extensions;
use axum::http::request::Parts;
use lambda_http::request::RequestContext;

/// The network address of the client, as the CDN, API Gateway or the connection itself has it. Headers such as
/// X-Forwarded-For are the client's own words and are not looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClientAddress(IpAddr);

/// Whom the CDN answers, noted by the request policy once it knows that the request has come through the CDN.
#[derive(Clone, Copy, Debug)]
pub(super) struct Viewer(pub(super) IpAddr);

impl<S: Send + Sync> FromRequestParts<S> for ClientAddress {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::of(&parts.extensions))
    }
}

impl ClientAddress {
    /// What the server has noted beside a request.
    pub(super) fn of(noted: &Extensions) -> Self {
        let viewer = noted.get::<Viewer>().map(|Viewer(address)| *address);
        let address = viewer.or_else(|| from_gateway(noted)).or_else(|| from_connection(noted));
        Self(address.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)))
    }
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

/// For counting. A household has a whole /64 of IPv6 addresses to itself, so those count as one.
impl fmt::Display for ClientAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.to_canonical() {
            IpAddr::V4(address) => address.fmt(f),
            IpAddr::V6(address) => network(address).fmt(f),
        }
    }
}

fn network(address: Ipv6Addr) -> Ipv6Addr {
    let [a, b, c, d, ..] = address.segments();
    Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0)
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

    #[tokio::test]
    async fn addresses_of_one_household_count_as_one() {
        assert_eq!(seen(from("[2001:db8:1:2:3:4:5:6]:80")).await, "2001:db8:1:2::");
        assert_eq!(seen(from("[::ffff:203.0.113.7]:80")).await, "203.0.113.7");
    }
}
