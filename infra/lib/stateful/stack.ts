import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import type { StageConfig } from '../config/stage.ts'
import type { Sources } from '../sources/schema.ts'
import { Buckets } from './buckets.ts'
import { Copies } from './copies.ts'
import { Evidence } from './evidence.ts'
import { Keys } from './keys.ts'
import { Secrets } from './secrets.ts'
import { Sender } from './sender.ts'
import { Tables } from './tables.ts'

/** What must outlive every release. Nothing here is deleted with the stack. */
export class StatefulStack extends Stack {
  readonly keys: Keys
  readonly tables: Tables
  readonly buckets: Buckets
  readonly secrets: Secrets
  readonly sender: Sender

  constructor(scope: Construct, id: string, props: StackProps & { config: StageConfig; sources: Sources }) {
    super(scope, id, props)
    const { config, sources } = props
    this.keys = new Keys(this, 'Keys', config)
    this.tables = new Tables(this, 'Tables', { sources: sources.tables, key: this.keys.storage })
    this.buckets = new Buckets(this, 'Buckets', { key: this.keys.storage, logDays: 90 })
    this.secrets = new Secrets(this, 'Secrets')
    this.sender = new Sender(this, 'Sender', config)
    this.safeguards(config)
    // Exported whether or not another stack uses them now: one that stops would otherwise have to be deployed first. All of them, because
    // CDK sorts what one statement names by numbers of its own, and the order of exports would differ from synth to synth.
    const { identityProvider, index, model, origin, stripe, token } = this.secrets
    for (const { secretArn } of [identityProvider, index, model, origin, stripe, token])
      this.exportValue(secretArn)
    // The operator fills it in.
    new CfnOutput(this, 'StripeSecret', { value: this.secrets.stripe.secretArn })
  }

  /** What helps after someone has had the account in their hands. */
  private safeguards({ stage, evidence, copies }: StageConfig): void {
    const { documents, logs } = this.buckets
    if (evidence) new Evidence(this, 'Evidence', { stage, evidence, documents, logs })
    const key = this.keys.copies
    if (copies && key) new Copies(this, 'Copies', { stage, copies, key, tables: this.tables.all })
  }
}
