import type { ReactNode } from 'react'
import type { Question } from '@/api/types'
import { copy } from '@/copy'
import { Citations } from '@/ui/citations'
import { Summary } from '@/ui/summary'
import { useMedia, WIDE } from '@/ui/use-media'

/** Why a question is asked. It is folded where the question and its answer need the screen. */
export function QuestionHelp({ question }: { question: Pick<Question, 'why' | 'meaning' | 'law'> }) {
  const hasRoom = useMedia(`${WIDE} and (min-height: 60rem)`)
  return (
    <details open={hasRoom} className="mt-6 border-l-2 border-shell-2 pl-5">
      <Summary className="min-h-11 gap-3 font-semibold">{copy.wizard.help}</Summary>
      <div className="space-y-4 pt-1">
        <Part title={copy.wizard.why}>
          <p>{question.why}</p>
        </Part>
        <Part title={copy.wizard.meaning}>
          <p>{question.meaning}</p>
        </Part>
        {question.law.length > 0 && (
          <Part title={copy.wizard.law}>
            <Citations sources={question.law} />
          </Part>
        )}
      </div>
    </details>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
      <div className="mt-1 text-soft">{children}</div>
    </section>
  )
}
