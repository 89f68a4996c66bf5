import type { Page } from 'puppeteer'
import { click } from './page-actions.ts'

/** Waits for the sandbox's checkout, a dialog in a frame over the page. */
export async function waitForCheckout(page: Page) {
  const element = await page.waitForSelector('iframe.razorpay-checkout-frame', { visible: true, timeout: 15_000 })
  const frame = await element?.contentFrame()
  if (!frame) throw new Error('The checkout has no frame.')
  // Until the frame has painted, the page below it receives the clicks.
  await frame.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  return {
    url: () => new URL(frame.url()),
    text: () => frame.$eval('main', main => main.textContent ?? ''),
    choose: (name: string) => click(frame, 'button', name),
  }
}
