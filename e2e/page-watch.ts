import type { ConsoleMessage, Page } from 'puppeteer'

/** The largest sum of layout shifts of a page load. Chromium calls up to 0.1 good. */
const MAX_LAYOUT_SHIFT = 0.01

/**
 * Chromium reports every response with an error status, which tests provoke, and preloaded fonts that are not used, because
 * the browser of the tests loads none.
 */
const isExpected = (message: ConsoleMessage) =>
  /^Failed to load resource|was preloaded using link preload but not used/.test(message.text())

/** After this time without an answer, the app goes on with what the device has kept. The answer may then move content. */
const LATE_MS = 4_000

/** Requests for the same reason follow each other within this time, in seconds. Later ones may be right: the app asks again. */
const SAME_REASON_S = 1

/** A pending `GET` request of a script. */
interface Read {
  url: string
  loaderId: string
  /** In seconds, on the clock of the browser. */
  startedAt: number
}

/**
 * Reports a read that a document starts while the same one is pending, unless the first one is cancelled. The times are the
 * browser's, because puppeteer can report the end of a request after the start of the next one.
 */
async function watchReads(page: Page, report: (problem: string) => void): Promise<void> {
  const session = await page.createCDPSession()
  const pending = new Map<string, Read>()
  session.on('Network.requestWillBeSent', ({ requestId, request, type, loaderId, timestamp }) => {
    if (request.method !== 'GET' || type !== 'Fetch') return
    pending.set(requestId, { url: request.url, loaderId, startedAt: timestamp })
  })
  session.on('Network.loadingFailed', ({ requestId }) => void pending.delete(requestId))
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const read = pending.get(requestId)
    pending.delete(requestId)
    if (!read) return
    const { url, loaderId, startedAt } = read
    const isRepetition = (other: Read) =>
      other.url === url &&
      other.loaderId === loaderId &&
      other.startedAt >= startedAt &&
      other.startedAt < Math.min(timestamp, startedAt + SAME_REASON_S)
    if ([...pending.values()].some(isRepetition)) report(`duplicate request of ${url}`)
  })
  await session.send('Network.enable')
}

/**
 * Watches a page for what no screen may do: uncaught errors, messages in the console, and the same request twice at a time.
 * @returns a function that lists what was found
 */
export async function watchPage(page: Page): Promise<() => string[]> {
  const problems: string[] = []
  page.on('pageerror', error => problems.push(String(error)))
  page.on('console', message => {
    if (['error', 'warn'].includes(message.type()) && !isExpected(message)) problems.push(message.text())
  })
  await watchReads(page, problem => problems.push(problem))
  return () => problems
}

/** Reports content that moves in the first 4 s of a page, until the first input: answers to it may move content. */
export async function watchLayoutShifts(page: Page): Promise<() => string[]> {
  const problems: string[] = []
  await page.exposeFunction('reportLayoutShift', (sum: number, elements: string) => {
    problems.push(`layout shift of ${sum.toFixed(3)} on ${page.url()}: ${elements}`)
  })
  await page.evaluateOnNewDocument(observeLayoutShifts, MAX_LAYOUT_SHIFT, LATE_MS)
  return () => problems
}

/** Runs in the page. */
function observeLayoutShifts(limit: number, lateMs: number): void {
  interface LayoutShift extends PerformanceEntry {
    value: number
    sources: { node: Node | null }[]
  }
  if (window !== window.top) return
  let sum = 0
  // A slow machine shows one in place of the content. A node that the page has removed since is null.
  const isSpinner = ({ node }: { node: Node | null }) =>
    node === null || (node instanceof Element && node.matches('[data-spinner], [role=status]:has(> .animate-spin)'))
  const describe = ({ node }: { node: Node | null }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '')
  const report = (entries: PerformanceEntryList) => {
    for (const entry of entries as LayoutShift[]) {
      if (entry.startTime > lateMs || entry.sources.every(isSpinner)) continue
      sum += entry.value
      if (sum > limit)
        (window as unknown as ReportingWindow).reportLayoutShift(sum, entry.sources.map(describe).join(' '))
    }
  }
  const observer = new PerformanceObserver(list => report(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  const stop = () => {
    report(observer.takeRecords())
    observer.disconnect()
  }
  for (const input of ['pointerdown', 'keydown']) addEventListener(input, stop, { capture: true, once: true })
}
interface ReportingWindow {
  reportLayoutShift(sum: number, elements: string): void
}
