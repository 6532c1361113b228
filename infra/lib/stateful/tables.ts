import { RemovalPolicy } from 'aws-cdk-lib'
import { AttributeType, Billing, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import { Construct } from 'constructs'
import type { TableSource } from '../sources/schema.ts'

/** The tables of tables.json. */
export class Tables extends Construct {
  private readonly byId: Map<string, TableV2>

  constructor(scope: Construct, id: string, props: { sources: TableSource[]; key: IKey }) {
    super(scope, id)
    this.byId = new Map(props.sources.map((source) => [source.id, this.table(source, props.key)]))
  }

  get(id: string): TableV2 {
    const table = this.byId.get(id)
    if (!table) throw new Error(`tables.json has no table ${id}.`)
    return table
  }

  get all(): TableV2[] {
    return [...this.byId.values()]
  }

  private table(source: TableSource, key: IKey): TableV2 {
    return new TableV2(this, source.id, {
      partitionKey: { name: source.partitionKey, type: AttributeType.STRING },
      sortKey: { name: source.sortKey, type: AttributeType.STRING },
      ...(source.timeToLive && { timeToLiveAttribute: source.timeToLive }),
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.customerManagedKey(key),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      // Not taken back when a first deployment fails: a protected table is not deleted, and the rollback would fail too.
      removalPolicy: RemovalPolicy.RETAIN,
    })
  }
}
