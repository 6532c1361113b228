import { expect, test } from 'vitest'
import { App, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { Clock } from '../lib/service/clock.ts'
import type { CoquinaFunction } from '../lib/service/function.ts'
import { readSources } from '../lib/sources/read.ts'
import type { ScheduleSource } from '../lib/sources/schema.ts'
import { at, fields, list, only, readable, resources } from './kit/templates.ts'

const { schedules } = readSources()
const clocked = [...new Set(schedules.map((source) => source.function))]
const rules = resources('prod', 'Service', 'AWS::Events::Rule').filter(({ id }) => id.startsWith('Clock'))

/** The logical id of a rule is what it calls, for a daily one with its time, and eight digits of CDK's. */
function rule({ function: id, daily = '' }: ScheduleSource) {
  const name = new RegExp(`^Clock${id}${daily.replace(':', '')}[0-9A-F]{8}$`)
  const found = rules.filter((each) => name.test(each.id))
  expect(found).toHaveLength(1)
  return found[0]!
}

function nightly(daily: string): string {
  const [hour, minute] = daily.split(':').map(Number)
  return `cron(${minute} ${hour} * * ? *)`
}

test('the clock calls what schedules.json lists, and nothing else', () => {
  expect(rules).toHaveLength(schedules.length)
})

test.each(schedules)('$function is called as schedules.json says', (source) => {
  const { function: id, minutes } = source
  const { Properties } = rule(source)
  const rate = `rate(${minutes} minute${minutes === 1 ? '' : 's'})`
  expect(Properties.ScheduleExpression).toBe(source.daily ? nightly(source.daily) : rate)
  const input = at(list(Properties.Targets)[0], 'Input')
  expect(input).toBe(source.input && JSON.stringify(source.input))
  expect(Properties.State).toBe('ENABLED')
  expect(readable(at(list(Properties.Targets)[0], 'Arn'))).toMatch(new RegExp(`^<${id}Live\\w+>$`))
})

test.each(clocked)('the clock may call %s', (id) => {
  const permissions = resources('prod', 'Service', 'AWS::Lambda::Permission').map(
    ({ Properties }) => Properties,
  )
  const opened = permissions.filter((each) => readable(each.FunctionName).startsWith(`<${id}Live`))
  expect(new Set(opened.map((each) => each.Principal))).toEqual(new Set(['events.amazonaws.com']))
  const calling = schedules.filter((source) => source.function === id).map((source) => rule(source).id)
  expect(opened.map((each) => readable(each.SourceArn))).toEqual(
    expect.arrayContaining(calling.map((name) => `<${name}.Arn>`)),
  )
})

test.each(schedules)(
  'a call of $function that cannot be made is tried twice more, then lies in the queue',
  (source) => {
    const target = list(rule(source).Properties.Targets)[0]
    expect(readable(at(target, 'DeadLetterConfig', 'Arn'))).toContain('ClockDeadLetters')
    expect(at(target, 'RetryPolicy', 'MaximumRetryAttempts')).toBe(2)
  },
)

test.each(clocked)('a call that %s fails lies in the queue, and it may put it there', (id) => {
  const lambda = only('prod', 'Service', 'AWS::Lambda::Function', `${id}Function`)
  expect(readable(at(lambda, 'DeadLetterConfig', 'TargetArn'))).toContain('ClockDeadLetters')
  const policy = only('prod', 'Service', 'AWS::IAM::Policy', `${id}Role`)
  const statements = list(at(policy, 'PolicyDocument', 'Statement')).map(fields)
  const send = statements.filter((each) => list(each.Action).includes('sqs:SendMessage'))
  expect(send.map((each) => readable(each.Resource))).toEqual([expect.stringContaining('ClockDeadLetters')])
})

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

test('the queue hears rules of its own account alone: those of the clock, and of mail that came back', () => {
  const policy = only('prod', 'Service', 'AWS::SQS::QueuePolicy')
  const allowed = list(at(policy, 'PolicyDocument', 'Statement'))
    .map(fields)
    .filter((each) => each.Effect === 'Allow')
  expect(allowed.map(({ Action, Principal }) => [Action, Principal])).toEqual(
    allowed.map(() => ['sqs:SendMessage', { Service: 'events.amazonaws.com' }]),
  )
  const heard = allowed.map((each) => readable(at(each.Condition, 'ArnEquals', 'aws:SourceArn')))
  const all = resources('prod', 'Service', 'AWS::Events::Rule').map(({ id }) => `<${id}.Arn>`)
  expect(heard.sort()).toEqual(all.sort())
})

/** A clock by rows of our own, as a template. */
function clock(...rows: ScheduleSource[]) {
  const stack = new Stack(new App({ builtinCloudFormationValidation: false }), 'Timed')
  const made = new Clock(stack, 'Clock')
  const lambda = Lambda.fromFunctionArn(stack, 'To', 'arn:aws:lambda:us-east-1:000000000000:function:to')
  rows.forEach((row) =>
    made.call({ functionId: row.function, live: lambda } as unknown as CoquinaFunction, row),
  )
  return Object.values(Template.fromStack(stack).findResources('AWS::Events::Rule'))
}

test('a row may call once a day, with an event of its own, beside one that calls every few minutes', () => {
  const often = { function: 'reconcile', minutes: 5 }
  const daily = { function: 'reconcile', daily: '03:30', input: { check: 'invariants' } }
  const made = clock(often, daily).map(({ Properties }) => Properties)
  expect(made.map((each) => each.ScheduleExpression)).toEqual(['rate(5 minutes)', 'cron(30 3 * * ? *)'])
  expect(made[0].Targets[0]).not.toHaveProperty('Input')
  expect(made[1].Targets[0].Input).toBe('{"check":"invariants"}')
  expect(made[1].Targets[0].RetryPolicy).toEqual({ MaximumEventAgeInSeconds: 3600, MaximumRetryAttempts: 2 })
})

test.each(['3:30', '24:00', '03:60', 'night'])('a time of day that is none is refused: %s', (daily) => {
  expect(() => clock({ function: 'reconcile', daily })).toThrow(
    `schedules.json calls reconcile daily at ${daily}, which is no time such as 03:30.`,
  )
})
