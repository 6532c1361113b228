/** What the roles of the functions may do, read from the template of production with everything, or of another variant. */
import { expect } from 'vitest'
import { at, type Fields, fields, list, readable, resources } from './templates.ts'
import type { VariantName } from './variants.ts'

export interface Statement {
  actions: string[]
  resources: string[]
  condition: string
  conditions: Fields
}

function statements(policy: Fields): Statement[] {
  return list(at(policy, 'PolicyDocument', 'Statement')).map((each) => {
    const { Effect, Action, Resource, Condition } = fields(each)
    expect(Effect).toBe('Allow')
    const condition = Condition === undefined ? '' : ` when ${JSON.stringify(Condition)}`
    const conditions = Condition === undefined ? {} : fields(Condition)
    return {
      actions: list(Action).map(readable),
      resources: list(Resource).map(readable),
      condition,
      conditions,
    }
  })
}

export function of(functionId: string, variant: VariantName = 'whole'): Statement[] {
  const lambda = resources(variant, 'Service', 'AWS::Lambda::Function').find(
    ({ Properties }) => Properties.FunctionName === `coquina-prod-${functionId}`,
  )
  const role = readable(lambda?.Properties.Role).slice(1, -'.Arn>'.length)
  const policies = resources(variant, 'Service', 'AWS::IAM::Policy').filter(({ Properties }) =>
    list(Properties.Roles).map(readable).includes(`<${role}>`),
  )
  return policies.flatMap(({ Properties }) => statements(Properties))
}

/** References without the hash that CDK adds. */
export function plain(text: string): string {
  return text.replace(/<(\w+?)[0-9A-F]{8}(\.\w+)?>/g, '<$1$2>')
}
