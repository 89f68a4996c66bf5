import type { CreateGiftOrder, CreateOrder } from '@kahani/contracts/shop'
import { orderSchema } from '@kahani/contracts/shop'
import type { Page } from 'puppeteer'
import type { Family } from './family-client.ts'
import type { RunningProduct } from './running-product.ts'
import { payAtSandbox } from './sandbox-payer.ts'

/** The sandbox's checkout, once it lies over a page. */
export async function checkoutOver(page: Page) {
  const place = await page.waitForSelector('iframe.razorpay-checkout-frame', { visible: true, timeout: 15_000 })
  const frame = await place?.contentFrame()
  if (!frame) throw new Error('there is no checkout over this page')
  // A click on a frame that is not drawn yet is the page's, and lost.
  await frame.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  return {
    url: () => new URL(frame.url()),
    words: () => frame.$eval('main', main => main.textContent ?? ''),
    choose: (name: string) => frame.locator(`::-p-aria([name="${name}"][role="button"])`).click(),
  }
}

/** Has a family buy something of the shop without a screen. */
export async function buy(product: RunningProduct, family: Family, asked: CreateOrder | CreateGiftOrder) {
  const path = 'recipientEmail' in asked ? '/api/create-gift-order' : '/api/create-order'
  const { orderId } = orderSchema.parse(await (await family.call('POST', path, asked)).json())
  const answer = await family.verify(await payAtSandbox(product, orderId, 'paid'))
  if (answer.status !== 200) throw new Error(`the verification answered ${answer.status}`)
}
