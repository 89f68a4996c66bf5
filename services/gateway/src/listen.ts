import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { App } from '@kahani/service-kit/app'

/**
 * Listens on every address of a host: `localhost` has one of IPv4 and one of IPv6. Fastify would create a second HTTP server,
 * without the limits of the first.
 */
export async function listen(app: App, host: string, port: number): Promise<void> {
  const [first = { address: host }, ...others] = await lookup(host, { all: true })
  const forwarders = others.map(({ address }) => ({
    address,
    server: createServer({ allowHalfOpen: true, noDelay: true }, socket => app.server.emit('connection', socket)),
  }))
  let closed: Promise<unknown> | undefined
  app.addHook('preClose', async () => {
    closed = Promise.all(forwarders.map(({ server }) => new Promise(resolve => server.close(resolve))))
  })
  app.addHook('onClose', async () => closed)

  await app.listen({ host: first.address, port })
  for (const { address, server } of forwarders) {
    // The machine may have no such network.
    await once(server.listen(port, address), 'listening').catch(err => app.log.debug({ err }, 'not listening'))
  }
}
