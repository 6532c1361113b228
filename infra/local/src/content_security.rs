//! What the pages may load: themselves, and Stripe where it is here.

/// The Content-Security-Policy of the pages. Radix moves focus with inline styles, which CSSOM sets, so styles need no
/// exception; Stripe's script and frames come from its own origin.
pub(crate) fn policy(stripe: &str) -> String {
    [
        "default-src 'none'".to_string(),
        format!("script-src 'self' {stripe}"),
        "style-src 'self'".to_string(),
        "font-src 'self'".to_string(),
        "img-src 'self' data:".to_string(),
        format!("connect-src 'self' {stripe}"),
        format!("frame-src {stripe}"),
        "form-action 'self'".to_string(),
        "base-uri 'none'".to_string(),
        "frame-ancestors 'none'".to_string(),
    ]
    .join("; ")
}
