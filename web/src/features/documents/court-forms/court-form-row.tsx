import { hasStatus, sentenceOf } from '@/api/errors'
import type { CourtForm } from '@/api/types'
import { courtForms as text } from '@/copy/court-forms'
import { Button } from '@/ui/button'
import { Summary } from '@/ui/summary'
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
  // Where the list has said why, there is only where.
  const isLinked = isSaidAbove && form.obstacle !== null && form.address !== null
  return (
    <li className="grid gap-x-6 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:items-start">
      <div className="min-w-0">
        <details>
          <Summary>
            <span className="min-w-0 grow">
              <h4 className="font-semibold break-words">
                {text.name(number)}: {title}
              </h4>
              <span className="block text-base break-words text-soft">{text.filedBy(names)}</span>
              {isInstead && <span className={badgeClass}>{text.instead}</span>}
            </span>
          </Summary>
          <div className="max-w-2xl space-y-2 pb-4 text-base text-soft">
            <p>
              {row && <>{text.signs(row.who, row.when)} · </>}
              {text.revision(revision)}
            </p>
            {isInstead && <p>{text.insteadWhen}</p>}
          </div>
        </details>
        {obstacle && !isLinked && <Obstacle form={form} obstacle={isSaidAbove ? '' : obstacle} />}
      </div>
      <label className="flex min-h-11 w-fit items-center gap-3 text-base sm:mt-3">
        <input
          type="checkbox"
          className="size-6 shrink-0"
          aria-label={text.readyLabel(number, names)}
          checked={readyForms.ready.includes(copyOf(form))}
          onChange={() => readyForms.check(copyOf(form))}
        />
        {text.ready}
      </label>
      <div className="pb-3 text-base sm:w-40 sm:py-3">
        {isLinked && <AtCourt form={form} />}
        {!form.obstacle && (
          <Button
            look="secondary"
            shape="compact"
            busy={download.isPending}
            aria-label={text.downloadLabel(number, names)}
            onClick={() => download.mutate(form)}
          >
            {text.download}
          </Button>
        )}
      </div>
    </li>
  )
}

const badgeClass =
  'mt-1 inline-block rounded-full bg-warning-soft px-3 py-0.5 text-sm font-semibold text-warning-ink'

/** Each spouse checks off a copy of their own. The petitioner’s is known by the number alone. */
const copyOf = ({ number, of }: CourtForm): string => (of === 'respondent' ? `${number} ${of}` : number)

/** An answer that has no room on the form shows only when the form is filled. */
const refusal = (error: unknown): string | null => (hasStatus(error, 409) ? sentenceOf(error, '') : null)

/** Why it is not to be had here, and where it is. */
const Obstacle = ({ form, obstacle }: { form: CourtForm; obstacle: string }) => (
  <p className="mb-4 border-l-4 border-accent pl-4 text-base break-words">
    {obstacle && <>{obstacle} </>}
    {form.address ? <AtCourt form={form} /> : text.look}
  </p>
)

const AtCourt = ({ form: { number, address } }: { form: CourtForm }) => (
  <a href={address ?? undefined} rel="noreferrer" className="link inline-block py-2">
    {text.court(number)}
  </a>
)
