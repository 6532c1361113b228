import { useState, type ComponentProps } from 'react'
import { TextField } from './field'

type PasswordFieldProps = ComponentProps<typeof TextField> & { showLabel: string }

/** A password that can be looked at while it is typed. */
export function PasswordField({ showLabel, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <div>
      <TextField {...rest} type={isShown ? 'text' : 'password'} />
      <label className="mt-2.5 flex w-fit items-center gap-2.5 text-base">
        <input
          type="checkbox"
          className="size-5"
          checked={isShown}
          onChange={(event) => setShown(event.target.checked)}
        />
        {showLabel}
      </label>
    </div>
  )
}
