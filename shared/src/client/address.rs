//! Where a request comes from.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};

/// The network address of the client, as the CDN, API Gateway or the connection itself has it. Headers such as
/// X-Forwarded-For are the client's own words and are not looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClientAddress(pub IpAddr);

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
    use super::*;

    #[test]
    fn addresses_of_one_household_count_as_one() {
        let counted = |address: &str| ClientAddress(address.parse().unwrap()).to_string();
        assert_eq!(counted("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(counted("::ffff:203.0.113.7"), "203.0.113.7");
    }
}
