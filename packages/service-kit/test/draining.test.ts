import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'

const SERVICE = join(import.meta.dirname, 'draining-service.ts')

async function startService() {
  const child = spawn(process.execPath, [SERVICE], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [port] = (await once(child, 'message')) as [number]
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  async function send(path: string) {
    const [response] = (await once(get({ port, path, agent, host: '127.0.0.1' }), 'response')) as [IncomingMessage]
    response.resume()
    await once(response, 'end')
    return { status: response.statusCode, connection: response.headers.connection }
  }
  return { child, port, send }
}

test('a process that is asked to stop answers every request that it receives', async () => {
  const { child, port, send } = await startService()
  const slow = send('/slow')
  await once(child, 'message')
  const unused = connect(port, '127.0.0.1')
  await once(unused, 'connect')

  let sending = true
  const responses: Awaited<ReturnType<typeof send>>[] = []
  const visitors = Array.from({ length: 8 }, async () => {
    while (sending) {
      responses.push(await send('/fast'))
      await setImmediate()
    }
  })
  await expect.poll(() => responses.length, { interval: 5 }).toBeGreaterThan(50)
  child.kill('SIGTERM')
  // What a load balancer sees. It then sends requests elsewhere.
  await expect.poll(async () => (await send('/readyz')).status, { interval: 5 }).toBe(503)
  const before = responses.length
  await expect.poll(() => responses.length, { interval: 5 }).toBeGreaterThan(before + 50)
  sending = false
  await Promise.all(visitors)
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  expect(responses[0]?.connection).toBe('keep-alive')
  expect(responses.slice(-8).map(({ connection }) => connection)).toEqual(Array(8).fill('close'))

  await expect.poll(() => send('/fast').catch(({ code }) => code), { interval: 20 }).toBe('ECONNREFUSED')
  unused.end('GET /fast HTTP/1.1\r\nhost: test\r\n\r\n')
  const [answer] = await once(unused, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 /)
  child.send('finish')
  expect((await slow).status).toBe(200)
  expect(await once(child, 'exit')).toEqual([0, null])
})
