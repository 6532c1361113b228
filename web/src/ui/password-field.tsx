import { useState, type ComponentProps, type ReactNode } from 'react'
import { TextField } from './field'

type PasswordFieldProps = ComponentProps<typeof TextField> & {
  showLabel: string
  /** What stands at the other end of the line below it. */
  beside?: ReactNode
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ showLabel, beside, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <div>
      <TextField {...rest} type={isShown ? 'text' : 'password'} />
      <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-base">
        <label className="flex w-fit items-center gap-2.5">
          <input
            type="checkbox"
            className="size-5"
            checked={isShown}
            onChange={(event) => setShown(event.target.checked)}
          />
          {showLabel}
        </label>
        {beside}
      </div>
    </div>
  )
}
