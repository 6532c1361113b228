import { expect, test } from 'vitest'
import { alarmsOf } from '../lib/service/release.ts'
import { readSources } from '../lib/sources/read.ts'
import { functionIds } from '../lib/sources/schema.ts'
import { at, list, only, readable, resources, type Json } from './kit/templates.ts'
import type { VariantName } from './kit/variants.ts'

const sources = readSources()
const ids = functionIds(sources)
const clocked = new Set(sources.schedules.map((schedule) => schedule.function))
const called = ids.filter((id) => !clocked.has(id))
const logical = (id: string) => id.replaceAll('-', '')

function group(id: string, variant: VariantName = 'prod') {
  return only(variant, 'Service', 'AWS::CodeDeploy::DeploymentGroup', `Release${logical(id)}`)
}

const names = (properties: { [name: string]: Json }) =>
  list(at(properties, 'AlarmConfiguration', 'Alarms')).map((alarm) => readable(at(alarm, 'Name')))

test.each(ids)('a release of %s is a version of its own, and calls reach the one that is live', (id) => {
  const live = only('prod', 'Service', 'AWS::Lambda::Alias', `${logical(id)}Live`)
  expect(live.Name).toBe('live')
  expect(readable(live.FunctionVersion)).toMatch(new RegExp(`^<${logical(id)}FunctionCurrentVersion`))
})

test.each(called)(
  'a tenth of the calls of %s go to a new version for ten minutes before the rest do',
  (id) => {
    expect(readable(group(id).DeploymentConfigName)).toBe('CodeDeployDefault.LambdaCanary10Percent10Minutes')
  },
)

test.each([...clocked])('what a clock calls, %s, is released at once', (id) => {
  expect(readable(group(id).DeploymentConfigName)).toBe('CodeDeployDefault.LambdaAllAtOnce')
})

test.each(ids)(
  'a release of %s goes back by itself when an alarm rings, and each of these alarms exists',
  (id) => {
    const existing = resources('prod', 'Operations', 'AWS::CloudWatch::Alarm').map(({ Properties }) =>
      readable(Properties.AlarmName),
    )
    expect(names(group(id))).toEqual(alarmsOf(id).map((alarm) => `coquina-prod-${alarm}`))
    expect(existing).toEqual(expect.arrayContaining(names(group(id))))
    expect(at(group(id), 'AutoRollbackConfiguration', 'Events')).toEqual(
      expect.arrayContaining(['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM']),
    )
  },
)

test('a release that mends what rings is not kept back by what rings', () => {
  for (const id of ids) {
    expect(names(group(id, 'atOnce'))).toEqual([])
    expect(readable(group(id, 'atOnce').DeploymentConfigName)).toBe('CodeDeployDefault.LambdaAllAtOnce')
  }
})

test('functions that read changed secrets are new versions, and nothing else of them is new', () => {
  const version = (variant: VariantName) =>
    resources(variant, 'Service', 'AWS::Lambda::Version').map(({ id }) => id)
  expect(version('atOnce').filter((id) => version('prod').includes(id))).toEqual([])
  for (const { Properties, id } of resources('atOnce', 'Service', 'AWS::Lambda::Function')) {
    const { Description, ...others } = Properties
    expect(Description).toBe('Secrets read anew 2026-11-26T09:00:00Z')
    expect(others).toEqual(only('prod', 'Service', 'AWS::Lambda::Function', id))
  }
})

test('what moves the calls may do that for these functions, look at alarms, and nothing else', () => {
  const policy = only('prod', 'Service', 'AWS::IAM::Policy', 'ReleaseRole')
  const allowed = list(at(policy, 'PolicyDocument', 'Statement')).flatMap((each) => list(at(each, 'Action')))
  expect(allowed.sort()).toEqual([
    'cloudwatch:DescribeAlarms',
    'lambda:GetAlias',
    'lambda:GetProvisionedConcurrencyConfig',
    'lambda:UpdateAlias',
  ])
})
