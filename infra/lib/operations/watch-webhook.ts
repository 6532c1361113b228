import { Duration } from 'aws-cdk-lib'
import type { CfnApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch'
import type { Alarms } from './alarms.ts'
import { calls } from './watch-api.ts'

/** By its route, because the other calls' refusals are people's mistakes and these would be ours or an attack. */
export function watchWebhook(alarms: Alarms, api: CfnApi): void {
  const route = { Stage: '$default', Method: 'POST', Resource: '/api/stripe/webhook' }
  alarms.add('webhook-errors', {
    metric: new MathExpression({
      expression: 'refused + failed',
      usingMetrics: { refused: calls(api, '4xx', route), failed: calls(api, '5xx', route) },
      period: Duration.minutes(15),
      label: 'Webhooks not taken',
    }),
    limit: 5,
    meaning:
      'Stripe could not deliver webhooks. Reconciliation does their work meanwhile, a few minutes late.',
    runbook:
      "See the deliveries in Stripe's dashboard: 400 is a wrong webhook secret, 403 the origin secret, 500 is in the log of stripe-webhook.",
  })
}
