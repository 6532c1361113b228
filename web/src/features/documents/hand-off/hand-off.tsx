import { useId, useState, type ReactNode } from 'react'
import type { Document, ShareLink, TranscriptTurn } from '@/api/types'
import { handOff as text } from '@/copy/hand-off'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { LinkForm } from './link-form'
import { LinkList } from './link-list'
import { useMakeFile, useMakeLink } from './use-hand-off'

type Props = {
  document: Document
  /** What was said about it in this tab. */
  talk: TranscriptTurn[]
}

/** The file for a lawyer, and links to it. */
export function HandOff({ document, talk }: Props) {
  const [withTalk, setWithTalk] = useState(false)
  const transcript = withTalk ? talk : []
  return (
    <>
      <h3 className="text-subhead">{text.inside}</h3>
      <ul className="mt-2 list-disc space-y-1 pl-6">
        {text.parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      {isDraft(document) && <Notice className="mt-6 max-w-2xl">{text.draft}</Notice>}
      {talk.length > 0 && <TalkTick isOn={withTalk} onChange={setWithTalk} />}
      <FilePart document={document} transcript={transcript} />
      <Links id={document.id} transcript={transcript} />
    </>
  )
}

/** The address of a new link is shown as long as that link is there. */
function Links({ id, transcript }: { id: number; transcript: TranscriptTurn[] }) {
  const make = useMakeLink(id)
  const forget = (link: ShareLink) => {
    if (link.id === make.data?.link.id) make.reset()
  }
  return (
    <>
      <Part title={text.linkTitle} lead={text.linkText}>
        <LinkForm make={make} transcript={transcript} />
      </Part>
      <Part title={text.listTitle} lead={text.openedNote}>
        <LinkList id={id} onGone={forget} />
      </Part>
    </>
  )
}

const isDraft = ({ status, onHold, interview }: Document): boolean =>
  status !== 'paid' || onHold || !interview.complete

function FilePart({ document, transcript }: { document: Document; transcript: TranscriptTurn[] }) {
  const file = useMakeFile(document)
  return (
    <Part title={text.fileTitle} lead={text.fileText}>
      <Button busy={file.isPending} onClick={() => file.mutate(transcript)}>
        {text.download}
      </Button>
    </Part>
  )
}

/** The conversation goes into the file only when its owner says so. */
function TalkTick({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const hint = useId()
  return (
    <div className="mt-6">
      <label className="flex min-h-11 w-fit items-center gap-3 font-semibold">
        <input
          type="checkbox"
          className="size-6 shrink-0"
          checked={isOn}
          aria-describedby={hint}
          onChange={(event) => onChange(event.target.checked)}
        />
        {text.talk}
      </label>
      <p id={hint} className="text-base text-soft">
        {text.talkHint}
      </p>
    </div>
  )
}

type PartProps = { title: string; lead: string; children: ReactNode }

const Part = ({ title, lead, children }: PartProps) => (
  <div className="mt-8 max-w-2xl">
    <h3 className="text-subhead">{title}</h3>
    <p className="mt-1 mb-4 text-soft">{lead}</p>
    {children}
  </div>
)
