import { SecretValue } from 'aws-cdk-lib'
import { Secret, type SecretProps } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import { acknowledge } from '../rules/acknowledge.ts'
import { RETAINED } from './retention.ts'

/**
 * Length of what is generated. Letters and digits only, because one of them travels in a header. Whoever changes this, or the form
 * of a secret, has CloudFormation generate it again: everyone is signed out, and no one is found by their address any more.
 */
const LENGTH = 64

/** What only the functions know. Ours are generated here; those of other services are filled in by the operator. */
export class Secrets extends Construct {
  readonly token: Secret
  readonly index: Secret
  readonly origin: Secret
  readonly stripe: Secret
  readonly identityProvider: Secret
  readonly model: Secret

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.token = this.generated('Token', 'Signs people in', { current: 'k1' }, 'k1')
    this.index = this.generated('Index', 'Key of the indexes', {}, 'key')
    this.origin = this.generated('Origin', 'What the CDN shows to the API', { previous: '' }, 'current')
    this.stripe = this.filledIn('Stripe', 'Keys of Stripe', ['secretKey', 'publishableKey', 'webhookSecret'])
    // Also where neither is configured yet: what another stack has once used cannot be taken away before it stops.
    this.identityProvider = this.filledIn('IdentityProvider', 'Proves this service', ['secret'])
    this.model = this.filledIn('Model', 'Key of the language model', ['key'])
  }

  private generated(id: string, description: string, template: Record<string, string>, key: string): Secret {
    return this.secret(id, {
      description,
      generateSecretString: {
        secretStringTemplate: JSON.stringify(template),
        generateStringKey: key,
        passwordLength: LENGTH,
        excludePunctuation: true,
      },
    })
  }

  private filledIn(id: string, description: string, fields: string[]): Secret {
    const empty = Object.fromEntries(fields.map((field) => [field, SecretValue.unsafePlainText('')]))
    return this.secret(id, { description, secretObjectValue: empty })
  }

  private secret(id: string, props: SecretProps): Secret {
    const secret = new Secret(this, id, { ...props, removalPolicy: RETAINED })
    acknowledge(
      secret,
      'AwsSolutions-SMG4',
      'Changed by hand, by the steps in infra/RUN.md: a change needs both sides to know the old and the new value for a while.',
    )
    return secret
  }
}
