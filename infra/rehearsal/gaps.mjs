// What the emulator does not have, or has otherwise than AWS. The templates are made for AWS; these are the only changes to them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ [name: string]: unknown }} Shape */
/** @typedef {{ Type: string, Properties: Shape }} Resource */
/** @typedef {{ Resources: Record<string, Resource> }} Template */

/** @param {string} assembly folder of the synthesized templates @param {string} endpoint of the cloud @returns {string[]} what was changed */
export function closeGaps(assembly, endpoint) {
  const files = readdirSync(assembly).filter((name) => name.endsWith('.template.json'))
  return files.flatMap((name) => {
    const file = join(assembly, name)
    /** @type {Template} */
    const template = JSON.parse(readFileSync(file, 'utf8'))
    const told = [
      ...withoutRelease(template),
      ...withoutUnknown(template),
      ...withAlarms(template),
      ...withMail(template),
      ...withOwners(template),
      ...withOrigin(template, endpoint),
      ...withSecrets(template),
    ]
    writeFileSync(file, JSON.stringify(template))
    return told
  })
}

/** Calls reach the functions themselves: the emulator shifts no calls from one version to another. @param {Template} template */
function withoutRelease(template) {
  const { Resources } = template
  const aliases = Object.entries(Resources).filter(([, { Type }]) => Type === 'AWS::Lambda::Alias')
  const direct = aliases.reduce((text, [id, { Properties }]) => {
    const { Ref: to } = /** @type {{ Ref: string }} */ (Properties.FunctionName)
    return text.replaceAll(`{"Ref":"${id}"}`, `{"Fn::GetAtt":["${to}","Arn"]}`)
  }, JSON.stringify(template))
  Object.assign(template, JSON.parse(direct))
  for (const [id, { Type }] of Object.entries(template.Resources))
    if (isOfRelease(Type)) delete template.Resources[id]
  return aliases.map(([id]) => `what calls ${id} calls its function: the emulator has no releases`)
}

/** @param {string} type */
const isOfRelease = (type) =>
  type.startsWith('AWS::CodeDeploy::') || ['AWS::Lambda::Alias', 'AWS::Lambda::Version'].includes(type)

/** Of kinds that the emulator's templates do not have. Nothing refers to them. */
const UNKNOWN = ['AWS::Backup::BackupSelection', 'AWS::CloudTrail::Trail']

/** @param {Template} template */
function withoutUnknown({ Resources }) {
  const unknown = Object.entries(Resources).filter(([, { Type }]) => UNKNOWN.includes(Type))
  return unknown.map(([id, { Type }]) => {
    delete Resources[id]
    return `${id} is left out: the emulator's templates have no ${Type}`
  })
}

/** An alarm over several metrics is one over the first of them, so that it exists and can be referred to. @param {Template} template */
function withAlarms({ Resources }) {
  const alarms = Object.values(Resources).filter(({ Type }) => Type === 'AWS::CloudWatch::Alarm')
  const counted = alarms.filter(({ Properties }) => Properties.Metrics)
  return counted.map(({ Properties }) => {
    const { Metrics, ...rest } = Properties
    const [{ Metric, Stat, Period }] = /** @type {any[]} */ (Metrics).flatMap(
      ({ MetricStat }) => MetricStat ?? [],
    )
    for (const name of Object.keys(Properties)) delete Properties[name]
    Object.assign(Properties, rest, Metric, { Statistic: Stat, Period })
    return `${rest.AlarmName} looks at ${Metric.MetricName} only: the emulator's templates have no metric math`
  })
}

/** AWS asks whether one may send as the identity; the emulator asks about everything at once. @param {Template} template */
function withMail({ Resources }) {
  const policies = Object.entries(Resources).filter(([, { Type }]) => Type === 'AWS::IAM::Policy')
  return policies.flatMap(([id, { Properties }]) => {
    /** @type {Shape[]} */
    const statements = Object(Properties.PolicyDocument).Statement
    const sending = statements.filter(({ Action }) => Action === 'ses:SendEmail')
    for (const statement of sending) {
      statement.Resource = '*'
      delete statement.Condition
    }
    return sending.map(
      () => `${id} may send as anybody: the emulator knows no sender when it asks who may send`,
    )
  })
}

/** The emulator's policies know no encryption context, though its KMS binds what it seals to it. @param {Template} template */
function withOwners({ Resources }) {
  const policies = Object.entries(Resources).filter(([, { Type }]) => Type === 'AWS::IAM::Policy')
  return policies.flatMap(([id, { Properties }]) => {
    /** @type {Shape[]} */
    const statements = Object(Properties.PolicyDocument).Statement
    const bound = statements.filter(({ Condition }) =>
      JSON.stringify(Condition ?? '').includes('kms:EncryptionContext'),
    )
    for (const statement of bound) delete statement.Condition
    return bound.slice(0, 1).map(() => `${id} opens whatever is sealed: the emulator asks for no owner`)
  })
}

/**
 * The emulator never dials a host of Amazon's. It has the API at a path of its own, too.
 * @param {Template} template @param {string} endpoint
 */
function withOrigin({ Resources }, endpoint) {
  const distributions = Object.values(Resources).filter(
    ({ Type }) => Type === 'AWS::CloudFront::Distribution',
  )
  /** @type {Shape[]} */
  const origins = distributions.flatMap(
    ({ Properties }) => /** @type {any} */ (Properties.DistributionConfig).Origins,
  )
  const calls = origins.filter(({ DomainName }) => JSON.stringify(DomainName).includes('.execute-api.'))
  const { port } = new URL(endpoint)
  return calls.map((origin) => {
    const api = /"Ref":"(\w+)"/.exec(JSON.stringify(origin.DomainName))?.[1]
    origin.DomainName = 'localhost'
    origin.OriginPath = { 'Fn::Join': ['', ['/_aws/execute-api/', { Ref: api }, '/$default']] }
    origin.CustomOriginConfig = { ...Object(origin.CustomOriginConfig), HTTPSPort: Number(port) }
    return `the CDN reaches ${api} at ${endpoint}: the emulator dials no host of Amazon's`
  })
}

/** A reference to a secret is its ARN with AWS and its name here; the attribute is the ARN in both. @param {Template} template */
function withSecrets(template) {
  const { Resources } = template
  const secrets = Object.keys(Resources).filter((id) => Resources[id]?.Type === 'AWS::SecretsManager::Secret')
  const text = JSON.stringify(template)
  const told = secrets.filter((id) => text.includes(`{"Ref":"${id}"}`))
  const changed = secrets.reduce(
    (all, id) => all.replaceAll(`{"Ref":"${id}"}`, `{"Fn::GetAtt":["${id}","Id"]}`),
    text,
  )
  Object.assign(template, JSON.parse(changed))
  return told.map((id) => `${id} is referred to by its attribute: the emulator's reference is no ARN`)
}
