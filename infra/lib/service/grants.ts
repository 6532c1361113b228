/** What each function is given. It is long because each variable has its line here and nowhere else. */

import { Stack } from 'aws-cdk-lib'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Rehearsal, StageConfig } from '../config/stage.ts'
import { acknowledge } from '../rules/acknowledge.ts'
import type { ReachSource, VariableSource } from '../sources/schema.ts'
import type { StatefulStack } from '../stateful/stack.ts'
import type { CoquinaFunction } from './function.ts'
import * as permissions from './permissions.ts'

/** Gives one function one variable, with what it may do by it. */
type Grant = (to: CoquinaFunction, variable: string) => void

export interface Given {
  config: StageConfig
  stateful: StatefulStack
  reach: ReachSource[]
  siteOrigin: string
  rehearsal: Rehearsal | undefined
}

/** Every variable that a stage gives, once. Those that the stage has nothing for are not in it. */
export function grants(given: Given): Map<string, Grant> {
  const all: Record<string, Grant | undefined> = { ...stores(given), ...secrets(given), ...words(given) }
  return new Map(Object.entries(all).filter((entry): entry is [string, Grant] => entry[1] !== undefined))
}

function stores({ stateful, config, reach }: Given): Record<string, Grant> {
  const { tables, keys, buckets, sender } = stateful
  const table =
    (id: string): Grant =>
    (to, variable) => {
      const { rows: all, scans } = reachOf(reach, to)
      const rows = all[id]
      if (!rows) throw new Error(`reach.json says nothing of the rows of ${id} that ${to.functionId} uses.`)
      const whole = scans?.includes(id) ? permissions.scan(tables.get(id)) : []
      const onRows = permissions.table(tables.get(id), keys.storage, rows)
      to.grant(variable, tables.get(id).tableName, [...onRows, ...whole])
    }
  return {
    MAIN_TABLE: table('main'),
    SESSIONS_TABLE: table('sessions'),
    LEDGER_TABLE: table('ledger'),
    DOCUMENTS_BUCKET: (to, variable) => {
      const prefixes = reachOf(reach, to).installed ?? []
      const ofPeople = permissions.bucket(buckets.documents, keys.storage)
      to.grant(variable, buckets.documents.bucketName, [
        ...ofPeople,
        ...permissions.installed(buckets.documents, prefixes),
      ])
      acknowledge(
        to,
        objects(buckets.documents, `${permissions.PERSON}/*`),
        'Documents are made and deleted; no list can name them.',
      )
      prefixes.forEach((prefix) =>
        acknowledge(
          to,
          objects(buckets.documents, prefix),
          'The operator installs them, and none is private.',
        ),
      )
    },
    VAULT_KEY: (to, variable) =>
      to.grant(variable, keys.encryptor.keyArn, permissions.seal(keys.encryptor, reachOf(reach, to))),
    MAIL_FROM: (to, variable) =>
      to.grant(variable, config.mail.from, permissions.send(sender.arns, config.mail.from)),
  }
}

function reachOf(reach: ReachSource[], { functionId }: CoquinaFunction): ReachSource {
  const found = reach.find((row) => row.function === functionId)
  if (!found) throw new Error(`reach.json says nothing of ${functionId}.`)
  return found
}

/** The rule's name of objects of a bucket: it has the bucket as its stack exports it. */
function objects(of: Bucket, names: string): string {
  const stack = Stack.of(of)
  const imported = stack.resolve(stack.exportValue(of.bucketArn)) as { 'Fn::ImportValue': string }
  return `AwsSolutions-IAM5[Resource::${imported['Fn::ImportValue']}/${names}]`
}

function secrets({ config, stateful }: Given): Record<string, Grant | undefined> {
  const { token, index, stripe, origin, identityProvider, model } = stateful.secrets
  const secret =
    (of: ISecret): Grant =>
    (to, variable) =>
      to.grant(variable, of.secretArn, permissions.secret(of.secretArn))
  return {
    TOKEN_SECRET: secret(token),
    INDEX_SECRET: secret(index),
    STRIPE_SECRET: secret(stripe),
    ORIGIN_SECRET: secret(origin),
    OIDC_SECRET: config.identityProvider && secret(identityProvider),
    MODEL_SECRET: config.model && 'base' in config.model ? secret(model) : undefined,
  }
}

/** The language model: of Amazon Bedrock the function may call that one, and of any other service it is told the address. */
function model(of: StageConfig['model']): Record<string, Grant | undefined> {
  if (!of) return {}
  if ('base' in of) return { MODEL_BASE: word(of.base), MODEL_NAME: word(of.name) }
  return {
    BEDROCK_MODEL: (to, variable) => {
      const statements = permissions.model(of.bedrock, Stack.of(to))
      to.grant(variable, of.bedrock, statements)
      statements
        .flatMap(({ resources }) => resources)
        .filter((resource) => resource.includes('*'))
        .forEach((resource) =>
          acknowledge(to, `AwsSolutions-IAM5[Resource::${resource}]`, 'One model, in any region of the US.'),
        )
    },
  }
}

const word = (value: string | undefined): Grant | undefined =>
  value === undefined ? undefined : (to, variable) => to.grant(variable, value, [])

/** What is only said, and opens nothing. */
function words({ config, siteOrigin, rehearsal }: Given): Record<string, Grant | undefined> {
  const { name, business, street, city, telephone } = config.nonlawyer
  return {
    SITE_ORIGIN: word(siteOrigin),
    MAIL_OPERATOR: word(config.mail.operator),
    NONLAWYER: word([name, business, street, city, telephone].join(' | ')),
    STRIPE_API: word(rehearsal?.stripeApi),
    STRIPE_SCRIPT: word(rehearsal?.stripeScript),
    OIDC_ISSUER: word(config.identityProvider?.issuer),
    OIDC_CLIENT_ID: word(config.identityProvider?.clientId),
    ...model(config.model),
  }
}

/** Gives a function everything that environment.json lists for it, and the stage's policy. */
export function equip(to: CoquinaFunction, variables: VariableSource[], given: Given): void {
  const available = grants(given)
  for (const { name, functions, optional } of variables) {
    if (!functions.includes(to.functionId)) continue
    const grant = available.get(name)
    if (!grant && !optional)
      throw new Error(`environment.json asks for ${name}, and nothing in lib/service/grants.ts gives it.`)
    grant?.(to, name)
  }
  for (const [name, value] of Object.entries(given.config.policy ?? {})) to.grant(name, value, [])
}
