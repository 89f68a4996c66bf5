import { randomUUID } from 'node:crypto'
import { formatPaise } from '@kahani/contracts/money'
import { byRole } from '@kahani/gallery/screens/selectors'
import { repairMessages } from '@kahani/messages/en/account-repair'
import { createStoryMessages } from '@kahani/messages/en/create-story'
import { emailMessages } from '@kahani/messages/en/emails'
import { myStoriesMessages } from '@kahani/messages/en/my-stories'
import { shopMessages } from '@kahani/messages/en/shop'
import type { ApiClient } from '@kahani/testing/api-client'
import { FULL } from '@kahani/testing/full'
import type { Page } from 'puppeteer'
import { expect, inject, test } from 'vitest'
import { DESKTOP, PHONE } from './browser.ts'
import { waitForCheckout } from './checkout-dialog.ts'
import { EMAIL_WAIT, purchaseEmails } from './emails.ts'
import { openWithoutApp } from './held-app.ts'
import { click, clickElement, mainText, submitSignUpForm, waitForPath, waitForText } from './page-actions.ts'
import { buy, createFamily, signInAsAdministrator } from './shared-product.ts'
import { useVisitors } from './visitors.ts'

const visitors = useVisitors()

const cardButton = (name: string, button: string) =>
  `::-p-xpath(//h2[.="${name}"]/../..//button[normalize-space()="${button}"])`
const clickOnCard = (page: Page, name: string, button: string) => clickElement(page, cardButton(name, button))

async function openShop(client: ApiClient) {
  const page = await visitors.newPage(PHONE, client)
  await visitors.open(page, '/purchases')
  return page
}
async function openBundles(page: Page) {
  await click(page, 'tab', shopMessages.bundles)
  await waitForText(page, 'Digital Collection')
}

test('a new family buys a collection, sees its credits and receives a receipt by email', async () => {
  const page = await visitors.newPage(DESKTOP)
  await visitors.open(page, '/signup')
  const email = `meera-${randomUUID().slice(0, 8)}@example.in`
  await submitSignUpForm(page, email)
  await waitForPath(page, '/create-story')
  await visitors.open(page, '/purchases')
  await waitForText(page, shopMessages.balance.left(1, 0))

  expect(await mainText(page)).toMatch(/Popular.*₹400\/one-time.*₹1,200\/one-time/s)
  expect(await mainText(page)).toContain(shopMessages.orderPrintedStory)
  await openBundles(page)
  expect(await mainText(page)).toMatch(/Popular.*₹1,500\/one-time.*₹3,000\/one-time/s)
  expect(await mainText(page)).toContain(shopMessages.orderPrintedSet)
  await waitForText(page, 'Subscriptions Coming Soon!')
  await waitForText(page, 'Launching Summer 2025')
  const monthly = byRole('tab', shopMessages.subscriptions)
  expect(await page.$eval(monthly, tab => (tab as HTMLButtonElement).disabled)).toBe(true)

  await clickOnCard(page, 'Digital Collection', 'Buy')
  const checkout = await waitForCheckout(page)
  expect(checkout.url().origin).toBe(new URL(inject('product').sandboxPaymentsUrl ?? '').origin)
  expect(await checkout.text()).toMatch(/Sandbox\. No money moves.*Digital Collection.*₹1,500/s)
  await waitForText(page, 'Payment Pending')
  await checkout.choose('Pay')
  await waitForText(page, 'Payment Successful')
  await waitForText(page, 'Thank you for your purchase!')
  await waitForText(page, 'Purchase Complete!')
  await waitForText(page, shopMessages.complete.credited('Digital Collection', 5, 0))
  await click(page, 'link', 'Start Creating Stories')
  await waitForPath(page, '/create-story')
  await waitForText(page, createStoryMessages.creditsLeft(6))

  await expect.poll(() => purchaseEmails(email), EMAIL_WAIT).toHaveLength(1)
  const [receipt] = await purchaseEmails(email)
  expect(receipt?.subject).toContain('Digital Collection')
  for (const part of [receipt?.text, receipt?.html]) {
    expect(part).toContain(emailMessages.holdings(5, 0))
    expect(part).toContain(formatPaise(150_000))
  }
})

test('a tap before the app runs opens the checkout, which grants nothing if cancelled, and a declined payment can be retried', async () => {
  const { client, email } = await createFamily()
  const page = await visitors.newPage(PHONE, client)
  const release = await openWithoutApp(page, new URL('/purchases', inject('product').url).href)
  await page.waitForSelector('[data-early-screen]:not([hidden])')
  await page.locator(cardButton('Single Digital', 'Buy')).click()
  await release()
  const cancelled = await waitForCheckout(page)
  await cancelled.choose('Close')
  await cancelled.choose('Leave')
  await waitForText(page, 'Payment Cancelled')
  await waitForText(page, shopMessages.balance.left(1, 0))

  await clickOnCard(page, 'Single Digital', 'Buy')
  const checkout = await waitForCheckout(page)
  await checkout.choose('Decline')
  await expect.poll(checkout.text).toContain('Your payment was declined by the bank')
  expect((await client.credits()).storiesRemaining).toBe(1)
  await checkout.choose('Pay')
  await waitForText(page, 'Purchase Complete!')
  await click(page, 'button', shopMessages.complete.back)
  await waitForText(page, shopMessages.balance.left(2, 0))
  await expect.poll(() => purchaseEmails(email), EMAIL_WAIT).toHaveLength(1)
})

test('a refund revokes unused credits, and every page that shows credits shows a notice', async () => {
  const { client, email } = await createFamily()
  const paymentId = await buy(client, { packageId: 'digital' })
  expect((await client.credits()).storiesRemaining).toBe(6)

  const payments = await visitors.newPage(PHONE)
  await payments.goto(inject('product').sandboxPaymentsUrl ?? '')
  const row = `::-p-xpath(//tr[contains(., "${paymentId}")]`
  await clickElement(payments, `${row}//button)`)
  await payments.waitForSelector(`${row}//*[.="refunded"])`)
  await expect.poll(() => client.credits()).toMatchObject({ storiesRemaining: 1, cancelled: true })

  const page = await visitors.newPage(PHONE, client)
  await visitors.open(page, '/my-stories')
  await waitForText(page, 'Package Status Notice')
  await waitForText(page, myStoriesMessages.notice.body(1))
  await click(page, 'link', 'Buy More Credits')
  await waitForPath(page, '/purchases')
  await waitForText(page, 'Package Status Notice')
  await waitForText(page, shopMessages.cancelled.body(1))
  await visitors.open(page, '/create-story')
  await waitForText(page, 'Plan Cancellation Notice')
  await waitForText(page, createStoryMessages.cancelled.body(1))

  const emails = async () => (await purchaseEmails(email)).map(({ text }) => text)
  await expect.poll(emails, EMAIL_WAIT).toHaveLength(2)
  expect((await emails()).join()).toContain(emailMessages.refund.lead(formatPaise(150_000)))
})

// That each payment is granted once, however it is reported, is tested in `services/payments/test/settlement.test.ts`.
if (FULL) {
  test('credits arrive when the browser closes right after the payment', async () => {
    const { client } = await createFamily()
    const page = await openShop(client)
    await openBundles(page)
    await clickOnCard(page, 'Digital Collection', 'Buy')
    await (await waitForCheckout(page)).choose('Pay and close the browser')
    await expect.poll(() => page.url()).toBe('about:blank')
    await expect.poll(async () => (await client.credits()).storiesRemaining).toBe(6)
    await visitors.open(page, '/purchases')
    await waitForText(page, shopMessages.balance.left(6, 0))
  })

  test('an administrator repairs the story count of a payment whose webhook was lost', async () => {
    const { client, id: userId, username } = await createFamily()
    const page = await openShop(client)
    await openBundles(page)
    await clickOnCard(page, 'Printed Collection', shopMessages.orderPrintedSet)
    await (await waitForCheckout(page)).choose('Pay, close the browser and lose the webhook')
    await expect.poll(() => page.url()).toBe('about:blank')
    expect((await client.credits()).storiesRemaining).toBe(1)

    const admin = await signInAsAdministrator()
    const fix = async () => (await admin.send('POST', '/api/admin/fix-story-count', { userId })).json()
    expect(await fix()).toEqual({ success: true, message: repairMessages.repaired(username, 1, 4, 1) })
    expect(await fix()).toEqual({ success: true, message: repairMessages.unchanged(username, 4, 1) })
    await visitors.open(page, '/purchases')
    await waitForText(page, shopMessages.balance.left(4, 3))
  })
}
