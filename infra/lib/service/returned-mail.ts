import { Duration } from 'aws-cdk-lib'
import { Rule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { CoquinaFunction } from './function.ts'

export interface ReturnedMailProps {
  /** Whose mail: two stages in one account have one bus. */
  configurationSet: string
  target: CoquinaFunction
  deadLetters: IQueue
}

/** Tells a function which mail bounced and who complained, as SES does on the account's bus. */
export class ReturnedMail extends Construct {
  constructor(scope: Construct, id: string, { configurationSet, target, deadLetters }: ReturnedMailProps) {
    super(scope, id)
    const rule = new Rule(this, 'Rule', {
      eventPattern: {
        source: ['aws.ses'],
        detailType: ['Email Bounced', 'Email Complaint Received'],
        detail: { mail: { tags: { 'ses:configuration-set': [configurationSet] } } },
      },
    })
    rule.addTarget(
      new LambdaFunction(target.live, {
        deadLetterQueue: deadLetters,
        retryAttempts: 8,
        // No other call does what this one would have done.
        maxEventAge: Duration.hours(24),
      }),
    )
  }
}
