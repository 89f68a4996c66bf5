import type { HTTPRequest, Page } from 'puppeteer'

/** The entry of the app, in either language. */
const APP = /\/assets\/index-[\w-]+\.js$/

/** Opens a page whose app does not arrive. @returns a function that lets it arrive */
export async function openWithoutApp(page: Page, url: string): Promise<() => Promise<void>> {
  const held: HTTPRequest[] = []
  const onRequest = (request: HTTPRequest) => {
    if (APP.test(request.url())) held.push(request)
    else void request.continue()
  }
  page.on('request', onRequest)
  await page.setRequestInterception(true)
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  return async () => {
    page.off('request', onRequest)
    await Promise.all(held.map(request => request.continue()))
    await page.setRequestInterception(false)
  }
}
