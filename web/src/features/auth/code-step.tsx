import { useEffect, useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { hasCode, hasStatus, sentenceOf } from '@/api/errors'
import { showFailure } from '@/api/refusals'
import { copy } from '@/copy'
import { Button } from '@/ui/button'
import { FormError, TextField } from '@/ui/field'
import { Form } from '@/ui/form'
import { Notice } from '@/ui/notice'
import { notifyFailure } from '@/ui/notify'
import { useEnterCode } from './use-sign-in'

type Fields = { code: string }
type CodeStepProps = {
  email: string
  challenge: string
  beforeShown: () => Promise<void>
  onIn: () => void
  /** Signs in again with the same password, for a new code. */
  again: { ask: () => void; isBusy: boolean; failure: string | undefined; isDone: boolean }
  onBack: () => void
}

const text = copy.auth.code

/** The second step of a sign-in with a new browser: the code that was mailed. */
export function CodeStep({ email, challenge, beforeShown, onIn, again, onBack }: CodeStepProps) {
  const form = useForm<Fields>({ defaultValues: { code: '' } })
  const [ended, setEnded] = useState<string>()
  const enter = useEnterCode(beforeShown)
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])
  const refuse = (error: unknown) => {
    notifyFailure(error, text.failed, copy.toasts.loginFailed)
    if (hasStatus(error, 410)) return setEnded(sentenceOf(error, text.failed))
    if (hasCode(error, 'wrong_code')) form.setError('code', { message: sentenceOf(error, text.failed) })
    else showFailure(form, error, text.failed)
    form.setFocus('code', { shouldSelect: true })
  }
  const send = ({ code }: Fields) =>
    enter.mutate({ challenge, code: digitsOf(code) }, { onSuccess: onIn, onError: refuse })
  const { errors } = form.formState
  return (
    <>
      <Form
        form={form}
        onSend={send}
        action={ended === undefined ? text.submit : undefined}
        isBusy={enter.isPending}
        width="full"
      >
        {ended === undefined && (
          <TextField
            label={text.label}
            hint={text.hint(email)}
            inputMode="numeric"
            autoComplete="one-time-code"
            error={errors.code?.message}
            {...form.register('code', { validate: sixDigits })}
          />
        )}
      </Form>
      <div role="status">{ended && <Notice tone="warning">{ended}</Notice>}</div>
      <NewCode {...again} isNeeded={ended !== undefined}>
        <Button look="quiet" onClick={onBack}>
          {text.back}
        </Button>
      </NewCode>
    </>
  )
}

type NewCodeProps = CodeStepProps['again'] & { isNeeded: boolean; children: ReactNode }

function NewCode({ ask, isBusy, failure, isDone, isNeeded, children }: NewCodeProps) {
  return (
    <div className="mt-6">
      {!isNeeded && (
        <div className="border-t border-line pt-5 text-base text-soft">
          <p>{text.nothing}</p>
          <p className="mt-1">{text.why}</p>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-x-2 gap-y-1">
        <Button look={isNeeded ? 'primary' : 'secondary'} busy={isBusy} onClick={ask}>
          {text.again}
        </Button>
        {children}
      </div>
      <p role="status" className="mt-3 empty:sr-only">
        {isDone && text.sentAgain}
      </p>
      <FormError message={failure} />
    </div>
  )
}

/** Pasted codes come with spaces and words around them. */
const digitsOf = (code: string): string => code.replaceAll(/\D/g, '')
const sixDigits = (code: string) => digitsOf(code).length === 6 || text.format
