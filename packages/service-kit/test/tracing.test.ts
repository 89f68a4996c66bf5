import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { startOtlpReceiver } from '@kahani/testing/otlp-receiver'
import { createTestDatabase } from '@kahani/testing/postgres'
import { createTestRedis } from '@kahani/testing/redis'
import { expect, onTestFinished, test } from 'vitest'

const SERVICE = join(import.meta.dirname, 'traced-service.ts')
const CALLER = '4bf92f3577b34da6a3ce929d0e0e4736'
const NOT_SAMPLED = { traceparent: `00-${CALLER}-00f067aa0ba902b7-00` }

/** Sends a request, which belongs to a trace that is not sampled, to a service, and stops the service after its job. */
async function trace(settings: Record<string, string>, headers: Record<string, string> = NOT_SAMPLED) {
  const receiver = await startOtlpReceiver()
  onTestFinished(() => receiver.stop())
  const [{ urlFor }, redis] = await Promise.all([createTestDatabase(), createTestRedis()])
  const env = { ...receiver.env, DATABASE_URL: urlFor('stories'), REDIS_URL: redis.url, ...settings }
  const child = spawn(process.execPath, [SERVICE], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'], env })
  onTestFinished(() => void child.kill('SIGKILL'))
  const log = text(child.stdout as Readable)
  const [url] = (await once(child, 'message')) as [string]
  const jobs: unknown[] = []
  child.on('message', job => jobs.push(job))
  const response = await fetch(`${url}/api/work/Asha?token=secret`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ name: 'Asha' }),
  })
  expect(response.status).toBe(200)
  await expect.poll(() => jobs.length).toBe(settings.PERIODIC ? 2 : 1)
  child.kill('SIGTERM')
  return { log: await log, spans: receiver.spans, sent: receiver.bodies.join('\n') }
}

test('a trace leads from the request through the outbox and the queue to the calls of the job, without personal data', async () => {
  const { spans: all, sent, log } = await trace({ PERIODIC: 'true' }, {})
  const { traceId } = all.find(({ name }) => name === 'POST /api/work/:child') ?? {}
  const spans = all.filter(span => span.traceId === traceId)

  // The job without a request begins a trace.
  const roots = all.filter(({ parentId }) => !parentId).map(({ name }) => name)
  expect(roots.sort()).toEqual(['POST /api/work/:child', 'process work'])
  const path = []
  for (let span = spans.find(({ name }) => name === 'POST /internal/done'); span; ) {
    path.unshift(span.name)
    const { parentId } = span
    span = spans.find(({ id }) => id === parentId)
  }
  expect(path).toEqual(['POST /api/work/:child', 'outbox work', 'process work', 'step', 'POST', 'POST /internal/done'])
  const children = spans.filter(({ parentId }) => parentId === spans.find(({ name }) => name.includes('/api/'))?.id)
  expect(children.map(({ name }) => name)).toEqual(expect.arrayContaining(['get', 'INSERT outbox']))
  expect(spans.filter(({ failed }) => failed).map(({ name }) => name)).toContain('POST /internal/done')

  expect(sent).not.toMatch(/Asha|secret/)
  const lines = log
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(lines.find(({ msg }) => msg === 'working')).toMatchObject({ trace_id: spans[0]?.traceId })
})

test('a service continues the trace of its caller, and sends the spans with an error of a trace that is not sampled', async () => {
  const { spans } = await trace({})
  expect(spans).not.toEqual([])
  expect(spans.every(({ traceId, failed }) => traceId === CALLER && failed)).toBe(true)
})

test('a service that strangers can reach begins a trace of its own', async () => {
  const { spans } = await trace({ IS_PUBLIC: 'true' })
  expect(spans.map(({ name }) => name)).toContain('POST /api/work/:child')
  expect(spans.map(({ traceId }) => traceId)).not.toContain(CALLER)
})

test('without an endpoint, nothing of OpenTelemetry is loaded', async () => {
  const script = `
    import { createRequire } from 'node:module'
    import { runProcess } from '${join(import.meta.dirname, '../src/process.ts')}'
    import { openQueue } from '${join(import.meta.dirname, '../src/queues.ts')}'
    await runProcess('plain', async () => {
      const loaded = Object.keys(createRequire(import.meta.url).cache)
      process.send(loaded.filter(path => /opentelemetry|@fastify.otel/.test(path)))
      return { close: async () => {} }
    })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {},
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  expect(await once(child, 'message')).toEqual([[], undefined])
})
