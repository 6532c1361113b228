//! Cookies. Browsers accept the prefix `__Host-` only from a secure page of this very host, so no neighbor can plant one.

use axum::http::{HeaderMap, HeaderValue, header};

/// Carries the token of who has signed in at an identity provider. No script can read it.
pub const SESSION: &str = "__Host-session";

/// Stands beside it for the page to read: asking who is signed in is worth it.
pub const KNOWN: &str = "__Host-known";

/// Ties a sign-in at an identity provider to the browser that began it.
pub const SIGN_IN: &str = "__Host-sign-in";

/// Makes the browser known to the accounts that have signed in on it.
pub const DEVICE: &str = "__Host-device";

/// The value of a cookie that the request carries.
#[must_use]
pub fn read<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(found, _)| *found == name).map(|(_, value)| value)
}

/// A cookie that scripts cannot read, for so many seconds. The value has to be of plain characters.
#[must_use]
pub fn hidden(name: &str, value: &str, seconds: i64) -> Option<HeaderValue> {
    let cookie = format!("{name}={value}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age={seconds}");
    HeaderValue::from_str(&cookie).ok()
}

/// A cookie for the page to read, for so many seconds.
#[must_use]
pub fn readable(name: &str, value: &str, seconds: i64) -> Option<HeaderValue> {
    HeaderValue::from_str(&format!("{name}={value}; Path=/; Secure; SameSite=Lax; Max-Age={seconds}")).ok()
}

/// Takes both cookies of a sign-in back.
pub fn forget_sign_in(headers: &mut HeaderMap) {
    for cookie in [hidden(SESSION, "", 0), readable(KNOWN, "", 0)].into_iter().flatten() {
        headers.append(header::SET_COOKIE, cookie);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, HeaderValue::from_static("a=1; __Host-session=abc=; b=2"));
        assert_eq!(read(&headers, SESSION), Some("abc="));
        assert_eq!(read(&headers, KNOWN), None);
    }

    #[test]
    fn a_12_the_session_cookie_has_every_protection_that_there_is() {
        let cookie = hidden(SESSION, "token", 60).unwrap();
        assert_eq!(
            cookie.to_str().unwrap(),
            "__Host-session=token; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=60"
        );
    }
}
