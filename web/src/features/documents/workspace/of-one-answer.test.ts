import { expect, test } from 'vitest'
import { documentWith, OPEN, read, saying, type, typing } from '@/testing/live-paper'
import { questions } from '@/testing/samples'
import { livePaper } from './live-paper'

test('where two answers say the same, neither is written in the place of the other', () => {
  const now = saying('I nominate Rosa Lopez. If Rosa Lopez does not serve, I nominate Rosa Lopez.')
  const names = { fullName: 'Rosa Lopez', address: 'Rosa Lopez' }
  const refused = documentWith(names, { address: 'Name someone else as your alternate.' })
  const text = 'I nominate Rosa Lopez. If Rosa Lopez does not serve, I nominate Rosa Lopez.'
  expect(read(now, refused)).toEqual({ text, pencil: [] })
  const typed = typing('address', 'Carla Diaz')
  expect(read(now, refused, typed)).toEqual({ text, pencil: ['Carla Diaz'] })
  expect(read(now, documentWith(names), typed)).toEqual({ text, pencil: ['Carla Diaz'] })
})

test('a name is not written into a longer one, nor into what was typed just before it', () => {
  const now = saying('I nominate Rosa Lopez, or else Rosa Lopez Diaz.')
  const document = documentWith({ fullName: 'Rosa Lopez', address: 'Rosa Lopez Diaz' })
  expect(read(now, document, typing('fullName', 'Carla Ruiz')).text).toBe(
    'I nominate Rosa Lopez, or else Rosa Lopez Diaz.',
  )
  expect(read(now, document, typing('address', 'Eva Ruiz')).text).toBe(
    'I nominate Rosa Lopez, or else Eva Ruiz.',
  )
  const one = saying('I nominate Ana Ruiz, or else Rosa Lopez.')
  const both = [typing('fullName', 'Rosa Lopez'), typing('address', 'Eva Diaz')]
  expect(read(one, documentWith({ fullName: 'Ana Ruiz', address: 'Rosa Lopez' }), ...both)).toEqual({
    text: 'I nominate Rosa Lopez, or else Rosa Lopez.',
    pencil: ['Eva Diaz'],
  })
})

test('a name that a detail says, too, is not written in its place', () => {
  const now = saying('My child is Rosa Lopez. I nominate Rosa Lopez.', ['children', 'fullName'])
  const document = {
    ...documentWith({ fullName: 'Rosa Lopez' }),
    facts: { children: [{ name: 'Rosa Lopez' }] },
  }
  const withFact = { ...type, facts: [{ id: 'children' }] as typeof type.facts }
  const { paper: live } = livePaper(now, document, withFact, [typing('fullName', 'Carla Diaz')])
  expect(live).toEqual(now)
  const composing = [{ id: 'children', composes: 'fullName' }] as typeof type.facts
  const own = livePaper(now, document, { ...type, facts: composing }, [typing('fullName', 'Carla Diaz')])
  expect(own.paper.instruments[0]?.sections[0]?.blocks[0]).toMatchObject({
    text: 'My child is Carla Diaz. I nominate Carla Diaz.',
  })
})

test('an answer that another one says, too, changes the name of whose paper it is no more', () => {
  const now = saying('I nominate Maria Lopez.', ['address'])
  const document = documentWith({ fullName: 'Maria Lopez', address: 'Maria Lopez' })
  const { paper: live } = livePaper(now, document, type, [typing('address', 'Eva Diaz')])
  expect(live.instruments[0]?.subject).toBe('of Maria Lopez')
  expect(live.instruments[0]?.sections[0]?.blocks[0]).toMatchObject({ text: 'I nominate Eva Diaz.' })
})

test('beside a refused answer that still stands in its clause, no missing one is written', () => {
  const fed = ['fullName', 'street', 'address', 'city']
  const now = saying(`I, ${OPEN}, that is ${OPEN}, of ${OPEN}. Rosa Lopez, Rosa Lopez.`, fed)
  const all = fed.map((id) => ({ ...questions[0], id })) as typeof questions
  const start = documentWith({ address: 'Rosa Lopez', city: 'Rosa Lopez' }, { address: 'Name someone else.' })
  const document = { ...start, interview: { ...start.interview, visible: fed } }
  const { paper: live, pencil } = livePaper(now, document, { ...type, questions: all }, [
    typing('street', 'Bay'),
  ])
  expect(live).toEqual(now)
  expect(pencil.map(({ words }) => words)).toEqual(['Bay'])
})
