import { useState, type ComponentProps } from 'react'
import { copy } from '@/app/copy'
import { TextField } from '@/ui/field'

/** A password that can be looked at while it is typed. */
export function PasswordField(props: ComponentProps<typeof TextField>) {
  const [isShown, setShown] = useState(false)
  return (
    <div>
      <TextField {...props} type={isShown ? 'text' : 'password'} />
      <label className="mt-2.5 flex w-fit items-center gap-2.5 text-[0.9375rem]">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={isShown}
          onChange={(event) => setShown(event.target.checked)}
        />
        {copy.auth.showPassword}
      </label>
    </div>
  )
}
