import type { ReactNode, SVGProps } from 'react'

export type IconProps = { className?: string }

/** Drawn for this site on a 24-unit grid. Icons only accompany words, so they are hidden from screen readers. */
export function Icon({
  children,
  className = 'size-5',
  ...rest
}: { children: ReactNode } & SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
      {...rest}
    >
      {children}
    </svg>
  )
}

/** The mark: a coquina shell, its ribs meeting at the hinge. */
export function ShellIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M12 20.5 3 10.2C4.6 6 8 3.5 12 3.5s7.4 2.5 9 6.7Z" />
      <path d="M12 20.5 7 5.2M12 20.5V3.5M12 20.5 17 5.2" />
      <path d="M9.5 20.5h5" />
    </Icon>
  )
}

export function CheckIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  )
}

export function ChevronIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="m6 9 6 6 6-6" />
    </Icon>
  )
}

export function PencilIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="m5 19 1-4.5L15.5 5 19 8.5 9.5 18 5 19Zm8.5-12L17 10.5" />
    </Icon>
  )
}

export function MenuIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </Icon>
  )
}
