import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unsavedOf } from '@/lib/unsaved'
import { give } from '@/lib/unsaved-changes'
import { will } from '@/testing/samples'
import { ApiError } from '../errors'
import type { Document, DocumentChange, Problem } from '../types'
import { AnswerQueue } from './answer-queue'
import type { AnswerConflict } from './events'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const sent: DocumentChange[] = []
beforeEach(() => void sent.splice(0))

type Save = (changes: DocumentChange, version: number) => Document | Promise<Document>

function queueOf(document: Document, save: Save = () => document) {
  const replaced: Document[] = []
  const queue = new AnswerQueue({
    document: () => document,
    save: async (changes, version) => {
      sent.push(changes)
      return save(changes, version)
    },
    replace: (newer) => void replaced.push(newer),
  })
  return { queue, replaced, close: queue.open() }
}

const refuse = (status: number, problem: object): never => {
  throw new ApiError(status, '', problem as Problem)
}

test('answers given within two seconds travel together', async () => {
  const { queue, close } = queueOf(will())
  queue.collect({ answers: { fullName: 'Maria' } })
  await vi.advanceTimersByTimeAsync(1900)
  queue.collect({ answers: { hasChildren: 'No' } })
  await vi.advanceTimersByTimeAsync(1900)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(sent).toEqual([
    { answers: { fullName: 'Maria', hasChildren: 'No' }, data: {}, status: 'in_progress' },
  ])
  expect([queue.state(), sessionStorage.getItem('unsaved:7')]).toEqual(['saved', null])
  close()
})

test('two pages of one document never save at once, and nothing is sent twice', async () => {
  let arrive = (_document: Document) => {}
  const slow = () => new Promise<Document>((resolve) => (arrive = resolve))
  const chat = queueOf(will(), slow)
  chat.queue.collect({ answers: { fullName: 'Maria' } })
  chat.close()
  void chat.queue.flush({}, true)
  const form = queueOf(will())
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
  arrive(will())
  await vi.advanceTimersByTimeAsync(60_000)
  expect([sent.length, form.queue.state()]).toEqual([1, 'saved'])
  form.close()
})

test('what another part of the page could not save is tried again, less and less often', async () => {
  let isAway = true
  const { queue, close } = queueOf(will(), () => {
    if (isAway) throw new TypeError('Failed to fetch')
    return will()
  })
  give(7, { data: { county: 'duval' } }, true)
  await vi.advanceTimersByTimeAsync(14_500)
  expect([sent.length, queue.state()]).toEqual([3, 'offline'])
  isAway = false
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1)
  expect([sent.length, queue.state()]).toEqual([4, 'saved'])
  close()
})

test('where no page takes them over, a contested or refused answer goes back to its field, and the rest is saved', async () => {
  const newer = will({ version: 5, answers: { fullName: 'Eva' } })
  const { queue, replaced, close } = queueOf(will(), (changes, version) => {
    if (version !== 5) return refuse(412, { message: '', document: newer })
    return 'address' in (changes.answers ?? {})
      ? refuse(400, { message: '', fields: { address: 'Short.' } })
      : newer
  })
  give(7, { answers: { fullName: 'Maria', address: 'B', hasChildren: 'No' } })
  expect(await queue.flush()).toBe(true)
  expect(sent.at(-1)?.answers).toEqual({ hasChildren: 'No' })
  expect(unsavedOf(7)).toMatchObject({ answers: {}, drafts: { fullName: 'Maria', address: 'B' } })
  expect(replaced).toEqual([])
  close()
})

test('a page that has a place for both answers takes them over', async () => {
  const newer = will({ version: 5, answers: { fullName: 'Eva' } })
  const { queue, replaced, close } = queueOf(will(), () => refuse(412, { message: '', document: newer }))
  const onConflict = vi.fn<(conflict: AnswerConflict) => void>()
  queue.listen({ takesOver: true, onConflict })
  queue.collect({ answers: { fullName: 'Maria' } })
  expect(await queue.flush()).toBe(true)
  expect(onConflict.mock.calls).toEqual([[{ question: 'fullName', mine: 'Maria', theirs: 'Eva', newer }]])
  expect([replaced, sessionStorage.getItem('unsaved:7')]).toEqual([[newer], null])
  close()
})

test('without a network, a page that opens while the one before still tries goes on trying', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let fail = () => {}
  const hanging = () => new Promise<Document>((_resolve, reject) => (fail = () => reject(new TypeError())))
  const chat = queueOf(will(), hanging)
  chat.queue.collect({ answers: { fullName: 'Maria' } })
  chat.close()
  void chat.queue.flush({}, true)
  const form = queueOf(will())
  fail()
  await vi.advanceTimersByTimeAsync(5_000)
  expect([sent.length, unsavedOf(7).hasFailed]).toEqual([1, true])
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1)
  expect([sent.length, form.queue.state()]).toEqual([2, 'saved'])
  form.close()
})

test('what is given while a call is refused for good is still sent', async () => {
  let isFirst = true
  const { queue, close } = queueOf(will(), () => {
    if (!isFirst) return will()
    isFirst = false
    queue.collect({ answers: { hasChildren: 'No' } })
    return refuse(403, { message: 'No.' })
  })
  queue.collect({ answers: { fullName: 'Maria' } })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent.at(-1)?.answers).toEqual({ fullName: 'Maria', hasChildren: 'No' })
  close()
})

test('a refusal for good is not tried again by itself, and is told once', async () => {
  const { queue, close } = queueOf(will(), () => refuse(403, { message: 'No.' }))
  const onFailed = vi.fn<(error: unknown) => void>()
  queue.listen({ onFailed })
  queue.collect({ answers: { fullName: 'Maria' } })
  await vi.advanceTimersByTimeAsync(120_000)
  expect([sent.length, queue.state()]).toEqual([1, 'failed'])
  expect(await queue.flush()).toBe(false)
  expect(onFailed).toHaveBeenCalledTimes(1)
  expect(unsavedOf(7)).toMatchObject({ answers: { fullName: 'Maria' }, hasFailed: true })
  close()
})

test('what a person asks to be saved now says each time why it could not be, and is kept to be tried again', async () => {
  let answer: () => Document = () => refuse(403, { message: 'No.' })
  const { queue, close } = queueOf(will(), () => answer())
  const save = () => queue.save({ answers: { fullName: 'Maria' } }, { currentStep: 1 })
  await expect(save()).rejects.toThrow('403')
  await expect(save()).rejects.toThrow('403')
  expect(unsavedOf(7)).toMatchObject({ answers: { fullName: 'Maria' }, hasFailed: true })
  answer = will
  await save()
  expect(sent.at(-1)).toMatchObject({ answers: { fullName: 'Maria' }, currentStep: 1, status: 'in_progress' })
  expect([sent.length, queue.state(), sessionStorage.getItem('unsaved:7')]).toEqual([3, 'saved', null])
  close()
})

test('a page that asks at once and has no place of its own is shown both answers, and mine goes back to its field', async () => {
  const newer = will({ version: 5, answers: { fullName: 'Eva' } })
  const { queue, replaced, close } = queueOf(will(), () => refuse(412, { message: '', document: newer }))
  const onConflict = vi.fn<(conflict: AnswerConflict) => void>()
  queue.listen({ onConflict })
  await queue.save({ answers: { fullName: 'Maria' } })
  expect(onConflict).toHaveBeenCalledWith({ question: 'fullName', mine: 'Maria', theirs: 'Eva', newer })
  expect(unsavedOf(7)).toMatchObject({ answers: {}, drafts: { fullName: 'Maria' } })
  expect(replaced).toEqual([])
  close()
})
