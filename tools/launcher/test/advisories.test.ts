import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { findAdvisories } from '../src/advisories.ts'

/** A registry that answers requests for advisories. */
async function startRegistry(status: number, advisories: object) {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') asked.push(...Object.keys((await json(request)) as object))
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(advisories))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { options: [`--registry=http://127.0.0.1:${(server.address() as AddressInfo).port}`], asked }
}

test('lists advisories, and does not pass if the registry has no answer', async () => {
  const none = await startRegistry(200, {})
  expect(await findAdvisories(none.options)).toEqual([])
  expect(none.asked).toContain('fastify')

  const url = 'https://github.com/advisories/GHSA-0000-0000-0000'
  const advisory = { id: 1, url, title: 'Reads any file', severity: 'high', vulnerable_versions: '*', cwe: [] }
  const one = await startRegistry(200, { kysely: [advisory] })
  expect(await findAdvisories(one.options)).toEqual([
    expect.stringMatching(/^kysely@[\d.]+: Reads any file \(high, https:/),
  ])
  const broken = await startRegistry(405, {})
  await expect(findAdvisories(broken.options)).rejects.toThrow('responded with 405')
})
