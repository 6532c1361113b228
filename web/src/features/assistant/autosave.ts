import { newerCopy } from '@/api/document'
import { ApiError, hasStatus } from '@/api/errors'
import type { Answer, Document, DocumentChange } from '@/api/types'
import { isEmpty, keepUnsaved, readUnsaved, type Unsaved } from '@/lib/unsaved'

export type SaveState = 'saved' | 'waiting' | 'saving' | 'offline' | 'failed'
export type AnswerConflict = { question: string; mine: Answer; theirs: Answer | undefined }

/** What the saving of answers needs from around it, and whom it tells. */
export type SavePort = {
  document: () => Document
  save: (changes: DocumentChange, version: number, isLeaving: boolean) => Promise<Document>
  onNewer: (document: Document) => void
  onSaved: (before: Document, saved: Document, questions: string[]) => void
  onConflict: (conflict: AnswerConflict) => void
  onRefused: (question: string, sentence: string) => void
  onFailed: (error: unknown) => void
}

const AUTOSAVE_MS = 2000
const RETRY_MS = 10_000
const MOST_ATTEMPTS = 4

/** Saves confirmed answers two seconds after the last of them, one call at a time. What is not saved stays in the tab. */
export class Autosave {
  #port: SavePort
  #unsaved: Unsaved
  #state: SaveState
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<boolean> | undefined
  /** A failure is announced once, not at each attempt. */
  #hasFailed = false
  #listeners = new Set<() => void>()

  constructor(port: SavePort) {
    this.#port = port
    this.#unsaved = readUnsaved(port.document().id)
    this.#state = isEmpty(this.#unsaved) ? 'saved' : 'waiting'
  }

  /** Answers live longer than one rendering of the page, which has a new port each time. */
  serve(port: SavePort): void {
    this.#port = port
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  unsaved = (): Unsaved => this.#unsaved
  state = (): SaveState => this.#state

  /** Takes what has been confirmed; the clock starts again. */
  collect({ answers = {}, data = {} }: Partial<Unsaved>): void {
    this.#keep({
      answers: { ...this.#unsaved.answers, ...answers },
      data: { ...this.#unsaved.data, ...data },
    })
    this.#become('waiting')
    this.#schedule(AUTOSAVE_MS)
  }

  /** Saves what is left from before the page was loaded. */
  resume(): void {
    if (!isEmpty(this.#unsaved)) this.#schedule(0)
  }

  /** Stops the clock. What is unsaved stays in the browser. */
  rest(): void {
    clearTimeout(this.#timer)
  }

  /** Saves now, together with what else is to be changed. Says whether all is saved. */
  async flush(more: DocumentChange = {}, isLeaving = false): Promise<boolean> {
    clearTimeout(this.#timer)
    // Several may wait for the same call; the first of them makes the next one.
    while (this.#running) await this.#running
    if (isEmpty(this.#unsaved) && Object.keys(more).length === 0) return true
    this.#running = this.#attempt(more, isLeaving, MOST_ATTEMPTS)
    const isDone = await this.#running
    this.#running = undefined
    return isDone
  }

  async #attempt(more: DocumentChange, isLeaving: boolean, left: number): Promise<boolean> {
    const before = this.#port.document()
    const sent = this.#unsaved
    this.#become('saving')
    try {
      const changes = { ...this.#changes(before, sent), ...more }
      const saved = await this.#port.save(changes, before.version, isLeaving)
      this.#hasFailed = false
      this.#forget(sent)
      this.#port.onSaved(before, saved, Object.keys(sent.answers))
      return true
    } catch (error) {
      const isMended = left > 1 && this.#mend(error, before)
      if (isMended) return this.#again(more, isLeaving, left - 1)
      this.#fail(error)
      return false
    }
  }

  /** What was mended may have left nothing to save. */
  #again(more: DocumentChange, isLeaving: boolean, left: number): Promise<boolean> {
    if (!isEmpty(this.#unsaved) || Object.keys(more).length > 0) return this.#attempt(more, isLeaving, left)
    this.#become('saved')
    return Promise.resolve(true)
  }

  #changes({ answers, currentStep, totalSteps }: Document, sent: Unsaved): DocumentChange {
    const count = Object.keys({ ...answers, ...sent.answers }).length
    const step = Math.min(Math.max(currentStep, count - 1), totalSteps)
    return { answers: sent.answers, data: sent.data, currentStep: step, status: 'in_progress' }
  }

  /** After a save, only what was changed meanwhile is left. */
  #forget(sent: Unsaved): void {
    const left = <T>(now: Record<string, T>, then: Record<string, T>) =>
      Object.fromEntries(Object.entries(now).filter(([id, value]) => then[id] !== value))
    this.#keep({
      answers: left(this.#unsaved.answers, sent.answers),
      data: left(this.#unsaved.data, sent.data),
    })
    const isAll = isEmpty(this.#unsaved)
    this.#become(isAll ? 'saved' : 'waiting')
    if (!isAll) this.#schedule(AUTOSAVE_MS)
  }

  /** Whether the call can be made again: on top of the newer copy, or without the answers that were refused. */
  #mend(error: unknown, before: Document): boolean {
    const newer = hasStatus(error, 412) ? newerCopy(error) : undefined
    if (newer) return this.#merge(before, newer)
    const fields = hasStatus(error, 400) ? (error.problem?.fields ?? {}) : {}
    const refused = Object.entries(fields).filter(([id]) => id in this.#unsaved.answers)
    for (const [id, sentence] of refused) {
      this.#port.onRefused(id, sentence)
      this.#drop(id)
    }
    return refused.length > 0
  }

  /** Answers are merged one by one: only two different answers to one question are a matter for the person. */
  #merge(before: Document, newer: Document): boolean {
    for (const [question, mine] of Object.entries(this.#unsaved.answers)) {
      const theirs = newer.answers[question]
      if (theirs === before.answers[question] || theirs === mine) continue
      this.#port.onConflict({ question, mine, theirs })
      this.#drop(question)
    }
    this.#port.onNewer(newer)
    return true
  }

  #drop(question: string): void {
    const { [question]: _dropped, ...answers } = this.#unsaved.answers
    this.#keep({ ...this.#unsaved, answers })
  }

  #fail(error: unknown): void {
    this.#become(error instanceof ApiError ? 'failed' : 'offline')
    if (!this.#hasFailed) this.#port.onFailed(error)
    this.#hasFailed = true
    const mayPass = !(error instanceof ApiError) || error.status >= 500
    if (mayPass && !isEmpty(this.#unsaved)) this.#schedule(RETRY_MS)
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), delay)
  }

  #keep(unsaved: Unsaved): void {
    this.#unsaved = unsaved
    keepUnsaved(this.#port.document().id, unsaved)
  }

  #become(state: SaveState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
