import { Duration } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { CoquinaFunction } from '../service/function.ts'
import type { ScheduleSource } from '../sources/schema.ts'
import type { Alarms } from './alarms.ts'

const MINUTES_5 = Duration.minutes(5)

/** Milliseconds of the slowest in a hundred. A language model alone may take ten seconds of a message's time. */
const SLOW: Record<string, number> = { assistant: 12_000, account: 5_000, documents: 3_000 }
const SLOW_OTHERWISE = 1_500

/** Functions that fail, are slow, are turned away, or are not called by their clock. */
export function watchFunctions(
  alarms: Alarms,
  functions: CoquinaFunction[],
  schedules: ScheduleSource[],
): void {
  const often = schedules.filter((schedule) => schedule.minutes !== undefined)
  const clocked = new Set(often.map((schedule) => schedule.function))
  for (const each of functions) {
    watchErrors(alarms, each)
    if (clocked.has(each.functionId)) watchSilence(alarms, each)
    else watchTime(alarms, each)
  }
  watchThrottles(alarms)
}

function watchErrors(alarms: Alarms, { functionId, lambda }: CoquinaFunction): void {
  alarms.add(`errors-${functionId}`, {
    metric: lambda.metricErrors({ period: MINUTES_5 }),
    limit: 1,
    meaning: `The function ${functionId} crashed, ran out of time or out of memory.`,
    runbook: 'Read its log around that time. If it began with a release, go back to the former one.',
  })
}

function watchTime(alarms: Alarms, { functionId, lambda }: CoquinaFunction): void {
  alarms.add(`slow-${functionId}`, {
    metric: lambda.metricDuration({ period: MINUTES_5, statistic: 'p99' }),
    limit: SLOW[functionId] ?? SLOW_OTHERWISE,
    periods: 3,
    meaning: `One call in a hundred of ${functionId} takes longer than people should wait.`,
    runbook:
      'Look at the dashboard for what else is slow: the tables, Stripe, the model. If nothing is, look at the last release.',
  })
}

function watchSilence(alarms: Alarms, { functionId, lambda }: CoquinaFunction): void {
  alarms.add(`silent-${functionId}`, {
    metric: lambda.metricInvocations({ period: Duration.minutes(15) }),
    limit: 1,
    isSilenceBad: true,
    meaning: `The function ${functionId} has not been called by its clock for a quarter of an hour.`,
    runbook:
      'See whether its rule in EventBridge is enabled (aws events enable-rule) and the dead-letter queue is empty; then its log.',
  })
}

/** Of the whole account, because its functions share what there is. */
function watchThrottles(alarms: Alarms): void {
  alarms.add('functions-throttled', {
    metric: new Metric({
      namespace: 'AWS/Lambda',
      metricName: 'Throttles',
      statistic: 'Sum',
      period: MINUTES_5,
    }),
    limit: 1,
    meaning:
      'Functions were turned away: the concurrency of the account, or what is reserved for one, is used up.',
    runbook:
      'Find the function whose calls rose. Ask AWS for more concurrency, or slow down who calls so often.',
  })
}
