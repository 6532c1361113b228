import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import type { Matter } from '../conversation/conversation'

type FindingNoticeProps = {
  matter: Matter
  question: string | undefined
  isDisabled: boolean
  onChange: () => void
}

/** What the server says about an answer. Without a question there is nothing to change here. */
export function FindingNotice({ matter, question, isDisabled, onChange }: FindingNoticeProps) {
  return (
    <Notice tone={matter.level === 'block' ? 'danger' : 'warning'} title={matter.title}>
      <p>{matter.text}</p>
      {question && <p className="mt-1 text-sm italic">{question}</p>}
      {matter.law.length > 0 && (
        <p className="mt-1 text-sm">
          {copy.findings.law} <span className="font-serif">{matter.law.join('; ')}</span>
        </p>
      )}
      {question && (
        <Button
          look="secondary"
          disabled={isDisabled}
          aria-label={copy.findings.changeLabel(question)}
          onClick={onChange}
          className="mt-3"
        >
          {copy.findings.change}
        </Button>
      )}
    </Notice>
  )
}
