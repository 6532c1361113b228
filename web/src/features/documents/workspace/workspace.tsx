import type { ReactNode } from 'react'
import './workspace.css'
import { useKeyboardRoom } from './use-keyboard-room'
import { useStickyTop } from './use-sticky-top'

type WorkspaceProps = {
  bar: ReactNode
  /** How far along one is, above the work. */
  progress: ReactNode
  work: ReactNode
  paper: ReactNode
  /** Which question is asked. */
  question: string
}

/** A task: its bar, and below it the work beside the paper that it writes. */
export function Workspace({ bar, progress, work, paper, question }: WorkspaceProps) {
  const side = useStickyTop(question)
  useKeyboardRoom()
  return (
    <div className="task min-h-dvh">
      {bar}
      <div className="mx-auto grid max-w-[88rem] grid-cols-[minmax(0,1fr)] items-start gap-x-12 px-4 pt-3 pb-60 sm:px-6 lg:grid-cols-[minmax(min(20rem,40%),min(27.5rem,45%))_minmax(0,1fr)] lg:pt-6 lg:pb-28">
        <div ref={side} data-column className="lg:sticky lg:z-[15]">
          {progress}
          {work}
        </div>
        <div className="task-paper min-w-0">{paper}</div>
      </div>
    </div>
  )
}
