import type { ReactNode } from 'react'
import type { Question } from '@/api/types'
import { copy } from '@/copy'
import { Citations } from '@/ui/citations'

export function QuestionHelp({ question }: { question: Question }) {
  return (
    <aside className="space-y-5 border-l-2 border-shell-2 pl-6">
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
    </aside>
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
