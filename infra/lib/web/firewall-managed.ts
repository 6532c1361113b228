/**
 * Of Amazon's common rules, those that only count. The rules on bodies look for markup and refuse what is longer than 8 KB: what
 * people write about their lives may be both, and a document's answers are up to 256 KB. The functions parse and bound every body
 * themselves. And a program without a User-Agent is a client like any other.
 */
const COUNTED = [
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'EC2MetaDataSSRF_BODY',
  'NoUserAgent_HEADER',
]

/** Amazon's lists: addresses known to be bad, known attacks on software, and what attacks on the web have in common. */
export function managedRules() {
  return [
    managed('AWSManagedRulesAmazonIpReputationList'),
    managed('AWSManagedRulesKnownBadInputsRuleSet'),
    managed('AWSManagedRulesCommonRuleSet', COUNTED),
  ]
}

function managed(name: string, counted: string[] = []) {
  const ruleActionOverrides = counted.map((rule) => ({ name: rule, actionToUse: { count: {} } }))
  const group = { vendorName: 'AWS', name, ...(counted.length > 0 && { ruleActionOverrides }) }
  return { name, overrideAction: { none: {} }, statement: { managedRuleGroupStatement: group } }
}
