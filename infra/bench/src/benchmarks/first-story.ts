import { setTimeout as pause } from 'node:timers/promises'
import { createApiClient } from '@kahani/e2e/api-client'
import { runProduct } from '@kahani/e2e/product'
import type { Benchmark } from '../benchmark.ts'
import { median } from '../load.ts'

const STORIES = 5
const LOOK_MS = 50
const GOALS = { textMs: 1_000, picturesMs: 10_000 }

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const verdict = (ms: number, goal: number) => `${ms <= goal ? 'reaches' : 'MISSES'} the goal of ${seconds(goal)}`

/** One new family's first story. @returns ms from the order to its text, and to its last picture */
async function oneStory(url: string) {
  const family = createApiClient(url)
  await family.signUp()
  const ordered = performance.now()
  const id = await family.generateStory()
  const textMs = performance.now() - ordered
  while ((await family.illustrations(id)).status === 'processing') await pause(LOOK_MS)
  const { status, total } = await family.illustrations(id)
  if (status !== 'completed') throw new Error(`the pictures ended as ${status}`)
  return { textMs, picturesMs: performance.now() - ordered, total }
}

async function run(say: (line: string) => void): Promise<void> {
  const starting = performance.now()
  const product = await runProduct()
  try {
    say(`  started, with a new data folder  ${seconds(performance.now() - starting)}`)
    const stories = []
    for (let i = 0; i < STORIES; i++) stories.push(await oneStory(product.url))
    const textMs = median(stories.map(story => story.textMs))
    const picturesMs = median(stories.map(story => story.picturesMs))
    say(
      `  order to readable text           ${Math.round(textMs)} ms (median of ${STORIES}): ${verdict(textMs, GOALS.textMs)}`,
    )
    say(
      `  order to the last of ${stories[0]?.total} pictures ${seconds(picturesMs)} (median): ${verdict(picturesMs, GOALS.picturesMs)}`,
    )
  } finally {
    await product.end()
  }
}

export const benchmark: Benchmark = {
  name: 'first-story',
  about: 'the whole product on this machine: from the order to the text, and to the last picture',
  run,
}
