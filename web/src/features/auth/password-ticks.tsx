import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { passwordRules, ruleNames, type PasswordRule } from '@/lib/new-password'
import { CheckIcon } from '@/ui/icons'

/** The rules for a new password, and which of them it keeps already. Read out they are one sentence. */
export const PasswordTicks = ({ password }: { password: string }) => (
  <>
    <span className="sr-only">{copy.auth.passwordHint}</span>
    <span aria-hidden="true" className="flex flex-wrap gap-x-2.5 gap-y-1 sm:gap-x-4">
      {ruleNames.map((rule) => (
        <Tick key={rule} rule={rule} isKept={passwordRules[rule](password)} />
      ))}
    </span>
  </>
)

const Tick = ({ rule, isKept }: { rule: PasswordRule; isKept: boolean }) => (
  <span data-kept={isKept} className={cx('flex items-center gap-1', isKept ? 'text-palm' : 'text-soft')}>
    {isKept ? <CheckIcon className="size-4" /> : <span className="h-0.5 w-2 rounded-full bg-edge" />}
    {copy.auth.passwordTicks[rule]}
  </span>
)
