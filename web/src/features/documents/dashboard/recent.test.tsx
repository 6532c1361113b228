import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { will } from '@/testing/samples'
import { shop } from '@/testing/shop'
import { awaitPaid } from '../await-paid'
import { Recent } from './recent'

test('what was paid a moment ago is not offered to be paid again', async () => {
  shop()
  const interview = { ...will().interview, complete: true, missing: [] }
  const ready = [7, 8].map((id) => will({ id, status: 'completed', interview }))
  const client = new QueryClient()
  await awaitPaid(client, 7, () => false)
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Recent documents={ready} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const pay = screen.getAllByRole('link', { name: /^Read it and pay: / })
  expect(pay.map((link) => link.getAttribute('href'))).toEqual(['/review/8'])
  expect(screen.getByRole('link', { name: /^Open: / })).toHaveAttribute('href', '/review/7')
})
