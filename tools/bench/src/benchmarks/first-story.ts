import { setTimeout as sleep } from 'node:timers/promises'
import { readFirstStory, readSecondStory } from '@kahani/gallery/screens/first-story'
import { type RunningProduct, runProduct } from '@kahani/launcher/run-product'
import { createApiClient, createFamily } from '@kahani/testing/api-client'
import { buy } from '@kahani/testing/sandbox-payments'
import type { CookieData } from 'puppeteer'
import type { Benchmark, BenchmarkOptions } from '../benchmark.ts'
import { launchBrowser, openPhone } from '../browser.ts'
import { median } from '../load.ts'

const FULL = { stories: 5, illustrationSize: '1536' }
const SMOKE: typeof FULL = { stories: 1, illustrationSize: '128' }
const POLL_INTERVAL_MS = 50
const GOALS = { textMs: 1_000, picturesMs: 10_000, firstTaps: 12, firstMs: 45_000, secondTaps: 3 }

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

/** Signs up a family with a story, a saved child and a credit. @returns the cookies of its browser */
async function createRegular(product: RunningProduct): Promise<CookieData[]> {
  const { client } = await createFamily(product.url)
  await client.waitForIllustrations(await client.generateStory())
  // Without a chosen look, a family that has paid would have to add a photo.
  const look = { skin: 6, hairStyle: 'curls', hairColour: 'black' }
  const child = { kind: 'child', name: 'Asha', gender: 'girl', birthMonth: '2021-03', look, detailsConsent: true }
  await client.send('POST', '/api/family', child)
  await buy(client, { packageId: 'single_digital' }, product)
  return client.cookies().map(cookie => ({ ...cookie, domain: new URL(product.url).hostname }))
}

async function measureJourneys(print: (line: string) => void, product: RunningProduct): Promise<void> {
  const browser = await launchBrowser()
  try {
    const first = await readFirstStory(await openPhone(browser), product.url, 'meera')
    const second = await readSecondStory(await openPhone(browser, await createRegular(product)), product.url, 'Asha')
    const tapsVerdict = (taps: number, goal: number) => `${taps <= goal ? 'meets' : 'MISSES'} the goal of ${goal}`
    print(`  landing page to the first page   ${first.taps} taps: ${tapsVerdict(first.taps, GOALS.firstTaps)}`)
    print(`  the same, with typing            ${seconds(first.ms)}: ${verdict(first.ms, GOALS.firstMs)}`)
    print(`  shelf to the second story        ${second.taps} taps: ${tapsVerdict(second.taps, GOALS.secondTaps)}`)
    print(`  the same                         ${seconds(second.ms)}`)
  } finally {
    await browser.close()
  }
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
    await measureJourneys(print, product)
  } finally {
    await product.end()
  }
}

export const benchmark: Benchmark = {
  name: 'first-story',
  description:
    'the complete product on this machine: from the order to its text and last picture, and how a parent gets there',
  report: {
    title: 'First story',
    text: 'A family orders its first story from a new product, with the built-in storyteller and illustrator. Goals are what a family waits for. Then a new parent with a phone of 390 × 844 px goes from the landing page to the first page of a story that “Surprise me” has proposed, and a parent with a saved child from the shelf to that of another story. Every touch counts as a tap, with a second to think; typing takes 200 ms a character, and both are part of the time.',
  },
  run,
}
