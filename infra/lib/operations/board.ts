import { Duration } from 'aws-cdk-lib'
import {
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  SingleValueWidget,
} from 'aws-cdk-lib/aws-cloudwatch'
import type { CfnApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { Construct } from 'constructs'
import type { CoquinaFunction } from '../service/function.ts'
import type { MetricSource } from '../sources/schema.ts'
import type { Alarms } from './alarms.ts'
import type { Counted } from './counted.ts'
import { calls } from './watch-api.ts'

const MINUTES_5 = Duration.minutes(5)

export interface BoardProps {
  stage: string
  alarms: Alarms
  api: CfnApi
  functions: CoquinaFunction[]
  tables: TableV2[]
  counted: Counted
  metrics: MetricSource[]
}

/** One page with everything that an alarm leads to. */
export class Board extends Construct {
  constructor(scope: Construct, id: string, props: BoardProps) {
    super(scope, id)
    const { stage, alarms, api, functions, tables, counted, metrics } = props
    const of = (metric: (each: CoquinaFunction) => IMetric) => functions.map(metric)
    new Dashboard(this, 'Page', {
      dashboardName: `coquina-${stage}`,
      widgets: [
        [new AlarmStatusWidget({ title: 'Alarms', width: 24, height: 6, alarms: alarms.all })],
        [
          graph(
            'Calls',
            ['Count', '4xx', '5xx'].map((name) => calls(api, name)),
          ),
          graph(
            'Errors',
            of(({ lambda }) => lambda.metricErrors({ period: MINUTES_5 })),
          ),
        ],
        [
          graph(
            'Slowest in a hundred, ms',
            of(({ lambda }) => lambda.metricDuration({ period: MINUTES_5, statistic: 'p99' })),
          ),
          graph(
            'Reads and writes',
            tables.flatMap((table) => consumed(table)),
          ),
        ],
        [
          new SingleValueWidget({
            title: 'Counted in a day',
            width: 24,
            metrics: metrics.map(({ metric }) => counted.metric(metric, 24 * 60).with({ label: metric })),
          }),
        ],
      ],
    })
  }
}

function consumed(table: TableV2): IMetric[] {
  return [
    table.metricConsumedReadCapacityUnits({ period: MINUTES_5 }),
    table.metricConsumedWriteCapacityUnits({ period: MINUTES_5 }),
  ]
}

function graph(title: string, left: IMetric[]): IWidget {
  return new GraphWidget({ title, left, width: 12, height: 6 })
}
