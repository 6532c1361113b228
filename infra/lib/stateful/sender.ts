import { Stack } from 'aws-cdk-lib'
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses'
import { Construct } from 'constructs'
import { KEPT } from './kept.ts'

/** Who mail comes from, as SES knows it: a domain, or one address. */
export class Sender extends Construct {
  readonly arn: string

  constructor(scope: Construct, id: string, identity: string) {
    super(scope, id)
    const kind = identity.includes('@') ? Identity.email(identity) : Identity.domain(identity)
    new EmailIdentity(this, 'Identity', { identity: kind }).applyRemovalPolicy(KEPT)
    // Put together and not asked for: what one stack asks of another cannot change, and a sender may.
    this.arn = Stack.of(this).formatArn({ service: 'ses', resource: 'identity', resourceName: identity })
  }
}
