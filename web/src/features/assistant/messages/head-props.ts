import type { ReactNode } from 'react'
import type { ChatPrice } from './log-note'

/** What stands above the conversation, whatever room there is for it. */
export type HeadProps = {
  titleId: string
  price: ChatPrice
  count: number
  state: ReactNode
  action: ReactNode
  /** Other ways to go on, where they have no place of their own. */
  ways: ReactNode
}
