import { Stack } from 'aws-cdk-lib'
import { EventBus } from 'aws-cdk-lib/aws-events'
import {
  ConfigurationSet,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses'
import { Construct } from 'constructs'
import type { StageConfig } from '../config/stage.ts'
import { RETAINED } from './retention.ts'

/**
 * Who mail comes from, as SES knows it: a domain, or one address. All its mail goes by one configuration set, so that an address
 * that bounced or complained is not written to again, and that the product hears of it.
 */
export class Sender extends Construct {
  /** What whoever sends has to be allowed: the identity and the configuration set. */
  readonly arns: string[]
  readonly configurationSet: string

  constructor(scope: Construct, id: string, { mail: { identity }, stage }: StageConfig) {
    super(scope, id)
    this.configurationSet = `coquina-${stage}`
    const kind = identity.includes('@') ? Identity.email(identity) : Identity.domain(identity)
    new EmailIdentity(this, 'Identity', {
      identity: kind,
      configurationSet: this.events(),
    }).applyRemovalPolicy(RETAINED)
    this.arns = [this.arn('identity', identity), this.arn('configuration-set', this.configurationSet)]
  }

  private events(): ConfigurationSet {
    const set = new ConfigurationSet(this, 'Mail', {
      configurationSetName: this.configurationSet,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    })
    // The identity, which is kept, sends by it.
    set.applyRemovalPolicy(RETAINED)
    set.addEventDestination('Returned', {
      // SES knows the default bus only.
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default')),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    })
    return set
  }

  /** Put together and not asked for: what one stack asks of another cannot change, and a sender may. */
  private arn(resource: string, resourceName: string): string {
    return Stack.of(this).formatArn({ service: 'ses', resource, resourceName })
  }
}
