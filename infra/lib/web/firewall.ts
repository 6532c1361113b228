import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import { Construct } from 'constructs'

/**
 * Stops addresses that ask too often, known bad ones and known attacks on software. Amazon's common rules are not among
 * them: they look for markup in bodies and refuse long ones, and what people write about their lives is both.
 */
export class Firewall extends Construct {
  readonly arn: string

  constructor(scope: Construct, id: string, requestsPerFiveMinutes: number) {
    super(scope, id)
    const list = new CfnWebACL(this, 'List', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible('Firewall'),
      rules: [
        {
          name: 'Rate',
          priority: 0,
          action: { block: {} },
          statement: { rateBasedStatement: { limit: requestsPerFiveMinutes, aggregateKeyType: 'IP' } },
          visibilityConfig: visible('Rate'),
        },
        managed('AWSManagedRulesAmazonIpReputationList', 1),
        managed('AWSManagedRulesKnownBadInputsRuleSet', 2),
      ],
    })
    this.arn = list.attrArn
  }
}

function managed(name: string, priority: number): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    overrideAction: { none: {} },
    statement: { managedRuleGroupStatement: { vendorName: 'AWS', name } },
    visibilityConfig: visible(name),
  }
}

/** Sampled requests would show what people send. */
function visible(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { cloudWatchMetricsEnabled: true, metricName, sampledRequestsEnabled: false }
}
