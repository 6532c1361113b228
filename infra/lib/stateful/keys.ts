import { AccountPrincipal, AnyPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { Key } from 'aws-cdk-lib/aws-kms'
import { Construct } from 'constructs'
import type { StageConfig } from '../config/stage.ts'
import { RETAINED } from './retention.ts'

/**
 * The encryptor's key seals answers in the application; the storage key is DynamoDB's and S3's; the copies' key is that of what is kept
 * beside the tables. Apart, each can be shut off alone.
 */
export class Keys extends Construct {
  readonly encryptor: Key
  readonly storage: Key
  readonly copies: Key | undefined

  constructor(
    scope: Construct,
    id: string,
    private readonly config: StageConfig,
  ) {
    super(scope, id)
    this.encryptor = this.key('Vault', 'Seals what people have written, before it is stored')
    this.storage = this.key('Storage', 'Encrypts the tables and the finished documents')
    this.copies = config.copies && this.copiesKey(config.copies.to)
  }

  private key(id: string, description: string): Key {
    const key = new Key(this, id, { description, enableKeyRotation: true, removalPolicy: RETAINED })
    if (this.config.breakGlass) key.addToResourcePolicy(onlyBy(this.config.breakGlass))
    return key
  }

  /** Another account's backups are made by its own service role, which has to read what it copies. */
  private copiesKey(to: string | undefined): Key {
    const key = this.key('Copies', 'Encrypts the weekly copies of the tables')
    const other = to?.split(':')[4]
    if (other)
      key.addToResourcePolicy(
        new PolicyStatement({
          principals: [new AccountPrincipal(other)],
          actions: ['kms:Decrypt', 'kms:DescribeKey', 'kms:GenerateDataKey'],
          resources: ['*'],
        }),
      )
    return key
  }
}

/**
 * Denies what makes everything unreadable to all but one role, the account's root included. Changing the policy itself is denied to
 * no one, or no one could ever administer the key; whoever changes it is told of (`operations/tampering.ts`).
 */
function onlyBy(role: string): PolicyStatement {
  return new PolicyStatement({
    effect: Effect.DENY,
    principals: [new AnyPrincipal()],
    actions: ['kms:DisableKey', 'kms:ScheduleKeyDeletion'],
    resources: ['*'],
    conditions: { ArnNotEquals: { 'aws:PrincipalArn': role } },
  })
}
