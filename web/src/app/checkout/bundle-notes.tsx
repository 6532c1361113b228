import { Link } from 'react-router'
import type { Bundle, DocumentType } from '@/api/types'
import { copy } from '@/copy'
import { saving } from '@/features/catalog/separately'
import { shortDollars } from '@/lib/money'
import { paths } from '@/lib/paths'
import { Notice } from '@/ui/notice'

type BundleNotesProps = { bundle: Bundle; types: DocumentType[]; isOwned: boolean }

/** What a bundle saves, and that one has it already. */
export function BundleNotes({ bundle, types, isOwned }: BundleNotesProps) {
  const saved = saving(bundle, types)
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
