import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectToast } from '@/testing/expect-toast'
import { saved, serverWith } from '@/testing/one-document'
import { paper } from '@/testing/papers'
import { renderApp } from '@/testing/render-app'
import { will } from '@/testing/samples'

test('after a download it is said that the file is there, by its name', async () => {
  const start = will({ status: 'paid' })
  const paid = { ...start, interview: { ...start.interview, complete: true } }
  const server = serverWith(paid, saved, {
    preview: { complete: true, paper: paper() },
    handlers: {
      'GET /api/payments/settings': () => ({ body: { publishableKey: null, scriptUrl: null } }),
      'GET /api/documents/{id}/download': () => ({ body: 'the PDF' }),
    },
  })
  const { user } = renderApp('/review/7')
  const [button] = await screen.findAllByRole('button', { name: /^Download/ })
  await user.click(button ?? document.body)
  await expectToast('plain', 'Downloaded', 'document-7.pdf is with your downloads.')
  expect(server.callsTo('GET /api/documents/{id}/download')).toHaveLength(1)
})
