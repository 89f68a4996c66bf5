import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { setUpOpenAi } from './setup.ts'
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

test('after a worker is killed only its pictures in flight are bought again', async () => {
  const { openAi, stories, pictureCount, createOpenAiWorker, variables, start, answer } = await setUpBook()
  const env = {
    ...process.env,
    ...variables,
    OPENAI_BASE_URL: openAi.url,
    ILLUSTRATION_CONCURRENCY: String(CONCURRENCY),
    ILLUSTRATION_SIZE: '256',
    LOG_LEVEL: 'silent',
  }
  const worker = spawn(process.execPath, [WORKER_PROCESS], { env, stdio: 'ignore' })
  onTestFinished(async () => {
    if (worker.exitCode !== null || worker.signalCode !== null) return
    worker.kill('SIGKILL')
    await once(worker, 'exit')
  })
  await start()
  const successor = await createOpenAiWorker({ concurrency: CONCURRENCY }, SHORT_LOCKS)
  worker.kill('SIGKILL')
  await once(worker, 'exit')
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
