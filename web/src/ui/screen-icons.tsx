import type { ReactNode } from 'react'
import { Icon, type IconProps } from './icons'

// Icons that the first page does not show: it loads without them.

export function LockIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2" />
    </Icon>
  )
}

export function PersonIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <circle cx="12" cy="8.5" r="3.5" />
      <path d="M5 20c.6-4 3.4-6 7-6s6.4 2 7 6" />
    </Icon>
  )
}

export function DownloadIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M12 4v11m-4.5-4L12 15.5 16.5 11M5 19.5h14" />
    </Icon>
  )
}

export function MoreIcon({ className }: IconProps) {
  return (
    <Icon className={className} strokeWidth="3">
      <path d="M12 5.5v0M12 12v0M12 18.5v0" />
    </Icon>
  )
}

export function QuestionIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M8.5 9a3.5 3.5 0 1 1 5.2 3.1c-1.1.6-1.7 1.3-1.7 2.4M12 18.4v.1" />
    </Icon>
  )
}

const pictures: Record<string, ReactNode> = {
  scroll: (
    <path d="M7 4h11v13.5a2.5 2.5 0 0 1-2.5 2.5H6.5A2.5 2.5 0 0 1 4 17.5V16h9v1.5a2.5 2.5 0 0 0 2.5 2.5M7 4v12M10 8h5M10 11.5h5" />
  ),
  rings: (
    <>
      <circle cx="9" cy="14.5" r="5" />
      <circle cx="15" cy="14.5" r="5" />
      <path d="m7.5 6.5 1.5-2h0l1.5 2L9 9.5Z" />
    </>
  ),
  scale: <path d="M12 4v16M8 20h8M5 7h14M5 7l-2.5 6.5a2.5 2.5 0 0 0 5 0Zm14 0-2.5 6.5a2.5 2.5 0 0 0 5 0Z" />,
  key: (
    <>
      <circle cx="8" cy="14.5" r="4" />
      <path d="m11 11.5 8-7.5M16 7l2.5 2.5M13.5 9.3l1.8 1.8" />
    </>
  ),
  heart: (
    <>
      <path d="M12 20S4 15 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15 12 20 12 20Z" />
      <path d="M12 10.5v4M10 12.5h4" />
    </>
  ),
  home: <path d="M4 11.5 12 4.5l8 7M6 10v10h12V10M10 20v-5.5h4V20" />,
}

/** The picture of a document type, by the name that the catalogue gives it. */
export function DocumentIcon({ name, className }: IconProps & { name: string }) {
  return <Icon className={className}>{pictures[name] ?? pictures.scroll}</Icon>
}

export function ArrowLeftIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M19 12H5m6-6-6 6 6 6" />
    </Icon>
  )
}

export function CloseIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="m6 6 12 12M18 6 6 18" />
    </Icon>
  )
}
