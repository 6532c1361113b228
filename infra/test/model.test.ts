// A language model of Amazon Bedrock is called by the role of one function, which may call that model and no other.
import { Stack } from 'aws-cdk-lib'
import { expect, test } from 'vitest'
import { model } from '../lib/service/permissions.ts'
import { readSources } from '../lib/sources/read.ts'
import { functionIds } from '../lib/sources/schema.ts'
import { of } from './kit/statements.ts'
import { at, only } from './kit/templates.ts'
import { VARIANTS } from './kit/variants.ts'

const ids = functionIds(readSources())
const PROFILE = 'arn:aws:bedrock:us-east-1:<AWS::AccountId>:inference-profile/us.maker.model-1:0'

function invoking(variant: keyof typeof VARIANTS) {
  const may = ids.flatMap((id) => of(id, variant).map((statement) => ({ id, ...statement })))
  return may.filter(({ actions }) => actions.some((action) => action.startsWith('bedrock:')))
}

test('the assistant alone may call a model of Bedrock, the one that the stage names, through its profile', () => {
  const [onProfile, onModel, ...more] = invoking('bedrock')
  expect(more).toEqual([])
  expect(onProfile).toMatchObject({
    id: 'assistant',
    actions: ['bedrock:InvokeModel'],
    resources: [PROFILE],
    condition: '',
  })
  expect(onModel).toMatchObject({
    id: 'assistant',
    actions: ['bedrock:InvokeModel'],
    resources: ['arn:aws:bedrock:us-*::foundation-model/maker.model-1:0'],
  })
  expect(Object.keys(onModel!.conditions)).toEqual(['StringEquals'])
  expect(onModel!.condition).toContain(':inference-profile/us.maker.model-1:0')
})

test('a model without a profile is called in this region', () => {
  const stack = new Stack(undefined, 'Any', { env: { region: 'us-east-1', account: '1' } })
  const statements = model('maker.model-1:0', stack).map(
    (statement) => stack.resolve(statement.toStatementJson()) as object,
  )
  expect(statements).toHaveLength(1)
  expect(JSON.stringify(statements)).toContain(':bedrock:us-east-1::foundation-model/maker.model-1:0')
  expect(JSON.stringify(statements)).not.toContain('*')
})

test('the function is told the model and no other service, and no key', () => {
  const lambda = only('bedrock', 'Service', 'AWS::Lambda::Function', 'assistantFunction')
  const told = Object.keys(at(lambda, 'Environment', 'Variables') as object)
  expect(told.filter((name) => name.includes('MODEL'))).toEqual(['BEDROCK_MODEL'])
})

test.each(['prod', 'whole', 'dev'] as const)(
  'without a model of Bedrock no function of %s may call one',
  (variant) => {
    expect(invoking(variant)).toEqual([])
  },
)
