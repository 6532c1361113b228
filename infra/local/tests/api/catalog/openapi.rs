//! The description of the API, as a program reads it.

use crate::fixtures::person::Person;
use crate::fixtures::product::shared;

#[tokio::test]
async fn the_description_names_each_call_of_the_route_table() {
    let description = Person::visitor(shared()).get("/api/openapi.json").await.expect(200);
    let routes: serde_json::Value = serde_json::from_str(include_str!("../../../../routes.json")).unwrap();
    let listed = routes.to_string();
    let paths = description["paths"].as_object().unwrap();
    assert!(paths.len() > 40, "{} paths", paths.len());
    for path in paths.keys() {
        assert!(listed.contains(&format!("{path}\"")), "{path} is in no route");
    }
}
