import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port of this machine that no one listens on. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('This machine has no free port.')
  return address.port
}
