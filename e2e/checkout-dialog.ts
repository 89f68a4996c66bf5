import { byRole } from '@kahani/gallery/screens/selectors'
import type { Page } from 'puppeteer'

/** Waits for the sandbox's checkout, a dialog in a frame over the page. */
export async function waitForCheckout(page: Page) {
  const element = await page.waitForSelector('iframe.razorpay-checkout-frame', { visible: true })
  const frame = await element?.contentFrame()
  if (!frame) throw new Error('The checkout has no frame.')
  return {
    url: () => new URL(frame.url()),
    text: () => frame.$eval('main', main => main.textContent ?? ''),
    // Not with the mouse: until a frame of another process has been painted, the page below it receives the clicks.
    async choose(name: string) {
      const button = await frame.waitForSelector(byRole('button', name))
      await button?.evaluate(element => (element as HTMLElement).click())
    },
  }
}
