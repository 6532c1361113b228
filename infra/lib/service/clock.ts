import { Duration } from 'aws-cdk-lib'
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { acknowledge } from '../rules/acknowledge.ts'
import type { ScheduleSource } from '../sources/schema.ts'
import type { CoquinaFunction } from './function.ts'

/** Calls functions by schedules.json. What fails again and again lies in a queue, over which there is an alarm. */
export class Clock extends Construct {
  readonly deadLetters: Queue

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.deadLetters = new Queue(this, 'DeadLetters', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    })
    acknowledge(this.deadLetters, 'AwsSolutions-SQS3', 'This is the dead-letter queue.')
    acknowledge(this.deadLetters, 'Serverless-SQSRedrivePolicy', 'This is the dead-letter queue.')
  }

  call(target: CoquinaFunction, source: ScheduleSource): void {
    const { schedule, maxEventAge } = timed(source)
    const id = source.daily === undefined ? target.functionId : `${target.functionId}-${source.daily}`
    const rule = new Rule(this, id, { schedule })
    rule.addTarget(
      new LambdaFunction(target.live, {
        deadLetterQueue: this.deadLetters,
        retryAttempts: 2,
        maxEventAge,
        ...(source.input && { event: RuleTargetInput.fromObject(source.input) }),
      }),
    )
  }
}

/** When a rule calls, and for how long a call that cannot be made is tried: the next one does what it would have done. */
function timed({ function: id, minutes, daily }: ScheduleSource) {
  if (minutes !== undefined) {
    const maxEventAge = Duration.minutes(minutes < 5 ? 5 : minutes)
    return { schedule: Schedule.rate(Duration.minutes(minutes)), maxEventAge }
  }
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(daily) ?? refuse(id, daily)
  const schedule = Schedule.cron({ hour: String(Number(hour)), minute: String(Number(minute)) })
  return { schedule, maxEventAge: Duration.hours(1) }
}

function refuse(id: string, daily: string): never {
  throw new Error(`schedules.json calls ${id} daily at ${daily}, which is no time such as 03:30.`)
}
