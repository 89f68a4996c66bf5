import { setTimeout as sleep } from 'node:timers/promises'
import { FIRST_USES } from '@kahani/gallery/screens/first-uses'
import { runProduct } from '@kahani/launcher/run-product'
import { createApiClient } from '@kahani/testing/api-client'
import lighthouse, { type Result } from 'lighthouse'
import type { Browser, CookieData } from 'puppeteer'
import type { Benchmark, BenchmarkOptions } from '../benchmark.ts'
import { launchBrowser } from '../browser.ts'
import { measureInteractions } from '../interactions.ts'
import { median } from '../load.ts'

const FULL = { pages: 6, runs: 5, illustrationSize: '1024' }
const SMOKE: typeof FULL = { pages: 2, runs: 1, illustrationSize: '256' }
const POLL_INTERVAL_MS = 200
const CATEGORIES = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 }
const GOALS = { lcpMs: 1_500, tbtMs: 100, inpMs: 100, cls: 0.01, landingScriptKb: 90, landingFontKb: 60 }

interface Page {
  name: keyof typeof FIRST_USES
  path: string
  cookies: CookieData[]
}

/** A family with an illustrated story. @returns the cookies of its browser, and the story's id */
async function createFamily(url: string) {
  const family = createApiClient(url)
  await family.signUp()
  const storyId = await family.generateStory()
  while ((await family.illustrations(storyId)).status === 'processing') await sleep(POLL_INTERVAL_MS)
  const cookies = [family.sessionCookie(), { name: 'signed_in', value: '1' }]
  return { storyId, cookies: cookies.map(cookie => ({ ...cookie, domain: new URL(url).hostname })) }
}

/** Loads a page like a mid-range phone on slow 4G, with an empty cache. */
async function audit(browser: Browser, url: string, { path, cookies }: Page): Promise<Result> {
  const context = await browser.createBrowserContext()
  try {
    await context.setCookie(...cookies)
    const page = await context.newPage()
    const flags = { onlyCategories: Object.keys(CATEGORIES), logLevel: 'error' as const }
    const result = await lighthouse(new URL(path, url).href, flags, undefined, page)
    if (!result) throw new Error('Lighthouse has no result')
    if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message)
    return result.lhr
  } finally {
    await context.close()
  }
}

interface Request {
  resourceType: string
  transferSize: number
  /** In ms after the navigation. */
  networkRequestTime: number
}
const itemsOf = <T>(lhr: Result, name: string) => {
  const details = lhr.audits[name]?.details
  return details && 'items' in details ? (details.items as T[]) : []
}
const kilobytes = (lhr: Result, type: string, beforeMs = Number.POSITIVE_INFINITY) =>
  itemsOf<Request>(lhr, 'network-requests')
    .filter(request => request.resourceType === type && request.networkRequestTime < beforeMs)
    .reduce((sum, request) => sum + request.transferSize, 0) / 1024
/** When the text was shown without throttling, in ms after the navigation. */
const textShownMs = (lhr: Result) =>
  itemsOf<{ observedFirstContentfulPaint: number }>(lhr, 'metrics')[0]?.observedFirstContentfulPaint

function printPage(print: (line: string) => void, { name }: Page, results: Result[], interactionsMs: number[]) {
  const medianOf = (value: (lhr: Result) => number) => median(results.map(value))
  const numeric = (audit: string) => medianOf(lhr => lhr.audits[audit]?.numericValue ?? Number.NaN)
  const scores = Object.entries(CATEGORIES).map(([id, goal]) => {
    const score = Math.round(medianOf(lhr => (lhr.categories[id]?.score ?? 0) * 100))
    return `${id} ${score}${score < goal ? ` (MISSES ${goal})` : ''}`
  })
  const verdict = (value: number, goal: number) => (value <= goal ? '' : ` (MISSES ${goal})`)
  const lcp = Math.round(numeric('largest-contentful-paint'))
  const inp = Math.round(median(interactionsMs))
  const tbt = Math.round(numeric('total-blocking-time'))
  const cls = numeric('cumulative-layout-shift')
  const scriptKb = medianOf(lhr => kilobytes(lhr, 'Script', textShownMs(lhr)))
  const allScriptKb = medianOf(lhr => kilobytes(lhr, 'Script'))
  const fontKb = medianOf(lhr => kilobytes(lhr, 'Font', textShownMs(lhr)))
  const isLanding = name === 'landing'
  print(`  ${name.padEnd(8)} ${scores.join(', ')}`)
  print(
    `           LCP ${lcp} ms${verdict(lcp, GOALS.lcpMs)}, TBT ${tbt} ms${verdict(tbt, GOALS.tbtMs)}, INP ${inp} ms${verdict(inp, GOALS.inpMs)}, CLS ${cls.toFixed(3)}${verdict(cls, GOALS.cls)}`,
  )
  print(
    `           scripts ${scriptKb.toFixed(1)} KB before the text, ${allScriptKb.toFixed(1)} KB before any use${isLanding ? verdict(allScriptKb, GOALS.landingScriptKb) : ''}, fonts before the text ${fontKb.toFixed(1)} KB${isLanding ? verdict(fontKb, GOALS.landingFontKb) : ''}, console errors ${medianOf(lhr => itemsOf(lhr, 'errors-in-console').length)}`,
  )
  // It varies when the machine is busy, and loading times with it. That of a desktop is about 1,500.
  print(`           benchmark index of Lighthouse ${medianOf(lhr => lhr.environment.benchmarkIndex)}`)
  const failed = Object.values(results.at(-1)?.audits ?? {}).filter(isFailed)
  if (failed.length > 0) print(`           failed audits: ${failed.map(({ id }) => id).join(', ')}`)
}

/** Whether an audit of a page failed that is not a matter of speed. */
const isFailed = ({ score, scoreDisplayMode }: Result['audits'][string]) => scoreDisplayMode === 'binary' && score === 0

async function run(print: (line: string) => void, { smoke }: BenchmarkOptions): Promise<void> {
  const { pages: count, runs, illustrationSize } = smoke ? SMOKE : FULL
  const product = await runProduct({ LOG_LEVEL: 'warn', ILLUSTRATION_SIZE: illustrationSize })
  const browser = await launchBrowser()
  try {
    const { storyId, cookies } = await createFamily(product.url)
    const pages: Page[] = [
      { name: 'landing', path: '/', cookies: [] },
      { name: 'reader', path: `/story/${storyId}`, cookies },
      { name: 'sign-in', path: '/signin', cookies: [] },
      { name: 'form', path: '/create-story', cookies },
      { name: 'shelf', path: '/my-stories', cookies },
      { name: 'shop', path: '/purchases', cookies },
    ]
    print(`  medians of ${runs}`)
    for (const page of pages.slice(0, count)) {
      const results: Result[] = []
      const interactionsMs: number[] = []
      for (let i = 0; i < runs; i++) {
        results.push(await audit(browser, product.url, page))
        const { href } = new URL(page.path, product.url)
        interactionsMs.push(await measureInteractions(browser, href, page.cookies, FIRST_USES[page.name]))
      }
      printPage(print, page, results, interactionsMs)
    }
  } finally {
    await browser.close()
    await product.end()
  }
}

export const benchmark: Benchmark = {
  name: 'lighthouse',
  description: 'the built product in Lighthouse (mobile): scores, loading times and transferred bytes',
  report: {
    title: 'Lighthouse',
    text: 'The built app as a mid-range phone on slow 4G loads it. Scores of 100 are the best possible. INP is the longest delay of\nwhat a family does first, with the CPU slowed four times.',
  },
  run,
}
