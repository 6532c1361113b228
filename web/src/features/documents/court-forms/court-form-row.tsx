import { hasStatus, sentenceOf } from '@/api/errors'
import type { CourtForm } from '@/api/types'
import { courtForms as text } from '@/copy/court-forms'
import { cx } from '@/lib/cx'
import { Button } from '@/ui/button'
import type { FormRow } from '../signing/execution'
import type { ReadyForms } from '../signing/use-ready-forms'
import { copyOf } from './copy-of'
import { FormLine } from './form-line'
import { useDownloadCourtForm } from './use-download-court-form'

type RowProps = {
  id: number
  form: CourtForm
  /** What the cover sheet says of the form. */
  row: FormRow | undefined
  /** Whether it takes the place of a paper of the packet. */
  isInstead: boolean
  /** Whether no heading above says who files it. */
  saysFiler: boolean
  /** Whether the list has said for all why none can be had here. */
  isSaidAbove: boolean
  readyForms: ReadyForms
}

/** A form of the court: who files and signs it, and the file, or where the court has it. */
export function CourtFormRow({ id, form, row, isInstead, saysFiler, isSaidAbove, readyForms }: RowProps) {
  const { number, revision, names } = form
  const download = useDownloadCourtForm(id)
  const obstacle = form.obstacle ?? refusal(download.error)
  return (
    <FormLine
      label={text.readyLabel(number, names)}
      isReady={readyForms.ready.includes(copyOf(form))}
      onCheck={() => readyForms.check(copyOf(form))}
      name={<Name {...{ form, isInstead, saysFiler }} />}
      beside={
        !form.obstacle && (
          <Button
            look="secondary"
            shape="compact"
            busy={download.isPending}
            aria-label={text.downloadLabel(number, names)}
            onClick={() => download.mutate(form)}
          >
            {text.download}
          </Button>
        )
      }
      below={
        obstacle && (
          <p
            className={cx(
              'text-base break-words',
              isSaidAbove ? 'pb-2' : 'mb-4 border-l-4 border-accent pl-4',
            )}
          >
            {!isSaidAbove && obstacle} <Where form={form} />
          </p>
        )
      }
    >
      {row && row.form !== number && <p>{row.what}</p>}
      <p>
        {row && <>{text.signs(row.who, row.when)} · </>}
        {text.revision(revision)}
      </p>
      {isInstead && <p>{form.inPacket ? text.insteadInPacket : text.insteadByItself}</p>}
    </FormLine>
  )
}

const Name = ({ form, isInstead, saysFiler }: Pick<RowProps, 'form' | 'isInstead' | 'saysFiler'>) => (
  <>
    <h5 className="font-serif font-semibold">
      {text.name(form.number)}: {form.title}
    </h5>
    {saysFiler && <span className="block text-soft">{text.filedBy(form.names)}</span>}
    {isInstead && <span className={badgeClass}>{form.inPacket ? text.instead : text.insteadOpen}</span>}
  </>
)

const badgeClass =
  'mt-1 inline-block rounded-full bg-warning-soft px-3 py-0.5 text-sm font-semibold text-warning-ink'

/** An answer that has no room on the form shows only when the form is filled. */
const refusal = (error: unknown): string | null => (hasStatus(error, 409) ? sentenceOf(error, '') : null)

/** Where the court has it. */
const Where = ({ form: { number, address } }: { form: CourtForm }) =>
  address ? (
    <a href={address} rel="noreferrer" className="link inline-block py-2">
      {text.court(number)}
    </a>
  ) : (
    text.look
  )
