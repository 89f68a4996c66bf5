import { randomUUID } from 'node:crypto'
import { formatPaise } from '@kahani/contracts/money'
import { createStoryMessages } from '@kahani/messages/en/create-story'
import { emailMessages } from '@kahani/messages/en/emails'
import { myStoriesMessages } from '@kahani/messages/en/my-stories'
import { repairMessages } from '@kahani/messages/en/payments'
import { shopMessages } from '@kahani/messages/en/shop'
import type { Page } from 'puppeteer'
import { describe, expect, test } from 'vitest'
import { click, see } from './browser.ts'
import { buy, checkoutOver } from './checkout.ts'
import { createFamily } from './family-client.ts'
import { mailsTo } from './sandbox-mailbox.ts'
import { arriveAt, DEVICES, openScreens, signUp, wordsOf } from './screens.ts'

const screens = openScreens()

const cardButton = (name: string, button: string) =>
  `::-p-xpath(//h2[.="${name}"]/../..//button[normalize-space()="${button}"])`
const pressOn = (page: Page, name: string, button: string) => page.locator(cardButton(name, button)).click()

async function newFamily() {
  const family = createFamily(screens.product().url)
  return { family, ...(await family.signUp()) }
}

describe.each(DEVICES)('on %s', (_device, viewport) => {
  async function openShop(family: Parameters<typeof screens.arrive>[1]) {
    const page = await screens.arrive(viewport, family)
    await screens.open(page, '/purchases')
    return page
  }
  async function openBundles(page: Page) {
    await click(page, 'tab', shopMessages.bundles)
    await see(page, 'Digital Collection')
  }

  test('a new family buys a collection: its credits can be used, and the receipt is in the mail', async () => {
    const page = await screens.arrive(viewport)
    await screens.open(page, '/signup')
    const email = `meera-${randomUUID().slice(0, 8)}@example.in`
    await signUp(page, email)
    await arriveAt(page, '/create-story')
    await screens.open(page, '/purchases')
    await see(page, shopMessages.balance.left(1, 0))

    expect(await wordsOf(page)).toMatch(/Popular.*₹400\/one-time.*₹1,200\/one-time/s)
    expect(await wordsOf(page)).toContain(shopMessages.orderPrintedStory)
    await openBundles(page)
    expect(await wordsOf(page)).toMatch(/Popular.*₹1,500\/one-time.*₹3,000\/one-time/s)
    expect(await wordsOf(page)).toContain(shopMessages.orderPrintedSet)
    await see(page, 'Subscriptions Coming Soon!')
    await see(page, 'Launching Summer 2025')
    const monthly = `::-p-aria([name="${shopMessages.subscriptions}"][role="tab"])`
    expect(await page.$eval(monthly, tab => (tab as HTMLButtonElement).disabled)).toBe(true)

    await pressOn(page, 'Digital Collection', 'Buy')
    const checkout = await checkoutOver(page)
    expect(checkout.url().origin).toBe(new URL(screens.product().sandboxPaymentsUrl ?? '').origin)
    expect(await checkout.words()).toMatch(/Sandbox\. No money moves.*Digital Collection.*₹1,500/s)
    await see(page, 'Payment Pending')
    await checkout.choose('Pay')
    await see(page, 'Payment Successful')
    await see(page, 'Thank you for your purchase!')
    await see(page, 'Purchase Complete!')
    await see(page, shopMessages.complete.credited('Digital Collection', 5, 0))
    await click(page, 'link', 'Start Creating Stories')
    await arriveAt(page, '/create-story')
    await see(page, createStoryMessages.creditsLeft(6))

    await expect.poll(() => mailsTo(screens.product(), email), { timeout: 15_000 }).toHaveLength(1)
    const [receipt] = await mailsTo(screens.product(), email)
    expect(receipt?.subject).toContain('Digital Collection')
    for (const part of [receipt?.text, receipt?.html]) {
      expect(part).toContain(emailMessages.holdings(5, 0))
      expect(part).toContain(formatPaise(150_000))
    }
  })

  test('nothing is granted for a checkout that is left, and one that is declined can be paid after all', async () => {
    const { family, email } = await newFamily()
    const page = await openShop(family)
    await pressOn(page, 'Single Digital', 'Buy')
    const left = await checkoutOver(page)
    await left.choose('Close')
    await left.choose('Leave')
    await see(page, 'Payment Cancelled')
    await see(page, shopMessages.balance.left(1, 0))

    await pressOn(page, 'Single Digital', 'Buy')
    const checkout = await checkoutOver(page)
    await checkout.choose('Decline')
    await expect.poll(checkout.words).toContain('Your payment was declined by the bank')
    expect((await family.credits()).storiesRemaining).toBe(1)
    await checkout.choose('Pay')
    await see(page, 'Purchase Complete!')
    await click(page, 'button', shopMessages.complete.back)
    await see(page, shopMessages.balance.left(2, 0))
    await expect.poll(() => mailsTo(screens.product(), email), { timeout: 15_000 }).toHaveLength(1)
  })

  test('a family whose browser dies after paying finds its credits in the shop', async () => {
    const { family } = await newFamily()
    const page = await openShop(family)
    await openBundles(page)
    await pressOn(page, 'Digital Collection', 'Buy')
    await (await checkoutOver(page)).choose('Pay and close the browser')
    await expect.poll(() => page.url()).toBe('about:blank')
    await expect.poll(async () => (await family.credits()).storiesRemaining).toBe(6)
    await screens.open(page, '/purchases')
    await see(page, shopMessages.balance.left(6, 0))
  })

  test('a payment that nobody told of is found by an administrator who fixes the story count', async () => {
    const { family, id: userId, username } = await newFamily()
    const page = await openShop(family)
    await openBundles(page)
    await pressOn(page, 'Printed Collection', shopMessages.orderPrintedSet)
    await (await checkoutOver(page)).choose('Pay, close the browser and lose the webhook')
    await expect.poll(() => page.url()).toBe('about:blank')
    expect((await family.credits()).storiesRemaining).toBe(1)

    const admin = createFamily(screens.product().url)
    await admin.signIn(screens.product().admin)
    const fix = async () => (await admin.call('POST', '/api/admin/fix-story-count', { userId })).json()
    expect(await fix()).toEqual({ success: true, message: repairMessages.repaired(username, 1, 4, 1) })
    expect(await fix()).toEqual({ success: true, message: repairMessages.unchanged(username, 4, 1) })
    await screens.open(page, '/purchases')
    await see(page, shopMessages.balance.left(4, 3))
  })

  test('a refund takes back what is unused, and every screen that speaks of credits says so', async () => {
    const { family, email } = await newFamily()
    await buy(screens.product(), family, { packageId: 'digital' })
    expect((await family.credits()).storiesRemaining).toBe(6)

    const desk = await screens.arrive(viewport)
    await desk.goto(screens.product().sandboxPaymentsUrl ?? '')
    await desk.locator('tbody tr:first-child button').click()
    await desk.waitForSelector('tbody tr:first-child ::-p-text(refunded)')
    await expect.poll(() => family.credits()).toMatchObject({ storiesRemaining: 1, cancelled: true })

    const page = await screens.arrive(viewport, family)
    await screens.open(page, '/my-stories')
    await see(page, 'Package Status Notice')
    await see(page, myStoriesMessages.notice.body(1))
    await click(page, 'link', 'Buy More Credits')
    await arriveAt(page, '/purchases')
    await see(page, 'Package Status Notice')
    await see(page, shopMessages.cancelled.body(1))
    await screens.open(page, '/create-story')
    await see(page, 'Plan Cancellation Notice')
    await see(page, createStoryMessages.cancelled.body(1))

    const letters = async () => (await mailsTo(screens.product(), email)).map(({ text }) => text)
    await expect.poll(letters, { timeout: 15_000 }).toHaveLength(2)
    expect((await letters()).join()).toContain(emailMessages.refund.lead(formatPaise(150_000)))
  })
})
