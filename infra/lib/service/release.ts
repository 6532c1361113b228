import { ArnFormat, Stack } from 'aws-cdk-lib'
import { Alarm, type IAlarm } from 'aws-cdk-lib/aws-cloudwatch'
import {
  LambdaApplication,
  LambdaDeploymentConfig as Shift,
  LambdaDeploymentGroup,
} from 'aws-cdk-lib/aws-codedeploy'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Construct } from 'constructs'
import { acknowledge } from '../rules/acknowledge.ts'
import type { CoquinaFunction } from './function.ts'

export interface ReleaseProps {
  stage: string
  functions: CoquinaFunction[]
  /** What calls with nobody waiting: a tenth of its few calls would say nothing about a release. */
  isClocked: (functionId: string) => boolean
  /** All calls at once, whatever rings: for a release that mends what rings. */
  isAtOnce: boolean
}

/** The alarms that send a release of a function back, by their names without the stage. */
export function alarmsOf(functionId: string): string[] {
  const own = functionId === 'stripe-webhook' ? ['webhook-errors'] : []
  return [`errors-${functionId}`, 'calls-failing', ...own]
}

/**
 * Moves calls from the version that is live to a new one, a tenth of them first, and back when an alarm rings meanwhile. The alarms
 * are of a later stack and are known by their names: before they exist there is no version to go back to either.
 */
export class Release extends Construct {
  constructor(
    scope: Construct,
    id: string,
    private readonly props: ReleaseProps,
  ) {
    super(scope, id)
    const application = new LambdaApplication(this, 'Application', {
      applicationName: `coquina-${props.stage}`,
    })
    const role = this.role(props.functions)
    for (const each of props.functions) {
      new LambdaDeploymentGroup(this, each.functionId, {
        application,
        role,
        alias: each.live,
        deploymentConfig: this.shift(each),
        alarms: props.isAtOnce ? [] : this.alarms(each),
      })
    }
  }

  private shift({ functionId }: CoquinaFunction) {
    const { isAtOnce, isClocked } = this.props
    return isAtOnce || isClocked(functionId) ? Shift.ALL_AT_ONCE : Shift.CANARY_10PERCENT_10MINUTES
  }

  private alarms({ functionId }: CoquinaFunction): IAlarm[] {
    return alarmsOf(functionId).map((id) =>
      Alarm.fromAlarmArn(this, `${functionId}-${id}`, this.alarmArn(id)),
    )
  }

  private alarmArn(id: string): string {
    return Stack.of(this).formatArn({
      service: 'cloudwatch',
      resource: 'alarm',
      resourceName: `coquina-${this.props.stage}-${id}`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    })
  }

  /** May move the calls of these functions and look at alarms; the policy that AWS keeps for it may do the same to all functions. */
  private role(functions: CoquinaFunction[]) {
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('codedeploy.amazonaws.com') })
    role.addToPolicy(
      new PolicyStatement({
        actions: ['lambda:GetAlias', 'lambda:UpdateAlias', 'lambda:GetProvisionedConcurrencyConfig'],
        resources: functions.map(({ live }) => live.functionArn),
      }),
    )
    role.addToPolicy(new PolicyStatement({ actions: ['cloudwatch:DescribeAlarms'], resources: ['*'] }))
    acknowledge(
      role,
      'AwsSolutions-IAM5[Resource::*]',
      'CloudWatch knows no resources when it is asked for alarms.',
    )
    return role.withoutPolicyUpdates()
  }
}
