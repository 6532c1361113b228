import { ApiError } from '@/api/errors'
import type { Answer, Document, DocumentChange } from '@/api/types'
import type { Unsaved } from '@/lib/unsaved'
import { mendSave } from './mend-save'
import { UnsavedAnswers } from './unsaved-answers'

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
  /** The document is bought, and the answers would make it someone else's. */
  onOtherPerson: (sentence: string) => void
  onFailed: (error: unknown) => void
}

const AUTOSAVE_MS = 2000
const RETRY_MS = 10_000
const MOST_ATTEMPTS = 4

/** Saves confirmed answers two seconds after the last of them, one call at a time. What is not saved stays in the tab. */
export class Autosave {
  #port: SavePort
  #unsaved: UnsavedAnswers
  #state: SaveState
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<boolean> | undefined
  /** A failure is announced once, not at each attempt. */
  #hasFailed = false
  #listeners = new Set<() => void>()

  constructor(port: SavePort) {
    this.#port = port
    this.#unsaved = new UnsavedAnswers(port.document().id)
    this.#state = this.#unsaved.isEmpty ? 'saved' : 'waiting'
  }

  /** Answers live longer than one rendering of the page, which has a new port each time. */
  serve(port: SavePort): void {
    this.#port = port
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  unsaved = (): Unsaved => this.#unsaved.now
  state = (): SaveState => this.#state

  /** Takes what has been confirmed; the clock starts again. */
  collect(confirmed: Partial<Unsaved>): void {
    this.#unsaved.add(confirmed)
    this.#become('waiting')
    this.#schedule(AUTOSAVE_MS)
  }

  /** Saves what is left from before the page was loaded. */
  resume(): void {
    if (!this.#unsaved.isEmpty) this.#schedule(0)
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
    if (this.#unsaved.isEmpty && Object.keys(more).length === 0) return true
    this.#running = this.#attempt(more, isLeaving, MOST_ATTEMPTS)
    const isDone = await this.#running
    this.#running = undefined
    return isDone
  }

  async #attempt(more: DocumentChange, isLeaving: boolean, left: number): Promise<boolean> {
    const before = this.#port.document()
    const sent = this.#unsaved.now
    this.#become('saving')
    try {
      const changes = { ...changesOf(before, sent), ...more }
      const saved = await this.#port.save(changes, before.version, isLeaving)
      this.#hasFailed = false
      this.#forget(sent)
      this.#port.onSaved(before, saved, Object.keys(sent.answers))
      return true
    } catch (error) {
      const isMended = left > 1 && mendSave(error, { before, unsaved: this.#unsaved, port: this.#port })
      if (isMended) return this.#again(more, isLeaving, left - 1)
      this.#fail(error)
      return false
    }
  }

  /** What was mended may have left nothing to save. */
  #again(more: DocumentChange, isLeaving: boolean, left: number): Promise<boolean> {
    if (!this.#unsaved.isEmpty || Object.keys(more).length > 0) return this.#attempt(more, isLeaving, left)
    this.#become('saved')
    return Promise.resolve(true)
  }

  #forget(sent: Unsaved): void {
    this.#unsaved.forget(sent)
    const isAll = this.#unsaved.isEmpty
    this.#become(isAll ? 'saved' : 'waiting')
    if (!isAll) this.#schedule(AUTOSAVE_MS)
  }

  #fail(error: unknown): void {
    this.#become(error instanceof ApiError ? 'failed' : 'offline')
    if (!this.#hasFailed) this.#port.onFailed(error)
    this.#hasFailed = true
    const mayPass = !(error instanceof ApiError) || error.status >= 500
    if (mayPass && !this.#unsaved.isEmpty) this.#schedule(RETRY_MS)
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), delay)
  }

  #become(state: SaveState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

function changesOf({ answers, currentStep, totalSteps }: Document, sent: Unsaved): DocumentChange {
  const count = Object.keys({ ...answers, ...sent.answers }).length
  const step = Math.min(Math.max(currentStep, count - 1), totalSteps)
  return { answers: sent.answers, data: sent.data, currentStep: step, status: 'in_progress' }
}
