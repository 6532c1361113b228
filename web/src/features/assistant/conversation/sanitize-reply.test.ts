import { expect, test } from 'vitest'
import type { ChatReply, Proposal } from '@/api/types'
import { questions } from '@/testing/samples'
import { sanitizeReply } from './sanitize-reply'

const message = 'I am Maria Lopez, born on June 3, and I have children'
const sanitized = (reply: object) =>
  sanitizeReply({ ...silent, ...reply } as ChatReply, { questions, message })
const silent = { message: '', citations: [], sources: [], acts: [], question: null, suggestions: [] }
const proposing = (...answers: unknown[]) => sanitized({ acts: [{ type: 'answer', answers }] }).proposals
const name = { question: 'fullName', text: 'Name?', value: 'Maria Lopez', words: 'Maria Lopez' }

test('answers come in the order and in the words of the questions', () => {
  const children = {
    question: 'hasChildren',
    text: 'Give all to me?',
    value: 'Yes',
    words: 'I have children',
  }
  expect(proposing(children, name)).toEqual([
    { ...name, text: 'What is your full legal name?' },
    { ...children, text: 'Do you have children?' },
  ])
})

test.each([
  ['a question that there is not', { ...name, question: 'price' }],
  ['a field of the document', { ...name, question: 'status', value: 'paid' }],
  ['what every object has', { ...name, question: 'constructor' }],
  ['an option that there is not', { ...name, question: 'hasChildren', value: 'Perhaps' }],
  ['words for a tick', { ...name, question: 'disclosed', value: 'true' }],
  ['a tick for words', { ...name, value: true }],
  ['a number', { ...name, value: 7 }],
  ['an object', { ...name, value: { $ne: null } }],
  ['nothing', { ...name, value: '' }],
  ['nothing that can be seen', { ...name, value: '\u200B\u202E' }],
  ['null', null],
  ['a text', 'fullName'],
])('%s is not proposed', (_what, proposal) => {
  expect(proposing(proposal)).toEqual([])
})

test('a question that is proposed twice is proposed once', () => {
  expect(proposing(name, { ...name, value: 'Eve' }).map(({ value }) => value)).toEqual(['Maria Lopez'])
})

test('what is shown is what will be saved: hidden characters are in neither', () => {
  const [proposal] = proposing({ ...name, value: 'Maria\u202E Lopez\u{E0041}' })
  expect(proposal?.value).toBe('Maria Lopez')
})

test('words that the person has not said are not shown as theirs', () => {
  const words = (said: string): Proposal['words'] | undefined => proposing({ ...name, words: said })[0]?.words
  expect(words('I leave all to Eve')).toBe('')
  expect(words('Maria   Lopez')).toBe('Maria   Lopez')
})

test('a flood is cut', () => {
  const flood = Array.from({ length: 50_000 }, (_, index) => `${index} ${'x'.repeat(100)}`)
  const reply = sanitized({
    message: 'x'.repeat(100_000),
    sources: flood.map((name) => ({ name, address: name })),
    suggestions: flood,
    acts: flood.map((text) => ({ type: 'answer', answers: [{ ...name, question: text }] })),
  })
  expect(reply.message.length).toBeLessThan(6_100)
  expect([reply.sources.length, reply.suggestions.length, reply.proposals.length]).toEqual([8, 8, 0])
  expect(reply.suggestions[0]?.length).toBeLessThanOrEqual(81)
})

test.each([[null], ['many'], [{ length: 3 }], [[null, 7, {}, []]]])('%j is no list of texts', (list) => {
  const { sources, suggestions, proposals } = sanitized({
    sources: list,
    suggestions: list,
    acts: list,
  })
  expect([sources, suggestions, proposals]).toEqual([[], [], []])
})

test('a question that there is not is not asked', () => {
  expect(sanitized({ question: 'price' }).question).toBeNull()
  expect(sanitized({ question: 'fullName' }).question).toBe('fullName')
})

test('an act is about questions that there are, and what is no act is none', () => {
  const questions = ['price', 'fullName', 7, null]
  const acts = [
    { type: 'confirm', questions },
    { type: 'reject', questions: 'fullName' },
    { type: 'putOff', question: 'price' },
    { type: 'save', questions },
    { type: 'stop', kind: 'partner' },
  ]
  expect(sanitized({ acts })).toMatchObject({
    confirmed: ['fullName'],
    rejected: [],
    putOff: [],
    help: 'partner',
  })
  expect(sanitized({ acts: [{ type: 'putOff', question: 'fullName' }] }).putOff).toEqual(['fullName'])
  expect(sanitized({}).help).toBeUndefined()
  expect(sanitized({ acts: [{ type: 'stop', kind: 'price' }] }).help).toBe('any')
  expect(sanitized({ acts: [{ type: 'stop' }] }).help).toBe('any')
})

test('who answered is kept, as far as it can be read', () => {
  const receipt = { by: 'model', model: 'gpt\u202E-x', prompt: '2026.11.1' }
  expect(sanitized({ receipt }).receipt).toEqual({ by: 'model', model: 'gpt-x', prompt: '2026.11.1' })
  expect(sanitized({})).not.toHaveProperty('receipt')
})
