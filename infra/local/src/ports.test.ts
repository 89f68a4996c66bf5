import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { checkPortFree, freePorts } from './ports.ts'

async function listenOn(host: string) {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

test.each(['127.0.0.1', '0.0.0.0'])(
  'a port that somebody has on %s is refused, saying how to choose another',
  async host => {
    const port = await listenOn(host)
    await expect(checkPortFree(port)).rejects.toThrow(
      `Port ${port} is taken by another program; choose another one, like: PORT=${port + 1} npm start`,
    )
  },
)

test('a port that nobody has is fine', async () => {
  const [port = 0] = await freePorts(1)
  await checkPortFree(port)
})

test('as many ports as asked for are free, and all different', async () => {
  const ports = await freePorts(12)
  expect(new Set(ports).size).toBe(12)
  for (const port of ports) await checkPortFree(port)
})

test('ports that were given to one are given to no other, though nobody listens to them yet', async () => {
  const given = await Promise.all(Array.from({ length: 40 }, () => freePorts(3)))
  expect(new Set(given.flat()).size).toBe(120)
})
