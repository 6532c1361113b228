import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { passwordRules, ruleNames, type PasswordRule } from '@/lib/new-password'
import { CheckIcon } from '@/ui/icons'

/** Which rules a new password keeps already, while it is typed. The hint of its field says them in words. */
export const PasswordTicks = ({ password }: { password: string }) =>
  password !== '' && (
    <p aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {ruleNames.map((rule) => (
        <Tick key={rule} rule={rule} isKept={passwordRules[rule](password)} />
      ))}
    </p>
  )

const Tick = ({ rule, isKept }: { rule: PasswordRule; isKept: boolean }) => (
  <span data-kept={isKept} className={cx('flex items-center gap-1.5', isKept ? 'text-palm' : 'text-soft')}>
    {isKept ? <CheckIcon className="size-4" /> : <span className="size-4 rounded-full border border-edge" />}
    {copy.auth.passwordTicks[rule]}
  </span>
)
