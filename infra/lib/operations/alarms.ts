import {
  Alarm,
  type AlarmProps,
  ComparisonOperator,
  type IAlarmAction,
  type IMetric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { Construct } from 'constructs'

export interface Watched {
  metric: IMetric
  /** From what value on; or, where silence is the trouble, below what value. */
  limit: number
  periods?: number
  isSilenceBad?: boolean
  /** What has happened, and what to do about it: one line each. */
  meaning: string
  runbook: string
}

/** Alarms that tell the operator, each with its line of the runbook. */
export class Alarms extends Construct {
  readonly all: Alarm[] = []

  constructor(
    scope: Construct,
    id: string,
    private readonly props: { stage: string; action: IAlarmAction },
  ) {
    super(scope, id)
  }

  add(id: string, watched: Watched): void {
    const alarm = new Alarm(this, id, this.alarm(id, watched))
    alarm.addAlarmAction(this.props.action)
    alarm.addOkAction(this.props.action)
    this.all.push(alarm)
  }

  private alarm(id: string, { metric, limit, periods, isSilenceBad, meaning, runbook }: Watched): AlarmProps {
    const { LESS_THAN_THRESHOLD, GREATER_THAN_OR_EQUAL_TO_THRESHOLD } = ComparisonOperator
    return {
      alarmName: `coquina-${this.props.stage}-${id}`,
      alarmDescription: `${meaning} Runbook: ${runbook}`,
      metric,
      threshold: limit,
      evaluationPeriods: periods ?? 1,
      comparisonOperator: isSilenceBad ? LESS_THAN_THRESHOLD : GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: isSilenceBad ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    }
  }
}
