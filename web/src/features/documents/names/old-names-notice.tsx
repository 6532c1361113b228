import { useMemo, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import type { Document, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { Button } from '@/ui/button'
import { Fold } from '@/ui/fold'
import { Notice } from '@/ui/notice'
import { textOf } from '../answers'
import { oldNames, type OldName } from './old-names'
import { keepName, onPastNames, parsePastNames, storedPastNames } from './past-names'

const text = copy.names

type OldNamesNoticeProps = {
  document: Document
  type: DocumentType
  /** Where a question or a detail is changed. */
  pathOf: (id: string) => string
  /** The one that is asked now. */
  asked?: string | undefined
  /** Whether a phone folds it, to leave room for what is asked. */
  isFolded?: boolean
}

/** Says where a name still stands after it was changed or taken out in another place. It is read out when it appears. */
export function OldNamesNotice({ document, type, ...ways }: OldNamesNoticeProps) {
  const stored = useSyncExternalStore(onPastNames, () => storedPastNames(document.id))
  const found = useMemo(() => oldNames(type, document, parsePastNames(stored)), [type, document, stored])
  return (
    <div role="status" className="space-y-3 [&:not(:empty)]:my-4">
      {found.map((each) => (
        <div key={each.name} tabIndex={-1}>
          <OldNameNotice {...each} {...ways} type={type} onKeep={() => keepName(document.id, each.name)} />
        </div>
      ))}
    </div>
  )
}

type OldNameNoticeProps = OldName & Omit<OldNamesNoticeProps, 'document'> & { onKeep: () => void }

const OldNameNotice = ({ name, isFolded = false, ...said }: OldNameNoticeProps) => (
  <Notice tone="warning" title={text.title(name)} className={cx(isFolded && 'max-sm:pb-1')}>
    {isFolded ? (
      <Fold summary={text.where}>
        <Places name={name} {...said} />
      </Fold>
    ) : (
      <Places name={name} {...said} />
    )}
  </Notice>
)

/** Where the name still stands, each with the way there. */
const Places = ({ name, from, places, type, pathOf, asked, onKeep }: OldNameNoticeProps) => (
  <>
    <p>{text.text(textOf(type, from))}</p>
    <ul className="mt-2 space-y-2">
      {places.map((id) => (
        <li key={id}>
          {id === asked ? (
            <span className="inline-flex min-h-11 items-center">{text.here(textOf(type, id))}</span>
          ) : (
            <Link
              to={pathOf(id)}
              state={{ moved: true }}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {textOf(type, id)}
            </Link>
          )}
        </li>
      ))}
    </ul>
    <Button
      look="quiet"
      shape="compact"
      className="-ml-3"
      aria-label={text.keepLabel(name)}
      onClick={({ currentTarget }) => {
        focusPast(currentTarget.closest('[tabindex]'))
        onKeep()
      }}
    >
      {text.keep}
    </Button>
  </>
)

/** Where one answers, and otherwise the heading of the page. */
const ASKED = ['[data-answer]', '[data-stays] :is(input, select, textarea)', 'h1']

/** A notice goes away with its focus. It passes on to the next one, or else to what is asked, or to the page. */
function focusPast(notice: Element | null): void {
  const others = [notice?.nextElementSibling, notice?.previousElementSibling]
  const asked = ASKED.map((what) => document.querySelector(what))
  const next = [...others, ...asked].find((place) => place instanceof HTMLElement)
  next?.focus()
}
