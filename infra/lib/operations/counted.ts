import { Duration } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { CoquinaFunction } from '../service/function.ts'
import type { MetricSource } from '../sources/schema.ts'
import type { Alarms } from './alarms.ts'

/** What the functions count in their logs, as figures of the console; and the alarms of metrics.json over them. */
export class Counted extends Construct {
  private readonly namespace: string

  constructor(scope: Construct, id: string, props: { stage: string; functions: CoquinaFunction[] }) {
    super(scope, id)
    this.namespace = `Coquina/${props.stage}`
    props.functions.forEach((each) => this.filter(each))
  }

  metric(name: string, minutes: number): Metric {
    return new Metric({
      namespace: this.namespace,
      metricName: 'Counted',
      dimensionsMap: { Metric: name },
      statistic: 'Sum',
      period: Duration.minutes(minutes),
    })
  }

  watch({ metric, alarm, meaning, runbook }: MetricSource, alarms: Alarms): void {
    if (!alarm) return
    const { minutes, periods } = alarm
    const isSilenceBad = alarm.lessThan !== undefined
    const limit = isSilenceBad ? alarm.lessThan : alarm.atLeast
    const counted = this.metric(metric, minutes)
    alarms.add(metric, { metric: counted, limit, periods, isSilenceBad, meaning, runbook })
  }

  /** One for each log: the figure's name is taken from the line, so a new figure needs nothing here. */
  private filter({ functionId, log }: CoquinaFunction): void {
    new MetricFilter(this, functionId, {
      logGroup: log,
      metricNamespace: this.namespace,
      metricName: 'Counted',
      filterPattern: FilterPattern.exists('$.fields.metric'),
      metricValue: '$.fields.count',
      dimensions: { Metric: '$.fields.metric' },
    })
  }
}
