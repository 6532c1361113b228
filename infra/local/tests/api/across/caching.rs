//! What everyone may read is sent once, and packed.

use reqwest::Method;

use crate::fixtures::person::Person;
use crate::fixtures::product::shared;
use crate::fixtures::response::ApiResponse;

#[tokio::test]
async fn an_unchanged_catalog_is_not_sent_again() {
    let visitor = Person::visitor(shared());
    for path in ["document-types", "document-types/simpleWill", "counties", "bundles", "copy"] {
        let path = format!("/api/catalog/{path}");
        let first = visitor.get(&path).await;
        let tag = first.headers["etag"].to_str().unwrap().to_string();
        let strong = tag.trim_start_matches("W/").to_string();
        for tag in [tag.clone(), strong, format!("\"other\", {tag}")] {
            let request = visitor.request(Method::GET, &path).header("if-none-match", &tag);
            let again = ApiResponse::to(request).await;
            assert_eq!((again.status, again.bytes.len()), (304, 0), "{path} {tag}");
        }
        let other = visitor.request(Method::GET, &path).header("if-none-match", "\"other\"");
        assert_eq!(ApiResponse::to(other).await.status, 200);
    }
}

#[tokio::test]
async fn the_catalog_is_sent_compressed_to_who_can_read_that() {
    let visitor = Person::visitor(shared());
    let plain = visitor.get("/api/catalog/counties").await;
    let request = visitor.request(Method::GET, "/api/catalog/counties").header("accept-encoding", "br, gzip");
    let packed = ApiResponse::to(request).await;
    assert_eq!(packed.headers["content-encoding"], "gzip");
    assert!(packed.bytes.len() * 4 < plain.bytes.len(), "{} of {}", packed.bytes.len(), plain.bytes.len());
    let mut unpacked = Vec::new();
    std::io::copy(&mut flate2::read::GzDecoder::new(&*packed.bytes), &mut unpacked).unwrap();
    assert_eq!(unpacked, plain.bytes);
}
