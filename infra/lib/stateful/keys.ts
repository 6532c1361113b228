import { Key } from 'aws-cdk-lib/aws-kms'
import { Construct } from 'constructs'
import { KEPT } from './kept.ts'

/** The vault's key seals answers in the application; the storage key is DynamoDB's and S3's. Apart, each can be shut off alone. */
export class Keys extends Construct {
  readonly vault: Key
  readonly storage: Key

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.vault = this.key('Vault', 'Seals what people have written, before it is stored')
    this.storage = this.key('Storage', 'Encrypts the tables and the finished documents')
  }

  private key(id: string, description: string): Key {
    return new Key(this, id, { description, enableKeyRotation: true, removalPolicy: KEPT })
  }
}
