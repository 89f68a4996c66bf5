import { waitForApp } from '@kahani/gallery/screens/screens'
import type { ApiClient } from '@kahani/testing/api-client'
import puppeteer, { type Browser, type BrowserContext, type Page, type Viewport } from 'puppeteer'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { DESKTOP, type PHONE } from './browser.ts'
import { ACTION_TIMEOUT_MS, recordToasts } from './page-actions.ts'
import { watchPage } from './page-watch.ts'

interface Visitor {
  context: BrowserContext
  page: Page
  problems: () => string[]
}

async function createVisitor(context: BrowserContext, viewport: Viewport): Promise<Visitor> {
  const page = await context.newPage()
  page.setDefaultTimeout(ACTION_TIMEOUT_MS)
  await page.setViewport(viewport)
  await page.evaluateOnNewDocument(recordToasts)
  return { context, page, problems: await watchPage(page) }
}

/** Prints what a page and its frames show, to explain a failure. */
async function printPage(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    // biome-ignore lint/performance/useDomNodeTextContent: the text as a user sees it, without hidden elements
    const text = await frame.evaluate(() => document.body.innerText).catch(String)
    process.stderr.write(`\n— ${frame.url()}\n${text.replace(/\n{2,}/g, '\n')}\n`)
  }
}

/**
 * Opens pages of a product in the browser of the test run. After each test the pages are closed; it fails if any of them did
 * what no screen may do.
 */
export function useVisitors(productUrl = () => inject('product').url) {
  let browser: Browser
  let visitors: Visitor[] = []
  const contexts = new Set<string | undefined>()
  beforeAll(async () => {
    browser = await puppeteer.connect({
      browserWSEndpoint: inject('browserUrl'),
      // Waits for a selector are calls of the protocol too, and a slow machine may need longer than its 3 minutes.
      protocolTimeout: 0,
      // A frame of another origin starts only after every client that is attached to its page has responded. Test files
      // share the browser, so each attaches to its own pages only.
      targetFilter: target => target.type() === 'browser' || contexts.has(target.browserContext().id),
    })
  })
  afterEach(async ({ task }) => {
    const closing = visitors
    visitors = []
    if (task.result?.state === 'fail') for (const { page } of closing) await printPage(page)
    await Promise.all([...new Set(closing.map(({ context }) => context))].map(context => context.close()))
    expect(closing.flatMap(({ problems }) => problems())).toEqual([])
  })
  afterAll(() => browser?.disconnect())

  return {
    /** A page in a new browser context, signed in as the client's account if one is given. */
    async newPage(viewport: typeof PHONE | typeof DESKTOP, client?: ApiClient): Promise<Page> {
      const context = await browser.createBrowserContext()
      contexts.add(context.id)
      const visitor = await createVisitor(context, viewport)
      visitors.push(visitor)
      const cookies = client?.cookies() ?? []
      await context.setCookie(...cookies.map(cookie => ({ ...cookie, domain: 'localhost', path: '/' })))
      return visitor.page
    },
    /** Another tab of the same browser. */
    async newTab(page: Page): Promise<Page> {
      const visitor = await createVisitor(page.browserContext(), page.viewport() ?? DESKTOP)
      visitors.push(visitor)
      return visitor.page
    },
    async open(page: Page, path: string): Promise<void> {
      await page.goto(new URL(path, productUrl()).href)
      await waitForApp(page)
    },
  }
}
