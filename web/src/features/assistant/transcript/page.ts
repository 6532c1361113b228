import { copy } from '@/copy'
import { exactTime, zonedTime } from '@/lib/dates'
import type { Entry, Matter, Proposed, Said } from '../conversation/conversation'
import { element, listOf, terms } from './elements'
import { outcomes } from './outcomes'
import { STYLE } from './style'
import type { Talked } from './talked'

const text = copy.transcript

/**
 * The conversation as a page of its own. What was said is put together as a tree and never as text, so that nothing of
 * it can become an element; and the page's policy lets it load nothing.
 */
export function transcriptPage(talked: Talked): string {
  const title = element('title', {}, `${text.title}: ${talked.document}`)
  const main = element('main', {}, ...heading(talked), ...turns(talked))
  return ['<!doctype html>', '<html lang="en">', HEAD, title.outerHTML, '<body>', main.outerHTML, ''].join(
    '\n',
  )
}

const HEAD = `<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<meta name="referrer" content="no-referrer">
<style>${STYLE}</style>`

function heading({ service, document: name, county, madeAt, isCut }: Talked): Node[] {
  return [
    element('h1', {}, text.title),
    terms([
      [text.document, name],
      ...(county ? ([[text.county, county]] as const) : []),
      [text.made, zonedTime(madeAt)],
      [text.service, service],
    ]),
    element(
      'section',
      { class: 'what' },
      element('h2', {}, text.what),
      ...[text.notLawyer, text.stored, text.madeHere].map((line) => element('p', {}, line)),
      ...(isCut ? [element('p', {}, text.isCut)] : []),
    ),
  ]
}

function turns(talked: Talked): Node[] {
  const list = element('ol', {}, ...talked.entries.map((entry) => element('li', {}, turn(entry, talked))))
  return [element('h2', {}, text.turns), list, element('p', { class: 'quiet' }, text.end)]
}

function turn(entry: Entry, talked: Talked): Node {
  if (entry.kind === 'proposed') return understood(entry, talked)
  return entry.kind === 'said' ? said(entry, talked) : remark(entry, talked)
}

function said(entry: Said, { questionOf, shown }: Talked): Node {
  const isMine = entry.role === 'user'
  const question = entry.answers && questionOf(entry.answers)
  return element(
    'article',
    { class: isMine ? 'you' : 'assistant' },
    who(isMine ? text.you : text.assistant, entry.at),
    ...(question ? [element('p', { class: 'quiet' }, text.answerTo(question))] : []),
    ...(entry.lead ? [element('p', { class: 'words' }, entry.lead)] : []),
    element('p', { class: 'words' }, entry.text),
    ...(entry.taken ? [terms(outcomes(entry.taken, shown))] : []),
    ...sources((entry.sources ?? []).map(({ name }) => name)),
    ...(isMine ? [] : [element('p', { class: 'quiet' }, receiptOf(entry))]),
  )
}

const sources = (names: readonly string[]): Node[] =>
  names.length === 0 ? [] : [element('p', { class: 'label' }, text.sources), listOf(names)]

/** Who answered, and how many answers were saved then: the assistant itself stores none. */
function receiptOf({ by, progress }: Said): string {
  const saved = progress ? ` ${text.progress(progress.answered, progress.total)}` : ''
  return answeredBy(by) + saved
}

function answeredBy(by: Said['by']): string {
  if (by === 'site') return text.by.site
  if (by === undefined) return text.by.unknown
  return by.by === 'guide' ? text.by.guide(by.prompt) : text.by.model(by.model ?? '', by.prompt)
}

const understood = ({ proposals }: Proposed, { shown }: Talked): Node =>
  element(
    'article',
    { class: 'understood' },
    who(text.understood),
    ...proposals.map((proposal) => terms(outcomes(proposal, shown))),
  )

function remark({ title, text: words, question, law, at }: Matter, { questionOf }: Talked): Node {
  const about = questionOf(question)
  return element(
    'article',
    { class: 'remark' },
    who(text.remark, at),
    ...(about ? [element('p', { class: 'quiet' }, about)] : []),
    element('p', { class: 'words' }, `${title}. ${words}`),
    ...sources(law),
  )
}

const who = (name: string, at?: string): Node =>
  element('h3', {}, name, ...(at ? [element('time', { datetime: at }, exactTime(at))] : []))
