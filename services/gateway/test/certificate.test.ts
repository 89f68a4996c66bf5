import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:tls'
import { createMetrics } from '@kahani/service-kit/metrics'
import { expect, onTestFinished, test } from 'vitest'
import { measureCertificate } from '../src/metrics.ts'
import { SELF_SIGNED } from './self-signed.ts'

const METRIC = 'certificate_expiry_timestamp_seconds'

async function expiryOf(url: string): Promise<number | undefined> {
  const registry = createMetrics('gateway')
  measureCertificate(registry, new URL(url))
  return (await registry.getSingleMetric(METRIC)?.get())?.values[0]?.value
}

test('the expiry of the certificate of the public URL is exported, if there is one', async () => {
  const server = createServer(SELF_SIGNED).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  expect(await expiryOf(`https://127.0.0.1:${port}`)).toBeGreaterThan(Date.now() / 1000)
  expect(await expiryOf(`http://127.0.0.1:${port}`)).toBeNaN()
  expect(await expiryOf('https://127.0.0.1:1')).toBeNaN()
})
