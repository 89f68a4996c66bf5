import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { setUpOpenAi } from './set-up.ts'

const AT_ONCE = 3
const SERVER = fileURLToPath(new URL('../src/server.ts', import.meta.url))

test('with three workers as many pictures are bought as are needed', { timeout: 60_000 }, async () => {
  const { openAi, stories, ask, workOpenAi, needed } = await setUpOpenAi({ pages: 20, settings: { pictureMs: 100 } })
  for (let i = 0; i < 3; i += 1) (await workOpenAi({ concurrency: 3 })).run()
  await ask()
  await expect.poll(() => stories.finished, { timeout: 40_000 }).toBe(1)
  expect(stories.reports.size).toBe(needed - 1)
  expect(openAi.deliveredPictures).toBe(needed)
})

/** A book that is being drawn by a worker in a process of its own, with three pictures in work at once. */
async function beginApart() {
  const room = await setUpOpenAi({ pages: 8, settings: { pictureMs: 1_000 } })
  const { openAi, stories, variables, ask } = room
  const start = () => {
    const env = {
      ...process.env,
      ...variables,
      OPENAI_BASE_URL: openAi.url,
      ILLUSTRATION_CONCURRENCY: String(AT_ONCE),
      LOG_LEVEL: 'silent',
    }
    const child = spawn(process.execPath, [SERVER], { env, stdio: 'ignore' })
    onTestFinished(async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    })
    return child
  }
  const worker = start()
  await ask()
  await expect.poll(() => stories.reports.size, { timeout: 30_000 }).toBeGreaterThanOrEqual(3)
  const inWork = () => openAi.calls('picture').some(({ endedAt }) => endedAt === undefined)
  await expect.poll(inWork, { interval: 5 }).toBe(true)
  return { ...room, start, worker }
}

test('when a worker is killed, only what it had in work is bought again', { timeout: 60_000 }, async () => {
  const { openAi, stories, needed, start, worker } = await beginApart()
  worker.kill('SIGKILL')
  await once(worker, 'exit')
  const killed = Date.now()
  await expect.poll(() => openAi.abortedPictures).toBeGreaterThan(0)
  start()
  await expect.poll(() => stories.finished, { timeout: 40_000 }).toBe(1)

  expect([...stories.reports.values()].filter(outcome => outcome === 'drawn')).toHaveLength(needed - 1)
  expect(openAi.abortedPictures).toBeLessThanOrEqual(AT_ONCE)
  expect(openAi.calls('picture').length).toBeLessThanOrEqual(needed + AT_ONCE)
  const lost = [...stories.aiCalls.values()].filter(said => said.length === 1 && said[0]?.kind === 'picture')
  expect(lost.length).toBeGreaterThanOrEqual(openAi.abortedPictures)
  expect(Date.now() - killed).toBeLessThan(20_000)
})

test('a worker that is asked to end finishes the pictures that it has in work', async () => {
  const { openAi, stories, worker } = await beginApart()
  worker.kill('SIGTERM')
  await once(worker, 'exit')
  expect(openAi.abortedPictures).toBe(0)
  // Each that was bought but the sheet.
  expect(stories.reports.size).toBe(openAi.deliveredPictures - 1)
})
