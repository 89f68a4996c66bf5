import { setTimeout as sleep } from 'node:timers/promises'
import { waitForApp } from '@kahani/gallery/screens/screens'
import { runProduct } from '@kahani/launcher/run-product'
import { createFamily } from '@kahani/testing/api-client'
import type { Page } from 'puppeteer'
import type { Benchmark, BenchmarkOptions } from '../benchmark.ts'
import { launchBrowser, openPhone, PHONE } from '../browser.ts'
import { median } from '../load.ts'

const FULL = { turns: 8, slowdowns: [4, 6] }
const SMOKE: typeof FULL = { turns: 1, slowdowns: [4] }
const GOALS = { inTime: 0.95, startMs: 100 }
/** Of a finger. */
const MOVES = 24
const MOVE_INTERVAL_MS = 16

/** Runs in the page: marks when the sheet that turns is there, and when it is gone. */
const MARK_TURNS = `
  for (const type of ['keydown', 'pointermove'])
    addEventListener(type, () => performance.mark('input'), { capture: true, passive: true })
  let turning = false
  new MutationObserver(() => {
    const turns = document.querySelector('[inert] [data-page], [data-page][inert]') !== null
    if (turns !== turning) performance.mark(turns ? 'lifted' : 'turned')
    turning = turns
  }).observe(document.querySelector('[data-book]'), { childList: true, subtree: true })
`

const INPUTS = {
  key: (page: Page) => page.keyboard.press('ArrowRight'),
  async swipe(page: Page) {
    const y = PHONE.height * 0.75
    const touch = await page.touchscreen.touchStart(PHONE.width * 0.9, y)
    const start = performance.now()
    const moves: Promise<void>[] = []
    for (let move = 1; move <= MOVES; move++) {
      await sleep(Math.max(start + move * MOVE_INTERVAL_MS - performance.now(), 0))
      // A finger does not wait for the page.
      moves.push(touch.move(PHONE.width * (0.9 - (0.7 * move) / MOVES), y))
    }
    await Promise.all(moves)
    await touch.end()
  },
}

interface TraceEvent {
  name: string
  pid: number
  /** In µs. */
  ts: number
}

/** Reads the turns from a trace of the page. */
function turnsOf(trace: Uint8Array) {
  const { traceEvents } = JSON.parse(new TextDecoder().decode(trace)) as { traceEvents: TraceEvent[] }
  const lifts = traceEvents.filter(({ name }) => name === 'lifted')
  const events = traceEvents.filter(({ pid }) => pid === lifts[0]?.pid).sort((a, b) => a.ts - b.ts)
  return lifts.map(lift => {
    const end = events.find(({ name, ts }) => name === 'turned' && ts > lift.ts)?.ts ?? Number.NaN
    const during = events.filter(({ ts }) => ts > lift.ts && ts < end)
    const drawn = during.filter(({ name }) => name === 'DrawFrame')
    const first = drawn[0]?.ts ?? Number.NaN
    const input = events.findLast(({ name, ts }) => name === 'input' && ts < lift.ts)?.ts ?? Number.NaN
    return {
      startMs: (first - input) / 1000,
      drawn: drawn.length,
      late: during.filter(({ name, ts }) => name === 'DroppedFrame' && ts > first).length,
    }
  })
}

async function measureTurns(page: Page, input: keyof typeof INPUTS, turns: number) {
  await page.tracing.start({
    categories: ['-*', 'devtools.timeline', 'disabled-by-default-devtools.timeline.frame', 'blink.user_timing'],
  })
  for (let turn = 0; turn < turns; turn++) {
    await INPUTS[input](page)
    await page.waitForFunction('document.querySelectorAll("[data-page]").length === 1', { polling: 100 })
    await sleep(300)
  }
  return turnsOf((await page.tracing.stop()) ?? new Uint8Array())
}

const sum = (values: number[]) => values.reduce((a, b) => a + b, 0)
const verdict = (meets: boolean, goal: string) => `${meets ? 'meets' : 'MISSES'} the goal of ${goal}`

async function run(print: (line: string) => void, { smoke }: BenchmarkOptions): Promise<void> {
  const { turns, slowdowns } = smoke ? SMOKE : FULL
  const product = await runProduct({ LOG_LEVEL: 'warn', ILLUSTRATION_SIZE: smoke ? '256' : '1024' })
  const browser = await launchBrowser()
  try {
    const { client } = await createFamily(product.url)
    const storyId = await client.generateStory()
    await client.waitForIllustrations(storyId)
    const domain = new URL(product.url).hostname
    const cookies = client.cookies().map(cookie => ({ ...cookie, domain }))
    const page = await openPhone(browser, cookies)
    for (const slowdown of slowdowns) {
      for (const input of Object.keys(INPUTS) as (keyof typeof INPUTS)[]) {
        await page.goto('about:blank')
        await page.goto(`${product.url}/story/${storyId}#page-1`, { waitUntil: 'networkidle0' })
        await waitForApp(page)
        await page.evaluate(MARK_TURNS)
        await page.emulateCPUThrottling(slowdown)
        const measured = await measureTurns(page, input, turns)
        await page.emulateCPUThrottling(1)
        const [drawn, late] = [sum(measured.map(turn => turn.drawn)), sum(measured.map(turn => turn.late))]
        const share = drawn / (drawn + late)
        const startMs = median(measured.map(turn => turn.startMs))
        const name = `${slowdown} × slower, ${input}`.padEnd(17)
        print(
          `  ${name} ${Math.round(share * 100)} % of ${drawn + late} frames in time: ${verdict(share >= GOALS.inTime, `${GOALS.inTime * 100} %`)}`,
        )
        print(
          `  ${' '.repeat(17)} first frame after ${Math.round(startMs)} ms: ${verdict(startMs <= GOALS.startMs, `${GOALS.startMs} ms`)}`,
        )
      }
    }
  } finally {
    await browser.close()
    await product.end()
  }
}

export const benchmark: Benchmark = {
  name: 'page-turns',
  description: 'turns of a page on a phone with a slow CPU: frames in time',
  report: {
    title: 'Page turns',
    text: 'Turns of a page in a window of 390 × 844 px, with a key and with a finger that the sheet follows, with the CPU slowed four and six times. A frame is in time if it is drawn at 60 frames a second; some are late while the page below the sheet is rendered. Medians of eight turns; frames are counted in all of them. Here the processor also does the work of a graphics card.',
  },
  run,
}
