import { expect, test } from 'vitest'
import { at, fields, list, only, readable, resources } from './kit/templates.ts'

const rule = () => only('prod', 'Service', 'AWS::Events::Rule', 'ReturnedMail')
const target = () => fields(list(rule().Targets)[0])

test('all mail goes by one configuration set, whichever function sends it', () => {
  const identity = only('prod', 'Stateful', 'AWS::SES::EmailIdentity')
  const set = resources('prod', 'Stateful', 'AWS::SES::ConfigurationSet')
  expect(set.map(({ Properties }) => Properties.Name)).toEqual(['coquina-prod'])
  expect(readable(at(identity.ConfigurationSetAttributes, 'ConfigurationSetName'))).toBe(`<${set[0]!.id}>`)
})

test('an address that bounced or complained is not written to again', () => {
  const set = only('prod', 'Stateful', 'AWS::SES::ConfigurationSet')
  expect(set.SuppressionOptions).toEqual({ SuppressedReasons: ['BOUNCE', 'COMPLAINT'] })
})

test('SES tells the default bus of bounces and complaints, and of nothing else', () => {
  const told = only('prod', 'Stateful', 'AWS::SES::ConfigurationSetEventDestination')
  expect(at(told.EventDestination, 'Enabled')).toBe(true)
  expect(at(told.EventDestination, 'MatchingEventTypes')).toEqual(['bounce', 'complaint'])
  expect(readable(at(told.EventDestination, 'EventBridgeDestination', 'EventBusArn'))).toMatch(
    /:event-bus\/default$/,
  )
})

test('the bus tells outbox of them, of this stage alone', () => {
  expect(rule().EventPattern).toEqual({
    source: ['aws.ses'],
    'detail-type': ['Email Bounced', 'Email Complaint Received'],
    detail: { mail: { tags: { 'ses:configuration-set': ['coquina-prod'] } } },
  })
  expect(rule().State).toBe('ENABLED')
  expect(readable(target().Arn)).toMatch(/^<outboxLive\w+>$/)
})

test('the bus may call outbox', () => {
  const opened = resources('prod', 'Service', 'AWS::Lambda::Permission').filter(({ Properties }) =>
    readable(Properties.SourceArn).startsWith('<ReturnedMailRule'),
  )
  expect(opened.map(({ Properties }) => Properties.Principal)).toEqual(['events.amazonaws.com'])
})

test('what outbox cannot be told for a day lies in the queue', () => {
  expect(readable(at(target().DeadLetterConfig, 'Arn'))).toContain('ClockDeadLetters')
  expect(target().RetryPolicy).toEqual({ MaximumEventAgeInSeconds: 86_400, MaximumRetryAttempts: 8 })
})

test.each(['account', 'auth', 'outbox'])('%s may send by the configuration set', (id) => {
  const policy = only('prod', 'Service', 'AWS::IAM::Policy', `${id}Role`)
  const sending = list(at(policy, 'PolicyDocument', 'Statement')).filter(
    (each) => at(each, 'Action') === 'ses:SendEmail',
  )
  const onto = sending.flatMap((each) => list(at(each, 'Resource')).map(readable))
  expect(onto).toContainEqual(expect.stringMatching(/:configuration-set\/coquina-prod$/))
})
