import { expect, test } from 'vitest'
import { clause, instrument, paper } from '@/testing/papers'
import type { Section } from '@/api/types'
import { shownClause } from './shown-clause'

const saying = (heading: string, questions: string[], text: string, more: Section['blocks'] = []) =>
  clause({
    id: heading,
    heading,
    questions,
    blocks: [{ kind: 'paragraph', text, centered: false }, ...more],
  })
const pen: Section['blocks'] = [{ kind: 'signature', by: 'Ana Ruiz', lines: [] }]
const papers = paper({
  instruments: [
    instrument({
      sections: [
        saying('Prepared by', ['powers'], 'Prepared with Coquina.', pen),
        saying('Successor', ['agent', 'successor', 'powers'], 'If she cannot serve, I appoint Ben Cole.'),
        saying('Powers', ['kind', 'powers'], 'I grant: to pay my bills\nto sell my car'),
        saying('Spouse', ['spouse', 'powers'], 'No authority ends then.'),
      ],
    }),
  ],
})
const seen = (question: string, words: string) => shownClause(papers, question, words)?.section.heading

test('the clause that prints the words of an answer is looked at, though another is fed first', () => {
  expect(seen('powers', 'to sell my car')).toBe('Powers')
  expect(seen('powers', 'to pay my bills\nto sell my car')).toBe('Powers')
})

test('where none prints them, the one that names the question first; one to be signed comes last', () => {
  expect(seen('powers', 'to swim')).toBe('Powers')
  expect(seen('agent', '')).toBe('Successor')
})

test('where none prints them, one in which an answer is missing comes first', () => {
  const open = paper({
    instruments: [
      instrument({
        sections: [
          saying('Guardian', ['children', 'guardian'], 'I name no guardian.'),
          saying('Family', ['spouse', 'hasChildren', 'children'], 'My children: [not answered yet].'),
        ],
      }),
    ],
  })
  expect(shownClause(open, 'children', 'Ana, 12')?.section.heading).toBe('Family')
  expect(shownClause(open, 'guardian', '')?.section.heading).toBe('Guardian')
})

test('a bare no or a part of a word is not looked for', () => {
  expect(seen('powers', 'No')).toBe('Powers')
  expect(seen('powers', 'appoint Be')).toBe('Powers')
})

test('a question that feeds no clause has none', () => {
  expect(seen('effectiveDate', 'Immediately')).toBeUndefined()
})

test('an oath, which names all that it is sworn to, is not looked at before the clause itself', () => {
  const sworn = paper({
    instruments: [
      instrument({
        sections: [
          saying('Oath', ['residence', 'county', 'military'], 'I swear to the facts below.'),
          saying('Residence', ['residence', 'county'], 'I have lived here for six months.'),
        ],
      }),
    ],
  })
  expect(shownClause(sworn, 'residence', '')?.section.heading).toBe('Residence')
})
