import type { ReactNode, Ref } from 'react'
import type { ChatPrice } from './log-note'

/** What stands above the conversation, whatever room there is for it. */
export type HeadProps = {
  titleId: string
  price: ChatPrice
  count: number
  state: ReactNode
  action: ReactNode
  /** Whether nothing is asked any more: what ends the talk has the action, too. */
  isDone: boolean
  /** Told of the place where the talk begins, below all of this. */
  beginning: Ref<HTMLDivElement>
  /** Other ways to go on, where they have no place of their own. */
  ways: ReactNode
}
