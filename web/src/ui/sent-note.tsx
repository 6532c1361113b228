import { Drawing } from './drawings/drawing'
import { Notice } from './notice'

/** Says that a form has been sent. The region is there before its words are, so that they are read out. */
export function SentNote({ text, className = 'mt-6' }: { text: string | false; className?: string }) {
  return (
    <div role="status">
      {text && (
        <Notice className={className}>
          <div className="flex flex-wrap items-center gap-4">
            <Drawing motif="sunrise" className="w-28" />
            <p className="min-w-0 flex-1 basis-60">{text}</p>
          </div>
        </Notice>
      )}
    </div>
  )
}
