import { RemovalPolicy } from 'aws-cdk-lib'
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses'
import { Construct } from 'constructs'

/** Who mail comes from, as SES knows it: a domain, or one address. */
export class Sender extends Construct {
  readonly arn: string

  constructor(scope: Construct, id: string, identity: string) {
    super(scope, id)
    const kind = identity.includes('@') ? Identity.email(identity) : Identity.domain(identity)
    const made = new EmailIdentity(this, 'Identity', { identity: kind })
    // Its name is fixed: what a first deployment that failed left behind would stop the second.
    made.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE)
    this.arn = made.emailIdentityArn
  }
}
