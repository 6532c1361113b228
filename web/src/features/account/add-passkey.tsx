import { useState } from 'react'
import { api, dataOf } from '@/api/client'
import type { Passkey, ProofFields } from '@/api/types'
import { copy } from '@/copy'
import { createPasskey } from '@/lib/passkeys'
import { TextField } from '@/ui/field'
import { ProofDialog } from './proof-dialog'
import type { Holder } from './use-proof'

const text = copy.passkeys

type AddPasskeyProps = { holder: Holder; onClose: () => void; onAdded: (passkey: Passkey) => void }

/** Asks for a name and for proof of who it is; the browser then asks where to keep the passkey. */
export function AddPasskey({ holder, onClose, onAdded }: AddPasskeyProps) {
  const [name, setName] = useState('')
  return (
    <ProofDialog
      holder={holder}
      title={text.addTitle}
      text={text.addText}
      confirm={text.addConfirm}
      busyText={text.addBusy}
      onClose={onClose}
      send={(proof) => add(proof, name.trim())}
      onDone={onAdded}
    >
      <TextField
        label={text.name}
        hint={text.nameHint}
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </ProofDialog>
  )
}

async function add(proof: ProofFields, name: string): Promise<Passkey> {
  const { challenge, publicKey } = await dataOf(api.POST('/api/account/passkeys/options', { body: proof }))
  const credential = await createPasskey(publicKey)
  return dataOf(api.POST('/api/account/passkeys', { body: { challenge, credential, ...(name && { name }) } }))
}
