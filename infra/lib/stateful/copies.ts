import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { Schedule } from 'aws-cdk-lib/aws-events'
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import { Construct } from 'constructs'
import type { StageConfig } from '../config/stage.ts'
import { acknowledge } from '../rules/acknowledge.ts'

type Config = NonNullable<StageConfig['copies']>

export interface CopiesProps {
  stage: StageConfig['stage']
  copies: Config
  tables: TableV2[]
  key: IKey
}

/** No one may shorten a copy's time to less than this. */
const LEAST_DAYS = 7

/** So long a compliance lock may still be taken off: the least that Amazon allows. */
const SECOND_THOUGHTS = Duration.days(3)

/**
 * A copy of every table each week, in a vault that is locked, and where the config says so another one in a vault of another account.
 * The tables can be brought back to any second by themselves, but that ends with the table or with the account.
 */
export class Copies extends Construct {
  constructor(scope: Construct, id: string, props: CopiesProps) {
    super(scope, id)
    const plan = new BackupPlan(this, 'Plan', {
      backupPlanName: `coquina-${props.stage}`,
      backupPlanRules: [this.weekly(props.copies, this.vault(props))],
    })
    plan.addSelection('Tables', {
      resources: props.tables.map((table) => BackupResource.fromDynamoDbTable(table)),
      role: this.role(),
      disableDefaultBackupPolicy: true,
    })
  }

  private vault({ stage, copies: { lock, days }, key }: CopiesProps): BackupVault {
    return new BackupVault(this, 'Vault', {
      backupVaultName: `coquina-${stage}`,
      encryptionKey: key,
      removalPolicy: RemovalPolicy.RETAIN,
      lockConfiguration: {
        minRetention: Duration.days(Math.min(LEAST_DAYS, days)),
        ...(lock === 'compliance' && { changeableFor: SECOND_THOUGHTS }),
      },
    })
  }

  private weekly({ days, to }: Config, backupVault: BackupVault): BackupPlanRule {
    const deleteAfter = Duration.days(days)
    const other = to && BackupVault.fromBackupVaultArn(this, 'Other', to)
    return new BackupPlanRule({
      ruleName: 'Weekly',
      backupVault,
      scheduleExpression: Schedule.cron({ weekDay: 'SUN', hour: '5', minute: '0' }),
      deleteAfter,
      ...(other && { copyActions: [{ destinationBackupVault: other, deleteAfter }] }),
    })
  }

  private role(): Role {
    const service = new ServicePrincipal('backup.amazonaws.com')
    const ours = { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } }
    const policy = 'service-role/AWSBackupServiceRolePolicyForBackup'
    const role = new Role(this, 'Role', {
      assumedBy: service.withConditions(ours),
      managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName(policy)],
    })
    acknowledge(
      role,
      `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${policy}]`,
      'What AWS Backup needs of a service is for Amazon to say, and changes; nobody but that service may take the role.',
    )
    return role
  }
}
