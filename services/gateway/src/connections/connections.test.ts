import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'

/** Counts the sets that 5,000 refused connections leave behind. */
const COUNT = `
  import { EventEmitter } from 'node:events'
  import { Server } from 'node:http'
  import { queryObjects } from 'node:v8'
  import { parentPort } from 'node:worker_threads'
  import { limitConnections } from ${JSON.stringify(import.meta.resolve('./connections.ts'))}

  const server = new Server()
  const connections = limitConnections(server, { total: 0, perAddress: 1 })
  const before = queryObjects(Set, { format: 'count' })
  for (let i = 0; i < 5_000; i++) {
    const remoteAddress = '2001:db8:' + i.toString(16) + '::1'
    server.emit('connection', Object.assign(new EventEmitter(), { remoteAddress, destroy: () => undefined }))
  }
  parentPort.postMessage({ sets: queryObjects(Set, { format: 'count' }) - before, open: connections.open() })
`

test('keeps nothing of connections that are refused', async () => {
  // To count objects takes seconds in the heap of a test worker, which has loaded most of the product.
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(COUNT)}`))
  const [{ sets, open }] = await once(worker, 'message')
  expect(sets).toBeLessThan(1_000)
  expect(open).toBe(0)
})
