import { isEmpty, keepUnsaved, readUnsaved, type Unsaved } from '@/lib/unsaved'

/** What is confirmed and not saved, of one document. Each change is also kept in the tab. */
export class UnsavedAnswers {
  #document: number
  #now: Unsaved

  constructor(document: number) {
    this.#document = document
    this.#now = readUnsaved(document)
  }

  get now(): Unsaved {
    return this.#now
  }
  get isEmpty(): boolean {
    return isEmpty(this.#now)
  }

  add({ answers = {}, data = {} }: Partial<Unsaved>): void {
    this.#keep({ answers: { ...this.#now.answers, ...answers }, data: { ...this.#now.data, ...data } })
  }

  /** After a save, only what was changed meanwhile is left. */
  forget(sent: Unsaved): void {
    this.#keep({ answers: left(this.#now.answers, sent.answers), data: left(this.#now.data, sent.data) })
  }

  drop(question: string): void {
    const { [question]: _dropped, ...answers } = this.#now.answers
    this.#keep({ ...this.#now, answers })
  }

  #keep(unsaved: Unsaved): void {
    this.#now = unsaved
    keepUnsaved(this.#document, unsaved)
  }
}

const left = <T>(now: Record<string, T>, then: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(now).filter(([id, value]) => then[id] !== value))
