import { useState } from 'react'
import { api, dataOf } from '@/api/client'
import type { ProofFields } from '@/api/types'
import { copy } from '@/copy'
import { endSignOut, startSignOut } from '@/lib/sign-out'
import { Button } from '@/ui/button'
import { ProofDialog } from './proof-dialog'
import { Section } from './section'
import type { Holder } from './use-proof'

const text = copy.account.end

type DeleteSectionProps = { holder: Holder; onDeleted: (told: string) => void }

/** The end of the account: what goes with it, and a question before it does. */
export function DeleteSection({ holder, onDeleted }: DeleteSectionProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <Section look="end" title={text.title} text={text.text}>
      <ul className="list-disc space-y-1.5 pl-5">
        {text.gone.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-4 text-soft">{text.advice}</p>
      <Button look="quiet-danger" onClick={() => setAsking(true)} className="mt-5 border border-current">
        {text.open}
      </Button>
      {isAsking && (
        <ProofDialog
          holder={holder}
          title={text.question}
          text={text.warning}
          confirm={text.confirm}
          look="danger"
          busyText={text.busy}
          onClose={() => setAsking(false)}
          send={deleteAccount}
          onDone={onDeleted}
        />
      )}
    </Section>
  )
}

/** Calls that find the session gone meanwhile say nothing new. */
async function deleteAccount(body: ProofFields): Promise<string> {
  startSignOut()
  try {
    return (await dataOf(api.POST('/api/account/delete', { body }))).message
  } catch (error) {
    endSignOut()
    throw error
  }
}
