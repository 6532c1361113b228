import { retry } from '@/lib/retry'

/** When to send next, for as long as the page is open: once after a while, or again and again until it succeeds. */
export class SendTimer {
  readonly #send: () => Promise<unknown>
  #timer: ReturnType<typeof setTimeout> | undefined
  #endRetry: (() => void) | undefined
  #isOpen = false

  constructor(send: () => Promise<unknown>) {
    this.#send = send
  }

  get isSet(): boolean {
    return this.#timer !== undefined
  }

  open(): void {
    this.#isOpen = true
  }

  close(): void {
    this.#isOpen = false
    this.rest()
  }

  sendIn(milliseconds: number): void {
    this.stop()
    if (this.#isOpen) this.#timer = setTimeout(() => void this.#send(), milliseconds)
  }

  retry(): void {
    if (this.#isOpen) this.#endRetry ??= retry(this.#send)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  giveUp(): void {
    this.#endRetry?.()
    this.#endRetry = undefined
  }

  rest(): void {
    this.stop()
    this.giveUp()
  }
}
