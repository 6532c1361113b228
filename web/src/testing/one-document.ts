import type { Document, DocumentType, Preview } from '@/api/types'
import { fakeApi, type FakeCall, type Handlers, type refused } from './fake-api'
import { duval, emptyPreview, maria, simpleWill, siteCopy } from './samples'

type Patch = Pick<Document, 'answers' | 'data'> & { currentStep: number | null }
type Save = (call: FakeCall, document: Document) => ReturnType<typeof refused>
type Surroundings = { preview?: Partial<Preview>; type?: Partial<DocumentType>; handlers?: Handlers }

/** A server with one document in it; `onSave` says what becomes of a change. */
export function serverWith(start: Document, onSave: Save, { preview, type, handlers }: Surroundings = {}) {
  let document = start
  return fakeApi({
    'GET /api/auth/user': () => ({ body: maria }),
    'GET /api/catalog/document-types': () => ({ body: [{ ...simpleWill, ...type }] }),
    'GET /api/catalog/counties': () => ({ body: [duval] }),
    'GET /api/catalog/copy': () => ({ body: siteCopy }),
    'GET /api/documents/{id}': () => ({ body: document }),
    'GET /api/documents/{id}/preview': () => ({ body: { ...emptyPreview, ...preview } }),
    'GET /api/payments/settings': () => ({ body: { publishableKey: null, scriptUrl: null } }),
    'PATCH /api/documents/{id}': (call) => {
      const answer = onSave(call, document)
      if (!answer.status) document = answer.body as Document
      return answer
    },
    ...handlers,
  })
}

/** The answer to a change that is taken; `interview` says where it leaves the person. */
export function saved(
  { body }: FakeCall,
  document: Document,
  interview: Partial<Document['interview']> = {},
) {
  const { answers, data, currentStep } = body as Patch
  const step = currentStep ?? document.currentStep
  return {
    body: {
      ...document,
      currentStep: step,
      answers: { ...document.answers, ...answers },
      data: { ...document.data, ...data },
      version: document.version + 1,
      interview: { ...document.interview, nextStep: step + 1, ...interview },
    },
  }
}
