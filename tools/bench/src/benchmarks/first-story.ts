import { setTimeout as sleep } from 'node:timers/promises'
import { runProduct } from '@kahani/launcher/run-product'
import { createApiClient } from '@kahani/testing/api-client'
import type { Benchmark, BenchmarkOptions } from '../benchmark.ts'
import { median } from '../load.ts'

const FULL = { stories: 5, illustrationSize: '1536' }
const SMOKE: typeof FULL = { stories: 1, illustrationSize: '128' }
const POLL_INTERVAL_MS = 50
const GOALS = { textMs: 1_000, picturesMs: 10_000 }

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const verdict = (ms: number, goal: number) => `${ms <= goal ? 'meets' : 'MISSES'} the goal of ${seconds(goal)}`

/** Orders the first story of a new family. @returns ms from the order to its text, and to its last picture */
async function measureStory(url: string) {
  const family = createApiClient(url)
  await family.signUp()
  const ordered = performance.now()
  const id = await family.generateStory()
  const textMs = performance.now() - ordered
  while ((await family.illustrations(id)).status === 'processing') await sleep(POLL_INTERVAL_MS)
  const { status, total } = await family.illustrations(id)
  if (status !== 'completed') throw new Error(`the pictures are ${status}`)
  return { textMs, picturesMs: performance.now() - ordered, total }
}

async function run(print: (line: string) => void, { smoke }: BenchmarkOptions): Promise<void> {
  const { stories: count, illustrationSize } = smoke ? SMOKE : FULL
  const starting = performance.now()
  const product = await runProduct({ ILLUSTRATION_SIZE: illustrationSize })
  try {
    print(`  start with a new data folder     ${seconds(performance.now() - starting)}`)
    const stories = []
    for (let i = 0; i < count; i++) stories.push(await measureStory(product.url))
    const textMs = median(stories.map(story => story.textMs))
    const picturesMs = median(stories.map(story => story.picturesMs))
    print(
      `  order to readable text           ${Math.round(textMs)} ms (median of ${count}): ${verdict(textMs, GOALS.textMs)}`,
    )
    print(
      `  order to the last of ${stories[0]?.total} pictures ${seconds(picturesMs)} (median): ${verdict(picturesMs, GOALS.picturesMs)}`,
    )
  } finally {
    await product.end()
  }
}

export const benchmark: Benchmark = {
  name: 'first-story',
  description: 'the complete product on this machine: from the order to the text, and to the last picture',
  report: {
    title: 'First story',
    text: 'A family orders its first story from a new product, with the built-in storyteller and illustrator. Goals are what a family waits for.',
  },
  run,
}
