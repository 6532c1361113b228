import { Link } from 'react-router'
import { ArrowLeftIcon } from '@/ui/screen-icons'

/** The way out of a task. On a phone, and where text is large for the bar, it is an arrow. */
export const BackLink = ({ to, label }: { to: string; label: string }) => (
  <Link to={to} className="link -ml-3 inline-flex h-11 min-w-11 shrink-0 items-center justify-center gap-2">
    <ArrowLeftIcon className="size-[20px]" />
    <span className="max-sm:sr-only @max-[44rem]:sr-only">{label}</span>
  </Link>
)
