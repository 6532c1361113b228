import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Document, KeyDate, Paper, Signing, Versions } from '@/api/types'
import type { FakeCall, refused } from './fake-api'
import { renderApp } from './render-app'
import { emptyPreview, will } from './samples'
import { shop } from './shop'

/** What the server makes of answers without details; a journey holds it against what is served. */
export const sample = (slug: string): Paper =>
  JSON.parse(readFileSync(join(import.meta.dirname, `papers-without-details/${slug}.json`), 'utf8')) as Paper

export const paid: Document = will({
  status: 'paid',
  paidAt: '2026-11-21T08:00:00Z',
  interview: { ...will().interview, complete: true },
  answers: { fullName: 'Maria Elena Lopez' },
  version: 4,
  contentVersion: 2,
})

export const answerDue: KeyDate = {
  id: 'answer',
  title: 'The answer is due',
  rule: 'It is due 20 days after service.',
  counted: null,
  law: [],
  day: '2090-12-07',
  yearly: false,
  reminder: null,
  remind: true,
}

type Surroundings = {
  dates?: KeyDate[]
  keeping?: ReturnType<typeof refused> | undefined
  path?: string
  standing?: Versions
}

/** The signing day of a document that keeps what is noted about it, as the server does. */
export function openSigningDay(
  first: Document = paid,
  slug = 'simple-will',
  answer?: ReturnType<typeof refused> | (() => void),
  { dates = [], keeping, path = '/signing/7', standing }: Surroundings = {},
) {
  let document = first
  const keep = (changes: Partial<Document>) => {
    document = { ...document, ...changes, version: document.version + 1 }
    return { body: document }
  }
  const api = shop({
    'GET /api/documents': () => ({ body: [document] }),
    'GET /api/documents/{id}': () => ({ body: document }),
    'GET /api/documents/{id}/preview': () => ({
      body: {
        ...emptyPreview,
        complete: document.interview.complete,
        problems: document.interview.problems,
        paper: sample(slug),
        dates,
      },
    }),
    ...(standing && { 'GET /api/documents/{id}/versions': () => ({ body: standing }) }),
    'PUT /api/documents/{id}/signing': ({ body }) => {
      if (typeof answer === 'object') return answer
      answer?.()
      return keep({ signing: body as Signing })
    },
    'PATCH /api/documents/{id}': ({ body }: FakeCall) => {
      if (keeping) return keeping
      const { data } = body as Pick<Document, 'data'>
      return keep({ data: { ...document.data, ...data } })
    },
  })
  return { ...renderApp(path), ...api }
}

/** A part of the page; one that is folded is opened first. */
export async function part(name: string) {
  const found = await screen.findByRole('region', { name })
  found.querySelector('details')?.setAttribute('open', '')
  return found
}

/** Says that all that the paper needs has happened. */
export async function checkAll(user: UserEvent) {
  const list = await screen.findByRole('group', { name: /^Did all of this happen\?/ })
  for (const box of within(list).getAllByRole('checkbox')) await user.click(box)
}

/** The text of a file that was handed to the browser. */
export const textOf = (file: Blob | undefined): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    if (file) reader.readAsText(file)
  })
