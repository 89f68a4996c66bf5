import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { checkPortFree, freePorts } from '../src/ports.ts'

async function listenOn(host: string) {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { server, port: (server.address() as AddressInfo).port }
}

test.each(['127.0.0.1', '0.0.0.0'])('a port in use on %s is rejected with a suggestion', async host => {
  const { port } = await listenOn(host)
  await expect(checkPortFree(port)).rejects.toThrow(
    `Port ${port} is in use by another program. Choose another one, for example: PORT=${port + 1} npm start`,
  )
})

test('a free port is accepted', async () => {
  const [port = 0] = await freePorts(1)
  await checkPortFree(port)
})

test('a port that is released within the wait is accepted', async () => {
  const { server, port } = await listenOn('127.0.0.1')
  // Someone has looked.
  server.once('connection', () => server.close())
  await checkPortFree(port, 10 * 60_000)
})

test('finds several free ports, all different', async () => {
  const ports = await freePorts(12)
  expect(new Set(ports).size).toBe(12)
  for (const port of ports) await checkPortFree(port)
})

test('never returns the same port twice, though nothing listens on it yet', async () => {
  const ports = await Promise.all(Array.from({ length: 40 }, () => freePorts(3)))
  expect(new Set(ports.flat()).size).toBe(120)
})
