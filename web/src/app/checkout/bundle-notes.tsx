import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Bundle, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { useVisitor } from '@/features/auth/queries'
import { saving } from '@/features/catalog/separately'
import { documentsQuery } from '@/features/documents/queries'
import { shortDollars } from '@/lib/money'
import { paths } from '@/lib/paths'
import { Notice } from '@/ui/notice'

type BundleNotesProps = { bundle: Bundle; types: DocumentType[]; wanted: DocumentType[] }

/** What a bundle saves, and that one has it already. */
export function BundleNotes({ bundle, types, wanted }: BundleNotesProps) {
  const saved = saving(bundle, types)
  const isOwned = useIsOwned(wanted)
  return (
    <>
      {saved && (
        <p className="mt-2 font-semibold text-accent">
          {shortDollars(bundle.price)} {saved}
        </p>
      )}
      {isOwned && (
        <Notice title={copy.bundles.owned} className="mt-6 max-w-2xl">
          <p>
            {copy.bundles.ownedText}{' '}
            <Link to={paths.dashboard()} className="link">
              {copy.bundles.ownedLink}
            </Link>
          </p>
        </Notice>
      )}
    </>
  )
}

/** Whether a document of each type has been paid for. */
function useIsOwned(wanted: DocumentType[]): boolean {
  const { state } = useVisitor()
  const { data: documents = [] } = useInfiniteQuery({ ...documentsQuery, enabled: state === 'in' })
  const isPaid = ({ id }: DocumentType) =>
    documents.some(({ type, status }) => type === id && status === 'paid')
  return wanted.length > 0 && wanted.every(isPaid)
}
