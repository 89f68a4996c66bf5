import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { StorageOutage } from '@kahani/service-kit/outages'
import { FULL } from '@kahani/testing/full'
import { expect, onTestFinished, test } from 'vitest'
import { createIllustrationPipeline } from '../src/pipeline/illustration-pipeline.ts'
import type { ProviderCircuitBreaker } from '../src/pipeline/provider-circuit-breaker.ts'
import { CHECK_MODEL, setUpOpenAi } from './setup.ts'
import { SHORT_LOCKS } from './timings.ts'

const CONCURRENCY = 3
const WORKER_PROCESS = fileURLToPath(new URL('./worker-process.ts', import.meta.url))

test('three workers buy every picture exactly once', async () => {
  const { openAi, stories, enqueue, createOpenAiWorker, pictureCount } = await setUpOpenAi({
    pages: 10,
    settings: { pictureMs: 50 },
  })
  for (let i = 0; i < 3; i += 1) (await createOpenAiWorker({ concurrency: 3 })).run()
  await enqueue()
  await expect.poll(() => stories.completions).toBe(1)
  expect(stories.reports.size).toBe(pictureCount - 1)
  expect(openAi.deliveredPictures).toBe(pictureCount)
})

/** A book whose first pictures are bought. `answer` ends the calls of the next ones, which are in flight after `start`. */
async function setUpBook() {
  const setup = await setUpOpenAi({ pages: 6, settings: { pictureMs: 200 } })
  const { openAi, enqueue } = setup
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  const isHeld = () => openAi.deliveredPictures > 3
  openAi.failAlways('picture', { kind: 'wait', until: promise }, isHeld)
  const inFlight = () => openAi.calls('picture').filter(({ endedAt }) => endedAt === undefined)
  return {
    ...setup,
    answer,
    inFlight,
    async start() {
      await enqueue()
      await expect.poll(() => isHeld() && inFlight().length).toBe(CONCURRENCY)
    },
  }
}

/** Starts a worker in a process of its own. @returns kills it */
function spawnWorker(variables: Record<string, string>): () => Promise<void> {
  const env = {
    ...process.env,
    ...variables,
    ILLUSTRATION_CONCURRENCY: String(CONCURRENCY),
    ILLUSTRATION_SIZE: '256',
    LOG_LEVEL: 'silent',
  }
  const worker = spawn(process.execPath, [WORKER_PROCESS], { env, stdio: 'ignore' })
  async function kill(): Promise<void> {
    if (worker.exitCode !== null || worker.signalCode !== null) return
    worker.kill('SIGKILL')
    await once(worker, 'exit')
  }
  onTestFinished(kill)
  return kill
}

test('after a worker is killed only its pictures in flight are bought again', async () => {
  const { openAi, stories, pictureCount, createOpenAiWorker, variables, start, answer } = await setUpBook()
  const kill = spawnWorker({ ...variables, ...openAi.env })
  await start()
  const successor = await createOpenAiWorker({ concurrency: CONCURRENCY }, SHORT_LOCKS)
  await kill()
  await expect.poll(() => openAi.abortedPictures).toBeGreaterThan(0)
  answer()
  successor.run()
  await expect.poll(() => stories.completions).toBe(1)

  expect([...stories.reports.values()].filter(outcome => outcome === 'completed')).toHaveLength(pictureCount - 1)
  expect(openAi.abortedPictures).toBeLessThanOrEqual(CONCURRENCY)
  expect(openAi.calls('picture').length).toBeLessThanOrEqual(pictureCount + CONCURRENCY)
  const lost = [...stories.aiCalls.values()].filter(records => records.length === 1 && records[0]?.kind === 'picture')
  expect(lost.length).toBeGreaterThanOrEqual(openAi.abortedPictures)
})

// `packages/service-kit/test/draining.test.ts` shows that a process closes on SIGTERM.
test('a worker that closes completes its pictures in flight', async () => {
  const { openAi, stories, createOpenAiWorker, start, answer, inFlight } = await setUpBook()
  const worker = await createOpenAiWorker({ concurrency: CONCURRENCY })
  worker.run()
  await start()
  const closed = worker.close()
  answer()
  await closed
  expect(inFlight()).toEqual([])
  expect(openAi.abortedPictures).toBe(0)
  // The sheet is bought, but not reported.
  expect(stories.reports.size).toBe(openAi.deliveredPictures - 1)
})

const isCorrection = (calls: number) => calls === 3

/** What is in flight when a worker is killed, of a cover whose first check finds a fault, and the calls that are made twice. */
const STEPS = {
  'the check of a picture': { endpoint: 'check', when: (calls: number) => calls === 1, twice: 'check' },
  'a correction': { endpoint: 'picture', when: isCorrection, twice: 'picture' },
  'the check of a correction': { endpoint: 'check', when: (calls: number) => calls === 2, twice: 'check' },
} as const

if (FULL) {
  test.each(Object.keys(STEPS) as (keyof typeof STEPS)[])(
    'after a worker is killed during %s only that call is repeated',
    async step => {
      const { endpoint, when, twice } = STEPS[step]
      const setup = await setUpOpenAi({ pages: 0, checked: true })
      const { openAi, stories, enqueue, createOpenAiWorker, variables, pictureCount } = setup
      openAi.failNext(endpoint, { kind: 'hang' }, { when: () => when(openAi.calls(endpoint).length) })
      openAi.failNext('check', { kind: 'facts', facts: { writing: true } })
      const kill = spawnWorker({ ...variables, ...openAi.env, OPENAI_CHECK_MODEL: CHECK_MODEL })
      await enqueue()
      await expect.poll(() => when(openAi.calls(endpoint).length)).toBe(true)
      await kill()
      const successor = await createOpenAiWorker({ concurrency: CONCURRENCY }, SHORT_LOCKS)
      successor.run()
      await expect.poll(() => stories.completions).toBe(1)
      const calls = { picture: openAi.calls('picture').length, check: openAi.calls('check').length }
      const expected = { picture: pictureCount + 1, check: 2 }
      expect(calls).toEqual({ ...expected, [twice]: expected[twice] + 1 })
      expect(
        stories.allReports
          .get(0)
          ?.at(-1)
          ?.checks?.map(({ kept }) => kept),
      ).toEqual([false, true])
    },
  )
}

/** The blob store of a process that ends as soon as it has changed `changes` blobs. */
function endAfter(blobs: BlobStore, changes: number): BlobStore {
  let left = changes
  async function change(write: () => Promise<void>): Promise<void> {
    if (left > 0) await write()
    left -= 1
    if (left <= 0) throw new StorageOutage('the process has ended')
  }
  return {
    ...blobs,
    put: (key, data) => change(() => blobs.put(key, data)),
    delete: async key => ((await blobs.info(key)) ? change(() => blobs.delete(key)) : undefined),
  }
}

const PICTURES: [string, object, { picture: number; check: number }, { isLate?: boolean; isSoftened?: boolean }][] = [
  ['a faulty', { writing: true }, { picture: 3, check: 2 }, {}],
  ['a good', {}, { picture: 2, check: 1 }, {}],
  ['an unfit', { fitForChild: false }, { picture: 3, check: 2 }, { isSoftened: true }],
  ['a faulty and unchecked', { writing: true }, { picture: 3, check: 3 }, { isLate: true }],
]
/** Among the changes when a faulty picture is rendered: its correction is stored. */
const CORRECTED = 6

test.each(FULL ? PICTURES : PICTURES.slice(0, 1))(
  'after whatever change of a blob a process ends, %s picture costs the same',
  async (...parameters) => {
    const [, facts, expected, { isLate = false, isSoftened = false }] = parameters
    const protect: ProviderCircuitBreaker = (_picture, _maxOutages, call) => call()
    let ends = true
    for (let changes = FULL ? 1 : CORRECTED; ends; changes += 1) {
      const setup = await setUpOpenAi({ pages: 0, checked: true })
      const { openAi, storiesClient: stories, providers, logger, storyId } = setup
      if (isLate) openAi.failNext('check', { kind: 'status', status: 500 })
      openAi.failNext('check', { kind: 'facts', facts })
      async function render(blobs: BlobStore, late = false): Promise<void> {
        const pipeline = createIllustrationPipeline({
          ...{ stories, blobs, logger, ...providers, concurrency: 1 },
          ...{ rendering: protect, moderation: protect, checking: protect },
          ...{ onRendered: () => undefined, onChecked: () => undefined, isClosing: () => false },
        })
        const request = await stories.illustrationRequest(storyId)
        const run = { signal: new AbortController().signal, release: () => undefined }
        for (const picture of request.pictures)
          await (late ? pipeline.review(request, picture, run) : pipeline.picture(request, picture, run))
      }
      if (isLate) await render(setup.blobs)
      ends = await render(endAfter(setup.blobs, changes), isLate).then(
        () => false,
        () => true,
      )
      await render(setup.blobs, isLate)
      const calls = { picture: openAi.calls('picture').length, check: openAi.calls('check').length }
      expect([changes, calls]).toEqual([changes, expected])
      const last = openAi.calls('picture').at(-1)?.body.prompt
      expect([changes, last.includes('no danger at all')]).toEqual([changes, isSoftened])
      if (!FULL) break
    }
  },
)
