import { copy } from '@/copy'
import { cx } from '@/lib/cx'
import { passwordRules, ruleNames, type PasswordRule } from '@/lib/new-password'
import { CheckIcon } from '@/ui/icons'
import { CloseIcon } from '@/ui/screen-icons'

const text = copy.auth

type PasswordTicksProps = {
  password: string
  /** Whether it was refused: then each rule that it breaks is said. */
  isRefused: boolean
}

/** The rules for a new password, and which of them it keeps already. */
export const PasswordTicks = ({ password, isRefused }: PasswordTicksProps) =>
  isRefused ? <Refused password={password} /> : <Asked password={password} />

/** Read out they are one sentence. */
const Asked = ({ password }: { password: string }) => (
  <>
    <span className="sr-only">{text.passwordHint}</span>
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
    {text.passwordTicks[rule]}
  </span>
)

/** The list stays, and is read out: what is missing, and what is there. */
const Refused = ({ password }: { password: string }) => (
  <span role="alert" className="block text-base">
    <span role="list" className="grid gap-y-1">
      {ruleNames.map((rule) =>
        passwordRules[rule](password) ? <Met key={rule} rule={rule} /> : <Unmet key={rule} rule={rule} />,
      )}
    </span>
  </span>
)

const Met = ({ rule }: { rule: PasswordRule }) => (
  <span role="listitem" className="flex gap-2 text-palm">
    <CheckIcon className="mt-1 size-5 shrink-0 p-0.5" />
    <span>
      <span className="sr-only">{text.passwordMet} </span>
      <span>{text.passwordTicks[rule]}</span>
      <span className="sr-only">. </span>
    </span>
  </span>
)

const Unmet = ({ rule }: { rule: PasswordRule }) => (
  <span role="listitem" className="flex gap-2 font-semibold text-danger">
    <CloseIcon className="mt-1 size-5 shrink-0 p-0.5" />
    <span>
      <span>{text.errors[rule]}</span>
      <span className="sr-only">. </span>
    </span>
  </span>
)
