import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { passwordRules, ruleNames, type PasswordRule } from '@/lib/new-password'
import { CheckIcon } from '@/ui/icons'

/** The rules for a new password, and which of them it keeps already. Read out they are one sentence. */
export const PasswordTicks = ({ password }: { password: string }) => (
  <>
    <span className="sr-only">{copy.auth.passwordHint}</span>
    <span
      aria-hidden="true"
      className="grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-x-4 gap-y-1 text-base sm:grid-cols-2"
    >
      {ruleNames.map((rule) => (
        <Tick key={rule} rule={rule} isKept={passwordRules[rule](password)} />
      ))}
    </span>
  </>
)

const Tick = ({ rule, isKept }: { rule: PasswordRule; isKept: boolean }) => (
  <span data-kept={isKept} className={cx('flex items-center gap-2', isKept ? 'text-palm' : 'text-soft')}>
    {/* A dot and no circle: that would be a choice to press. */}
    <span className="grid size-5 shrink-0 place-items-center">
      {isKept ? <CheckIcon className="size-4" /> : <span className="size-1.5 rounded-full bg-current" />}
    </span>
    {copy.auth.passwordTicks[rule]}
  </span>
)
