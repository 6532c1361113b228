import { expect, test } from 'vitest'
import { readSources } from '../lib/sources.ts'
import { at, fields, list, only, readable, resources } from './kit/templates.ts'

const { schedules } = readSources()
const rules = resources('prod', 'Service', 'AWS::Events::Rule')

function rule(id: string) {
  const found = rules.filter((each) => each.id.startsWith(`Clock${id}`))
  expect(found).toHaveLength(1)
  return found[0]!
}

test('the clock calls what schedules.json lists, and nothing else', () => {
  expect(rules).toHaveLength(schedules.length)
})

test.each(schedules)('$function is called every $minutes minutes', ({ function: id, minutes }) => {
  const { Properties } = rule(id)
  expect(Properties.ScheduleExpression).toBe(`rate(${minutes} minute${minutes === 1 ? '' : 's'})`)
  expect(Properties.State).toBe('ENABLED')
  expect(readable(at(list(Properties.Targets)[0], 'Arn'))).toMatch(new RegExp(`^<${id}Function\\w+\\.Arn>$`))
})

test.each(schedules)('the clock may call $function', ({ function: id }) => {
  const permissions = resources('prod', 'Service', 'AWS::Lambda::Permission').map(
    ({ Properties }) => Properties,
  )
  const opened = permissions.filter((each) => readable(each.FunctionName).startsWith(`<${id}Function`))
  expect(opened.map((each) => each.Principal)).toEqual(['events.amazonaws.com'])
  expect(readable(opened[0]!.SourceArn)).toBe(`<${rule(id).id}.Arn>`)
})

test.each(schedules)(
  'a call of $function that cannot be made is tried twice more, then lies in the queue',
  ({ function: id }) => {
    const target = list(rule(id).Properties.Targets)[0]
    expect(readable(at(target, 'DeadLetterConfig', 'Arn'))).toContain('ClockDeadLetters')
    expect(at(target, 'RetryPolicy', 'MaximumRetryAttempts')).toBe(2)
  },
)

test.each(schedules)(
  'a call that $function fails lies in the queue, and it may put it there',
  ({ function: id }) => {
    const lambda = only('prod', 'Service', 'AWS::Lambda::Function', `${id}Function`)
    expect(readable(at(lambda, 'DeadLetterConfig', 'TargetArn'))).toContain('ClockDeadLetters')
    const policy = only('prod', 'Service', 'AWS::IAM::Policy', `${id}Role`)
    const statements = list(at(policy, 'PolicyDocument', 'Statement')).map(fields)
    const send = statements.filter((each) => list(each.Action).includes('sqs:SendMessage'))
    expect(send.map((each) => readable(each.Resource))).toEqual([expect.stringContaining('ClockDeadLetters')])
  },
)

test('the queue is encrypted, keeps two weeks and hears nobody without TLS', () => {
  const queue = only('prod', 'Service', 'AWS::SQS::Queue')
  expect(queue).toMatchObject({ SqsManagedSseEnabled: true, MessageRetentionPeriod: 1_209_600 })
  const policy = only('prod', 'Service', 'AWS::SQS::QueuePolicy')
  const denied = list(at(policy, 'PolicyDocument', 'Statement'))
    .map(fields)
    .filter((each) => each.Effect === 'Deny')
  expect(denied).toHaveLength(1)
  expect(denied[0]).toMatchObject({
    Action: 'sqs:*',
    Condition: { Bool: { 'aws:SecureTransport': 'false' } },
  })
})
