import type { ComponentProps } from 'react'
import { cx } from '@/lib/cx'
import { useKeptFocus } from './use-kept-focus'

type Look = 'primary' | 'secondary' | 'quiet' | 'danger' | 'quiet-danger'
type Shape = keyof typeof shapes

const looks: Record<Look, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border border-edge bg-raised text-ink hover:bg-sunken',
  quiet: 'text-accent hover:bg-accent-soft',
  danger: 'bg-danger text-on-accent hover:bg-danger-hover',
  'quiet-danger': 'text-danger hover:bg-danger-soft',
}

const shapes = {
  normal: 'min-h-11 rounded-md px-5',
  large: 'min-h-12 rounded-md px-6',
  /** For a row that has to fit a narrow screen. */
  tight: 'min-h-11 rounded-md px-2.5 min-[23rem]:px-4 sm:px-5',
  /** For several in a list. */
  compact: 'min-h-11 rounded-md px-3 text-base',
  chip: 'min-h-11 rounded-full px-5 aria-pressed:border-accent aria-pressed:bg-accent-soft',
  icon: 'size-11 rounded-md',
}

type Style = { look?: Look | undefined; shape?: Shape | undefined; className?: string | undefined }

/** The look of a button, for links that lead somewhere and should look like one. */
export const buttonClass = ({ look = 'primary', shape = 'normal', className }: Style = {}): string =>
  cx(
    'inline-flex items-center justify-center gap-2 py-2 text-center leading-snug font-semibold no-underline transition-colors',
    'disabled:cursor-not-allowed disabled:border disabled:border-line disabled:bg-transparent disabled:text-soft',
    shapes[shape],
    looks[look],
    className,
  )

type ButtonProps = ComponentProps<'button'> & Style & { busy?: boolean }

/** A busy button is disabled, says so, and shows a turning mark. */
export function Button({
  look,
  shape,
  busy = false,
  className,
  type = 'button',
  disabled,
  children,
  ...rest
}: ButtonProps) {
  const button = useKeptFocus(busy)
  return (
    <button
      ref={button}
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the default is set above
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClass({ look, shape, className })}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

/** Turns while something is on its way. Words beside it say what. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4 shrink-0 animate-spin rounded-full border-2 border-current border-t-transparent"
    />
  )
}
