//! Sample cases of the counties.

use serde_json::json;

use crate::fixtures::person::Person;
use crate::fixtures::product::shared;

#[tokio::test]
async fn five_counties_have_a_sample_case_with_the_countys_own_facts() {
    let visitor = Person::visitor(shared());
    let counties = visitor.get("/api/catalog/counties").await.expect(200);
    for id in ["duval", "miami-dade", "pinellas", "brevard", "orange"] {
        let county = counties.as_array().unwrap().iter().find(|county| county["id"] == id).unwrap();
        let sample = visitor.get(&format!("/api/test/county-divorce/{id}")).await.expect(200);
        assert_eq!(sample["county"]["name"], county["name"]);
        assert_eq!(sample["county"]["circuitNumber"], county["circuitNumber"]);
        assert_eq!(sample["county"]["clerkWebsite"], county["clerkWebsite"]);
        let local = &sample["localRequirements"];
        assert_eq!(local["filingFees"], json!({"divorce": 409, "serviceOfProcess": 40}));
        assert_eq!(local["forms"], county["localForms"]);
        assert_eq!(local["specialRequirements"], county["specialRequirements"]);
        assert_eq!(
            (&local["mediationRequired"], &local["parentingPlanRequired"]),
            (&json!(true), &json!(true))
        );
        assert!(!sample["complexity"].as_str().unwrap().is_empty());
        assert_eq!(sample["estimatedTimeline"]["response"], "20 days after service");
    }
}

/// No one must mistake the people of a sample for real ones.
#[tokio::test]
async fn the_people_of_a_sample_case_are_plainly_invented() {
    let visitor = Person::visitor(shared());
    for id in ["duval", "miami-dade", "pinellas", "brevard", "orange"] {
        let sample = visitor.get(&format!("/api/test/county-divorce/{id}")).await.expect(200);
        for person in [&sample["petitionerInfo"], &sample["respondentInfo"]] {
            assert!(person["name"].as_str().unwrap().starts_with("Sample "), "{person}");
            assert!(person["phone"].as_str().unwrap().contains("-555-01"), "{person}");
            assert!(person["email"].as_str().unwrap().ends_with("@example.com"), "{person}");
        }
        assert_eq!(
            sample["marriageDetails"]["hasChildren"],
            sample["marriageDetails"]["childrenCount"] != json!(0)
        );
    }
}

#[tokio::test]
async fn other_counties_have_no_sample_case() {
    let visitor = Person::visitor(shared());
    for id in ["alachua", "atlantis", "%2e%2e"] {
        visitor.get(&format!("/api/test/county-divorce/{id}")).await.refusal(404);
    }
}
