import { expect, test } from 'vitest'
import { documentWith, OPEN, read, saying, type, typing } from '@/testing/live-paper'
import { clause, instrument, paper } from '@/testing/papers'
import { livePaper } from './live-paper'

test('what is typed stands in the place of what was saved, everywhere in its clauses', () => {
  const now = saying('I, Ana Ruiz, of Tampa. Ana Ruizman is another. Ana Ruiz signs.')
  const live = read(now, documentWith({ fullName: 'Ana Ruiz' }), typing('fullName', 'Eva Diaz'))
  expect(live).toEqual({ text: 'I, Eva Diaz, of Tampa. Ana Ruizman is another. Eva Diaz signs.', pencil: [] })
})

test('of several missing answers each stands in its own place', () => {
  const now = saying(`I, ${OPEN}, residing at ${OPEN}.`)
  expect(read(now, documentWith({}), typing('fullName', 'Eva')).text).toBe(`I, Eva, residing at ${OPEN}.`)
  expect(read(now, documentWith({}), typing('address', '1 Bay St')).text).toBe(
    `I, ${OPEN}, residing at 1 Bay St.`,
  )
  const answered = saying(`I, Eva, at ${OPEN}, and again ${OPEN}.`)
  expect(read(answered, documentWith({ fullName: 'Eva' }), typing('address', 'Bay')).text).toBe(
    'I, Eva, at Bay, and again Bay.',
  )
})

test('where the place is not sure, the words stand in pencil, and the text stays', () => {
  const three = saying(`I, ${OPEN}, ${OPEN}, residing at ${OPEN}.`)
  const unsure = { text: `I, ${OPEN}, ${OPEN}, residing at ${OPEN}.`, pencil: ['Bay'] }
  expect(read(three, documentWith({}), typing('address', 'Bay'))).toEqual(unsure)
  const choice = saying(`I, ${OPEN}, am ${OPEN}.`, ['fullName', 'married'])
  expect(read(choice, documentWith({}), typing('fullName', 'Eva')).pencil).toEqual(['Eva'])
  const deciding = saying(`I, ${OPEN}, residing at ${OPEN}.`, ['fullName', 'married', 'address'])
  expect(read(deciding, documentWith({}), typing('address', 'Bay')).text).toBe(`I, ${OPEN}, residing at Bay.`)
  const word = saying('I live in Florida, State of Florida.')
  expect(read(word, documentWith({ address: 'Florida' }), typing('address', 'Tampa'))).toEqual({
    text: 'I live in Florida, State of Florida.',
    pencil: ['Tampa'],
  })
})

test('a name that its clause says more than once stands where it is said first', () => {
  const text = `I nominate ${OPEN}. If ${OPEN} does not serve, I nominate ${OPEN}.`
  // A part that depends on the second of them names it first.
  const now = saying(text, ['address', 'fullName'])
  expect(read(now, documentWith({}), typing('fullName', 'Daniel Lopez'))).toEqual({
    text: `I nominate Daniel Lopez. If ${OPEN} does not serve, I nominate ${OPEN}.`,
    pencil: [],
  })
  const both = [typing('fullName', 'Daniel Lopez'), typing('address', 'Rosa Lopez')]
  expect(read(now, documentWith({}), ...both)).toEqual({
    text: `I nominate Daniel Lopez. If ${OPEN} does not serve, I nominate ${OPEN}.`,
    pencil: ['Rosa Lopez'],
  })
})

test('where the first clause is not sure, no other is written either', () => {
  const sections = [`${OPEN}, ${OPEN} and ${OPEN}.`, `I, ${OPEN}, residing at ${OPEN}.`].map((text, index) =>
    clause({
      id: `clause-${index}`,
      questions: ['fullName', 'address'],
      blocks: [{ kind: 'paragraph', text, centered: false }],
    }),
  )
  const now = paper({ instruments: [instrument({ sections })] })
  const live = livePaper(now, documentWith({}), type, [typing('address', 'Bay')])
  expect(live.paper).toBe(now)
  expect(live.pencil.map(({ words }) => words)).toEqual(['Bay'])
})

test('of several answers that are on their way each stands in its place, and one taken back is missing again', () => {
  const now = saying(`I, ${OPEN}, residing at ${OPEN}.`)
  const both = [typing('fullName', 'Eva'), typing('address', '1 Bay St')]
  expect(read(now, documentWith({}), ...both)).toEqual({ text: 'I, Eva, residing at 1 Bay St.', pencil: [] })
  const saved = saying('I, Eva Diaz, of Tampa.')
  expect(read(saved, documentWith({ fullName: 'Eva Diaz' }), typing('fullName', OPEN)).text).toBe(
    `I, ${OPEN}, of Tampa.`,
  )
})

test('a choice stands in pencil: only the server knows what it means', () => {
  const now = saying('I am married.', ['married'])
  expect(read(now, documentWith({ married: 'Married' }), typing('married', 'Widowed', false))).toEqual({
    text: 'I am married.',
    pencil: ['Widowed'],
  })
})

test('a bare yes or no is not written beside its clause', () => {
  const now = saying('I am married.', ['married'])
  const { pencil } = livePaper(now, documentWith({ married: 'Yes' }), type, [typing('married', 'No', false)])
  expect(pencil).toMatchObject([{ question: 'married', words: 'No', isBare: true }])
})

test('what was refused stands in no draft, and what is typed after it does', () => {
  const now = saying('I, M, of Tampa.')
  const document = documentWith({ fullName: 'M' }, { fullName: 'Name appears too short' })
  expect(read(now, document)).toEqual({ text: `I, ${OPEN}, of Tampa.`, pencil: [] })
  expect(read(now, document, typing('fullName', 'Maria')).text).toBe('I, Maria, of Tampa.')
  expect(read(now, document, typing('address', '1 Bay St')).text).toBe(`I, ${OPEN}, of Tampa.`)
})

test('what a paper says below its title of whose it is follows too', () => {
  const now = saying('I, Maria Lopez, make this will.')
  const live = livePaper(now, documentWith({ fullName: 'Maria Lopez' }), type, [
    typing('fullName', 'Eva Diaz'),
  ])
  expect(live.paper.instruments[0]?.subject).toBe('of Eva Diaz')
})

test('the name below the line for a signature follows too', () => {
  const lines = [{ label: 'Signature', width: 40, printed: OPEN }]
  const blocks = [{ kind: 'signature' as const, by: 'You', lines }]
  const now = paper({ instruments: [instrument({ sections: [clause({ blocks })] })] })
  const live = livePaper(now, documentWith({}), type, [typing('fullName', 'Eva Diaz')])
  expect(live.paper.instruments[0]?.sections[0]?.blocks[0]).toMatchObject({
    lines: [{ printed: 'Eva Diaz' }],
  })
})

test('what is saved and stands there already changes nothing', () => {
  const now = saying('I, Ana Ruiz.')
  const document = documentWith({ fullName: 'Ana Ruiz' })
  expect(livePaper(now, document, type, [typing('fullName', 'Ana Ruiz')])).toEqual({ paper: now, pencil: [] })
})
