import { isWaiting, onUnsaved, unsavedOf, type Given } from '@/lib/unsaved'
import { dropAllGiven, forgetSent, give, noteFailure } from '@/lib/unsaved-changes'
import { ApiError, hasStatus, mayPass } from '../errors'
import type { Document, DocumentChange } from '../types'
import type { SavingEvents } from './events'
import { SendTimer } from './send-timer'
import { settleRefusal } from './settle-refusal'

export type SaveState = 'saved' | 'waiting' | 'saving' | 'offline' | 'failed'

/** How the queue reaches its document. */
export type QueuePort = {
  document: () => Document
  save: (changes: DocumentChange, version: number, isLeaving: boolean) => Promise<Document>
  replace: (newer: Document) => void
}

const AUTOSAVE_MS = 2000
const MOST_ATTEMPTS = 4

/** By document: the next page may open while the one before is still saving. */
const running = new Map<number, Promise<boolean>>()

/** Sends what was given and not saved yet, one call at a time, for as long as a page of the document is open. */
export class AnswerQueue {
  readonly #id: number
  #port: QueuePort
  #events: SavingEvents = {}
  #state: SaveState
  #timer = new SendTimer(() => this.flush())
  #hasToldFailure = false
  #error: unknown
  #listeners = new Set<() => void>()

  constructor(port: QueuePort) {
    this.#port = port
    this.#id = port.document().id
    this.#state = this.#hasWork ? 'waiting' : 'saved'
  }

  /** The queue lives longer than one rendering of the page, which has a new port each time. */
  serve(port: QueuePort): void {
    this.#port = port
  }

  /** Tells the page from now on. Returns what ends it. */
  listen(events: SavingEvents): () => void {
    this.#events = events
    return () => void (this.#events = {})
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  state = (): SaveState => this.#state

  /** Begins with what is left from before, and goes on with what the page gives. Returns what ends it. */
  open(): () => void {
    this.#timer.open()
    if (this.#hasWork && navigator.onLine) this.#timer.sendIn(0)
    const end = onUnsaved(() => this.#watch())
    this.#watch()
    return () => {
      end()
      this.#timer.close()
    }
  }

  /** Takes what has been confirmed, and saves it two seconds after the last of it. */
  collect(given: Partial<Given>): void {
    this.#timer.sendIn(AUTOSAVE_MS)
    give(this.#id, given)
    this.#become('waiting')
  }

  /** Saves at once what a person has asked for. Throws why it cannot be saved, and tries again where that may help. */
  async save(given: Partial<Given>, more: DocumentChange = {}): Promise<void> {
    this.#become('saving')
    give(this.#id, given)
    if (!(await this.flush(more))) throw this.#error
  }

  /** Saves now, together with what else is to be changed. Says whether all is saved. */
  async flush(more: DocumentChange = {}, isLeaving = false): Promise<boolean> {
    this.#timer.stop()
    // Several may wait for the same call; the first of them makes the next one.
    while (running.has(this.#id)) await running.get(this.#id)
    if (!this.#hasWork && isNothing(more)) return this.#finish()
    const attempt = this.#attempt(more, isLeaving).finally(() => running.delete(this.#id))
    running.set(this.#id, attempt)
    return attempt
  }

  async #attempt(
    more: DocumentChange,
    isLeaving: boolean,
    before = this.#port.document(),
    left = MOST_ATTEMPTS,
  ): Promise<boolean> {
    const sent = unsavedOf(this.#id)
    this.#become('saving')
    try {
      const saved = await this.#port.save(
        { ...this.#changes(before, sent), ...more },
        before.version,
        isLeaving,
      )
      forgetSent(this.#id, sent)
      this.#finish()
      this.#events.onSaved?.(before, saved, Object.keys(sent.answers))
      return true
    } catch (error) {
      const { replace } = this.#port
      const base = left > 1 && settleRefusal(error, { before, sent, events: this.#events, replace })
      if (!base) return this.#fail(error)
      // What was left out may have left nothing to save.
      if (!this.#hasWork && isNothing(more)) return this.#finish()
      return this.#attempt(more, isLeaving, base, left - 1)
    }
  }

  #changes(before: Document, { answers, data }: Given): DocumentChange {
    return { answers, data, ...started(before), ...this.#events.alongWith?.(before, answers) }
  }

  /** What was given meanwhile is saved next. */
  #finish(): true {
    this.#hasToldFailure = false
    this.#timer.rest()
    this.#become(this.#hasWork ? 'waiting' : 'saved')
    if (this.#hasWork) this.#timer.sendIn(AUTOSAVE_MS)
    return true
  }

  #fail(error: unknown): false {
    this.#error = error
    if (hasStatus(error, 404)) dropAllGiven(this.#id)
    noteFailure(this.#id)
    this.#become(error instanceof ApiError ? 'failed' : 'offline')
    if (!this.#hasToldFailure) this.#events.onFailed?.(error)
    this.#hasToldFailure = true
    if (mayPass(error) && this.#hasWork) this.#timer.retry()
    else this.#timer.giveUp()
    return false
  }

  /** Something was given beside the queue, by a part of the page that could not save it itself. */
  #watch(): void {
    const isComing = this.#timer.isSet || this.#state === 'saving'
    if (this.#hasWork && !isComing) this.#timer.retry()
  }

  get #hasWork(): boolean {
    return isWaiting(unsavedOf(this.#id))
  }

  #become(state: SaveState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

const isNothing = (more: DocumentChange): boolean => Object.keys(more).length === 0

/** The first answer takes a document out of draft. */
const started = ({ status }: Document): DocumentChange =>
  status === 'draft' ? { status: 'in_progress' } : {}
