import { useState } from 'react'
import { api, dataOf } from '@/api/client'
import type { ProofFields } from '@/api/types'
import { copy } from '@/copy'
import { saveFile } from '@/lib/save-file'
import { Button } from '@/ui/button'
import { SentNote } from '@/ui/sent-note'
import { ProofDialog } from './proof-dialog'
import { Section } from './section'
import type { Holder } from './use-proof'

const text = copy.account.export

/** How many files have come, and where the next one begins; null after the last. */
type Progress = { files: number; next: string | null }

/** Everything that is kept about the person: one file, or several for very much. */
export function ExportSection({ holder }: { holder: Holder }) {
  const [{ files, next }, setProgress] = useState<Progress>({ files: 0, next: null })
  const [isAsking, setAsking] = useState(false)
  const open = next === null ? text.open : text.openNext(files + 1)
  return (
    <Section look="card" title={text.title} text={text.text}>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {open}
      </Button>
      <SentNote text={files > 0 && !isAsking && (next === null ? text.done : text.doneSoFar(files))} />
      {isAsking && (
        <ProofDialog
          holder={holder}
          title={open}
          text={holder.way === 'password' && !holder.passkeys ? text.question : text.text}
          confirm={text.start}
          busyText={text.busy}
          onClose={() => setAsking(false)}
          send={(proof) => fetchArchive(proof, next)}
          onDone={(archive) => {
            const part = next === null ? 1 : files + 1
            saveFile(archive.file, nameOf(archive.name, part))
            setProgress({ files: part, next: archive.next })
            setAsking(false)
          }}
        />
      )}
    </Section>
  )
}

type Archive = { file: Blob; name: string; next: string | null }

/** A file that comes with the name which the server has given it. */
async function fetchArchive(body: ProofFields, cursor: string | null): Promise<Archive> {
  const params = { query: cursor === null ? {} : { cursor } }
  const call = api.POST('/api/account/export', { params, body, parseAs: 'blob' })
  const file = await dataOf(call)
  const { headers } = (await call).response
  const named = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')
  return { file, name: named?.[1] ?? text.fileName, next: headers.get('x-next-cursor') }
}

const nameOf = (name: string, part: number): string =>
  part === 1 ? name : name.replace(/\.zip$/, `-${part}.zip`)
