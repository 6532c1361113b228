import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { sentenceOf } from '@/api/errors'
import { verify as text } from '@/copy/verify'
import { faultOf } from '@/lib/verification-code'
import { TextField } from '@/ui/field'
import { Form } from '@/ui/form'
import { Refusal } from '@/ui/refusal'
import { ask, type Question } from './ask'
import { FileDrop } from './file-drop'
import { PaperAnswer } from './paper-answer'

const sentence = (code: string): string | true => {
  const fault = faultOf(code)
  return fault ? text.faults[fault] : true
}

/**
 * Asks about a paper by its code, by its file, or by both. A code that stands in the address is asked about at once; what was
 * answered of a code goes when another one is typed.
 */
export function VerifyForm({ code }: { code: string }) {
  const form = useForm({ defaultValues: { code } })
  const { mutate, reset, data, error, isPending } = useMutation({ mutationFn: ask })
  const send = (question: Question) => mutate(question)
  const { handleSubmit, register, getValues, setError, formState } = form
  useEffect(() => {
    if (code) void handleSubmit((fields) => mutate(fields))()
  }, [code, handleSubmit, mutate])
  const takeFile = (file: File) => {
    const typed = getValues('code')
    const wrong = typed.trim() ? sentence(typed) : true
    if (wrong === true) send({ code: typed, file })
    else setError('code', { message: wrong }, { shouldFocus: true })
  }
  return (
    <>
      <Form form={form} onSend={send} action={text.check} isBusy={isPending}>
        <TextField
          label={text.code}
          hint={text.codeHint}
          error={formState.errors.code?.message}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...register('code', { validate: sentence, onChange: reset })}
        />
      </Form>
      <Refusal message={error ? sentenceOf(error, text.failed) : undefined} />
      <div role="status" className="mt-6">
        {isPending && <p>{text.checking}</p>}
        {!isPending && !error && data && <PaperAnswer answer={data} />}
      </div>
      <h2 className="mt-10 text-heading">{text.or}</h2>
      <p className="mt-2 mb-4 text-soft">{text.fileNote}</p>
      <FileDrop onFile={takeFile} />
    </>
  )
}
