import { hasStatus, sentenceOf } from '@/api/errors'
import type { CourtForm } from '@/api/types'
import { courtForms as text } from '@/copy/court-forms'
import { Button } from '@/ui/button'
import type { FormRow } from '../signing/execution'
import type { ReadyForms } from '../signing/use-ready-forms'
import { useDownloadCourtForm } from './use-download-court-form'

type RowProps = {
  id: number
  form: CourtForm
  /** What the cover sheet says of the form. */
  row: FormRow | undefined
  /** Whether it takes the place of a paper of the packet. */
  isInstead: boolean
  /** Whether the list has said for all why none can be had here. */
  isSaidAbove: boolean
  readyForms: ReadyForms
}

/** A form of the court: who files and signs it, and the file, or where the court has it. */
export function CourtFormRow({ id, form, row, isInstead, isSaidAbove, readyForms }: RowProps) {
  const { number, title, revision, names } = form
  const download = useDownloadCourtForm(id)
  const obstacle = form.obstacle ?? refusal(download.error)
  return (
    <li className="grid gap-x-6 gap-y-3 py-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <div className="min-w-0">
        <h4 className="text-subhead break-words">
          {text.name(number)}: {title}
        </h4>
        {isInstead && <p className="mt-1 text-base font-semibold">{text.instead}</p>}
        <p className="mt-1 text-base break-words">{text.filedBy(names)}</p>
        <p className="mt-1 text-base text-soft">
          {row && <>{text.signs(row.who, row.when)} · </>}
          {text.revision(revision)}
        </p>
        {obstacle && <Obstacle form={form} obstacle={isSaidAbove ? '' : obstacle} />}
        <label className="mt-2 flex min-h-11 w-fit items-center gap-3 text-base">
          <input
            type="checkbox"
            className="size-6 shrink-0"
            aria-label={text.readyLabel(number, names)}
            checked={readyForms.ready.includes(copyOf(form))}
            onChange={() => readyForms.check(copyOf(form))}
          />
          {text.ready}
        </label>
      </div>
      {!form.obstacle && (
        <Button
          look="secondary"
          shape="compact"
          className="justify-self-start"
          busy={download.isPending}
          aria-label={text.downloadLabel(number, names)}
          onClick={() => download.mutate(form)}
        >
          {text.download}
        </Button>
      )}
    </li>
  )
}

/** Each spouse checks off a copy of their own. The petitioner’s is known by the number alone. */
const copyOf = ({ number, of }: CourtForm): string => (of === 'respondent' ? `${number} ${of}` : number)

/** An answer that has no room on the form shows only when the form is filled. */
const refusal = (error: unknown): string | null => (hasStatus(error, 409) ? sentenceOf(error, '') : null)

/** Why it is not to be had here, and where it is. */
const Obstacle = ({ form: { number, address }, obstacle }: { form: CourtForm; obstacle: string }) => (
  <p className="mt-3 border-l-4 border-accent pl-4 text-base break-words">
    {obstacle && <>{obstacle} </>}
    {address ? (
      <a href={address} rel="noreferrer" className="link">
        {text.court(number)}
      </a>
    ) : (
      text.look
    )}
  </p>
)
