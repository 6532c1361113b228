import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refused, type Handlers } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { visiting } from '@/testing/visitor'

const token = 'a1'.repeat(32)

function open(path: string, handlers: Handlers = {}) {
  const server = visiting(handlers)
  const { user, address } = renderApp(path)
  const download = async () =>
    user.click(await screen.findByRole('button', { name: 'Download the PDF file' }))
  return { server, download, address }
}

test('/shared: nothing is opened before it is asked for, and the address keeps no secret', async () => {
  const { server, download, address } = open(`/shared#${token}`, {
    'POST /api/shared': () => refused(410, 'This link opens nothing.'),
  })
  await screen.findByRole('button', { name: 'Download the PDF file' })
  expect(server.callsTo('POST /api/shared')).toEqual([])
  expect(address()).toBe('/shared')
  await download()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This link does not workThis link opens nothing.',
  )
  expect(server.callsTo('POST /api/shared').map(({ body }) => body)).toEqual([{ token }])
})

test('/shared: an address without its end says so', async () => {
  open(`/shared#${token.slice(1)}`)
  expect(await screen.findByText('Part of the link is missing')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Download the PDF file' })).toBeNull()
})
