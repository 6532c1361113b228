import { Stack, type StackProps } from 'aws-cdk-lib'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import type { Rehearsal, StageConfig } from '../config.ts'
import type { ServiceStack } from '../service/stack.ts'
import type { Sources } from '../sources.ts'
import type { WebStack } from '../web/stack.ts'

export interface OperationsProps extends StackProps {
  config: StageConfig
  sources: Sources
  web: WebStack
  service: ServiceStack
  rehearsal: Rehearsal | undefined
}

/** What tells the operator how the product is. */
export class OperationsStack extends Stack {
  constructor(scope: Construct, id: string, props: OperationsProps) {
    super(scope, id, props)
    const topic = new Topic(this, 'Alarms', { enforceSSL: true })
    topic.addSubscription(new EmailSubscription(props.config.mail.operator))
    this.addStackDependency(props.service)
  }
}
