import type { Document, DocumentType, Preview, SiteCopy } from '@/api/types'
import { fakeApi, type FakeCall } from './fake-api'
import { paper } from './papers'
import { duval, emptyPreview, maria, simpleWill, siteCopy, will } from './samples'

type Data = Document['data']

/** A server with one document in it, which it reads as `preview` says. */
export function serverWith(
  preview: (data: Data) => Partial<Preview>,
  type: Partial<DocumentType> = {},
  site: Partial<SiteCopy> = {},
) {
  let document = will({ answers: { fullName: 'Maria Lopez', hasChildren: 'No' } })
  return fakeApi({
    'GET /api/auth/user': () => ({ body: maria }),
    'GET /api/catalog/document-types': () => ({ body: [{ ...simpleWill, ...type }] }),
    'GET /api/catalog/counties': () => ({ body: [duval] }),
    'GET /api/catalog/copy': () => ({ body: { ...siteCopy, ...site } }),
    'GET /api/documents/{id}': () => ({ body: document }),
    'GET /api/documents/{id}/preview': () => ({
      body: { ...emptyPreview, complete: true, paper: paper(), ...preview(document.data) },
    }),
    'GET /api/payments/settings': () => ({ body: { publishableKey: 'pk_test_1', scriptUrl: null } }),
    'PATCH /api/documents/{id}': ({ body }: FakeCall) => {
      const data = { ...document.data, ...(body as { data: Data }).data }
      document = { ...document, data, version: document.version + 1 }
      return { body: document }
    },
  })
}
