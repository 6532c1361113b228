import type { ShownProposal } from '../conversation/conversation'

/** What can be decided of what was understood. */
export type Decisions = {
  onConfirm: (proposals: ShownProposal[]) => void
  onChange: (question: string, words?: string) => void
  onKeepTheirs: (question: string) => void
  /** Takes back what was taken without a word. */
  onUndo: (taken: ShownProposal) => void
  /** While a reply is awaited, which may change what could be decided. */
  isDisabled: boolean
}
