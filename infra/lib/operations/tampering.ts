import { EventField, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events'
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import { Construct } from 'constructs'
import { acknowledge } from '../rules/acknowledge.ts'

/** What takes away keys, evidence or copies, by the service that is asked for it. */
const CALLS: Record<string, string[]> = {
  kms: ['DisableKey', 'PutKeyPolicy', 'ScheduleKeyDeletion'],
  cloudtrail: ['DeleteTrail', 'PutEventSelectors', 'StopLogging', 'UpdateTrail'],
  backup: [
    'DeleteBackupPlan',
    'DeleteBackupSelection',
    'DeleteBackupVaultLockConfiguration',
    'DeleteRecoveryPoint',
  ],
}

/**
 * Tells the operator at once when someone takes away what guards the rest, and when a weekly copy fails. By rules on the account's
 * bus, which hear of such calls where there is a trail; a figure of a log would come a quarter of an hour later and cost more.
 */
export class Tampering extends Construct {
  private readonly role: Role

  constructor(
    scope: Construct,
    id: string,
    private readonly props: { stage: string; topic: ITopic },
  ) {
    super(scope, id)
    // By a role: the topic itself hears no one but the alarms.
    this.role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('events.amazonaws.com') })
    for (const [service, eventName] of Object.entries(CALLS)) this.called(service, eventName)
    this.copyFailed()
  }

  private called(service: string, eventName: string[]): void {
    const who = EventField.fromPath('$.detail.userIdentity.arn')
    const what = EventField.fromPath('$.detail.eventName')
    const when = EventField.fromPath('$.time')
    this.tell(
      service,
      {
        source: [`aws.${service}`],
        detailType: ['AWS API Call via CloudTrail'],
        detail: { eventSource: [`${service}.amazonaws.com`], eventName },
      },
      `${what} was called at ${when} by ${who}. If it was no deployment and none of you, read the section on tampering in infra/REPAIR.md.`,
    )
  }

  private copyFailed(): void {
    const what = EventField.fromPath('$.detail-type')
    const state = EventField.fromPath('$.detail.state')
    this.tell(
      'copies',
      {
        source: ['aws.backup'],
        detailType: ['Backup Job State Change', 'Copy Job State Change'],
        detail: { state: ['ABORTED', 'EXPIRED', 'FAILED'] },
      },
      `A weekly copy of the tables was not made. ${what}: ${state}. Read the section on weekly copies in infra/REPAIR.md.`,
    )
  }

  private tell(id: string, eventPattern: object, sentence: string): void {
    const { stage, topic } = this.props
    const rule = new Rule(this, id, { eventPattern })
    const reason = 'The bus tries for a day; the trail has the call itself, and AWS Backup the job.'
    acknowledge(rule, 'Serverless-EventBusDLQ', reason)
    const message = RuleTargetInput.fromText(`Coquina ${stage}: ${sentence}`)
    rule.addTarget(new SnsTopic(topic, { message, authorizeUsingRole: true, role: this.role }))
  }
}
