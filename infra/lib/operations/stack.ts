import { Stack, type StackProps } from 'aws-cdk-lib'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import type { Rehearsal, StageConfig } from '../config/stage.ts'
import { acknowledge } from '../rules/acknowledge.ts'
import type { ServiceStack } from '../service/stack.ts'
import type { Sources } from '../sources/schema.ts'
import type { StatefulStack } from '../stateful/stack.ts'
import type { WebStack } from '../web/stack.ts'
import { Alarms } from './alarms.ts'
import { Board } from './board.ts'
import { Budget } from './budget.ts'
import { Counted } from './counted.ts'
import { Tampering } from './tampering.ts'
import { watchApi } from './watch-api.ts'
import { watchFunctions } from './watch-functions.ts'
import { watchMail } from './watch-mail.ts'
import { watchQueue } from './watch-queue.ts'
import { watchRefusals, watchThrottle } from './watch-refusals.ts'
import { watchSite } from './watch-site.ts'
import { watchTable } from './watch-tables.ts'
import { watchWebhook } from './watch-webhook.ts'

export interface OperationsProps extends StackProps {
  config: StageConfig
  sources: Sources
  stateful: StatefulStack
  web: WebStack
  service: ServiceStack
  rehearsal: Rehearsal | undefined
}

/** What tells the operator how the product is. */
export class OperationsStack extends Stack {
  constructor(scope: Construct, id: string, props: OperationsProps) {
    super(scope, id, props)
    const { config, sources, stateful, web, service, rehearsal } = props
    const { stage } = config
    const functions = [...service.functions.values()]
    const topic = this.topic(config.mail.operator)
    const alarms = new Alarms(this, 'Alarms', { stage, action: new SnsAction(topic) })
    // Without a trail the bus hears of no calls.
    if (config.evidence) new Tampering(this, 'Tampering', { stage, topic })
    const counted = new Counted(this, 'Counted', { stage, functions })
    sources.metrics.forEach((metric) => counted.watch(metric, alarms))
    watchFunctions(alarms, functions, sources.schedules)
    watchSite(alarms, web.site.distribution)
    watchApi(alarms, web.api)
    const gateway = { stage, api: web.api, log: service.api.log }
    watchRefusals(this, alarms, gateway)
    watchThrottle(this, alarms, gateway)
    watchWebhook(alarms, web.api)
    watchQueue(alarms, service.clock.deadLetters)
    sources.tables.forEach((table) => watchTable(alarms, table.id, stateful.tables.get(table.id)))
    watchMail(alarms)
    const { metrics } = sources
    new Board(this, 'Board', {
      stage,
      alarms,
      functions,
      counted,
      metrics,
      api: web.api,
      tables: stateful.tables.all,
    })
    // Emulators know no budgets.
    if (config.budget && !rehearsal)
      new Budget(this, 'Budget', { stage, dollars: config.budget, operator: config.mail.operator })
  }

  private topic(operator: string): Topic {
    const topic = new Topic(this, 'Operator', { enforceSSL: true })
    // A topic with a policy of its own has lost the one by which its account may speak.
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    )
    const subscription = topic.addSubscription(new EmailSubscription(operator))
    const reason = 'Mail that is not taken is shown by the alarm itself, in the console and on the dashboard.'
    acknowledge(subscription, 'Serverless-SNSRedrivePolicy', reason)
    return topic
  }
}
