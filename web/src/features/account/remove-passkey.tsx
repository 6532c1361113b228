import { api, dataOf } from '@/api/client'
import type { Passkey, ProofFields } from '@/api/types'
import { copy } from '@/copy'
import { ProofDialog } from './proof-dialog'
import type { Holder } from './use-proof'

const text = copy.passkeys

type RemovePasskeyProps = {
  passkey: Passkey
  holder: Holder
  onClose: () => void
  onRemoved: (told: string) => void
}

/** A question before a passkey goes; it may be asked for itself. */
export function RemovePasskey({ passkey: { id, name }, holder, onClose, onRemoved }: RemovePasskeyProps) {
  return (
    <ProofDialog
      holder={holder}
      title={text.removeTitle(name || text.unnamed)}
      text={text.removeText}
      confirm={text.removeConfirm}
      look="danger"
      busyText={text.removeBusy}
      onClose={onClose}
      send={(proof) => remove(id, proof)}
      onDone={onRemoved}
    />
  )
}

async function remove(id: string, body: ProofFields): Promise<string> {
  const call = api.POST('/api/account/passkeys/{id}/delete', { params: { path: { id } }, body })
  return (await dataOf(call)).message
}
