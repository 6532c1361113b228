import { useNavigate } from 'react-router'
import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'

type DisclosureActionsProps = {
  id: number
  /** Whether it is being recorded, or what is still needed. */
  state: string
  isTicked: boolean
  isClosed: boolean
}

/** The two ways on, which open once the acknowledgment is recorded. */
export function DisclosureActions({ id, state, isTicked, isClosed }: DisclosureActionsProps) {
  const navigate = useNavigate()
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-2 sm:pl-9 lg:mt-4 lg:pl-0">
      {/* On a phone an open button shows it. */}
      <p
        role="status"
        className={cx(
          'min-w-0 grow basis-32 text-sm text-soft max-sm:basis-full lg:basis-full',
          isTicked && 'max-sm:sr-only',
        )}
      >
        {state}
      </p>
      {/* On a phone it comes in the place of what was needed. */}
      <p id="ways" className={cx('basis-full text-sm text-soft lg:order-last', !isTicked && 'max-sm:hidden')}>
        {copy.disclosure.ways}
      </p>
      <Button
        disabled={isClosed}
        aria-describedby="ways"
        onClick={() => void navigate(paths.chat(id))}
        className="max-sm:grow sm:min-w-36 lg:w-full"
      >
        {copy.disclosure.continue}
      </Button>
      <Button
        look="secondary"
        disabled={isClosed}
        onClick={() => void navigate(paths.questionnaire(id))}
        className="max-sm:grow lg:w-full"
      >
        {copy.disclosure.toForm}
      </Button>
    </div>
  )
}
