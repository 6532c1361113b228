import { Notice } from './notice'

/** Says that a form has been sent. The region is there before its words are, so that they are read out. */
export function SentNote({ text }: { text: string | false }) {
  return <div role="status">{text && <Notice className="mt-6">{text}</Notice>}</div>
}
