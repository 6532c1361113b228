import { useState } from 'react'
import { api, dataOf } from '@/api/client'
import type { ProofFields } from '@/api/types'
import { copy } from '@/app/copy'
import { saveFile } from '@/lib/save-file'
import { Button } from '@/ui/button'
import { SentNote } from '@/ui/sent-note'
import { ProofDialog } from './proof-dialog'
import { Section } from './section'
import type { Holder } from './use-proof'

const text = copy.account.export

type Stage = 'rest' | 'asking' | 'done'

/** Everything that is kept about the person, as one file. */
export function ExportSection({ holder }: { holder: Holder }) {
  const [stage, setStage] = useState<Stage>('rest')
  return (
    <Section title={text.title} text={text.text}>
      <Button look="secondary" onClick={() => setStage('asking')}>
        {text.open}
      </Button>
      <SentNote text={stage === 'done' && text.done} />
      {stage === 'asking' && (
        <ProofDialog
          holder={holder}
          title={text.open}
          text={holder.way === 'password' && !holder.passkeys ? text.question : text.text}
          confirm={text.start}
          busyText={text.busy}
          onClose={() => setStage('rest')}
          send={fetchArchive}
          onDone={({ file, name }) => {
            saveFile(file, name)
            setStage('done')
          }}
        />
      )}
    </Section>
  )
}

/** A file that comes with the name which the server has given it. */
async function fetchArchive(body: ProofFields): Promise<{ file: Blob; name: string }> {
  const call = api.POST('/api/account/export', { body, parseAs: 'blob' })
  const file = await dataOf(call)
  const { headers } = (await call).response
  const named = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')
  return { file, name: named?.[1] ?? text.fileName }
}
