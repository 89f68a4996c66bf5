import { randomUUID } from 'node:crypto'
import { formatPaise } from '@kahani/contracts/money'
import { signInMessages } from '@kahani/messages/en/account-pages'
import { emailMessages } from '@kahani/messages/en/emails'
import { giftBannerMessages, redeemGiftMessages } from '@kahani/messages/en/gifts'
import { myStoriesMessages } from '@kahani/messages/en/my-stories'
import { giftMessages } from '@kahani/messages/en/payments'
import { uiMessages } from '@kahani/messages/en/shell'
import { shopMessages } from '@kahani/messages/en/shop'
import { describe, expect, test } from 'vitest'
import { click, fill, see } from './browser.ts'
import { buy, checkoutOver } from './checkout.ts'
import { createFamily } from './family-client.ts'
import { mailsTo } from './sandbox-mailbox.ts'
import { arriveAt, DEVICES, missing, openScreens, signUp } from './screens.ts'

const screens = openScreens()
const messages = shopMessages.gift

async function newFamily() {
  const family = createFamily(screens.product().url)
  return { family, ...(await family.signUp()) }
}

describe.each(DEVICES)('on %s', (_device, viewport) => {
  test('a gift goes by mail to somebody new, who signs up for it; nobody else can redeem it', async () => {
    const giver = await newFamily()
    const recipient = `nani-${randomUUID().slice(0, 8)}@example.in`
    const page = await screens.arrive(viewport, giver.family)
    await screens.open(page, '/purchases')
    await click(page, 'tab', shopMessages.bundles)
    await page.locator(`::-p-xpath(//h2[.="Digital Collection"]/../..//button[.="Gift This Package"])`).click()
    await see(page, 'Gift a Package')
    await click(page, 'button', messages.submit)
    await see(page, 'Name is required')
    await see(page, 'Email is required')
    await fill(page, messages.recipientName, 'Nani')
    await fill(page, messages.recipientEmail, 'nani')
    await click(page, 'button', messages.submit)
    await see(page, giftMessages.emailInvalid)
    await fill(page, messages.recipientEmail, recipient)
    await fill(page, messages.message, 'For every night\nthat you read to us.')
    await click(page, 'button', messages.submit)
    const checkout = await checkoutOver(page)
    expect(await checkout.words()).toContain('₹1,500')
    await checkout.choose('Pay')
    await see(page, 'Purchase Complete!')
    await see(page, shopMessages.complete.gifted('Digital Collection', 'Nani'))
    expect((await giver.family.credits()).storiesRemaining).toBe(1)

    await expect.poll(() => mailsTo(screens.product(), giver.email), { timeout: 15_000 }).toHaveLength(1)
    expect((await mailsTo(screens.product(), giver.email))[0]?.text).toContain(formatPaise(150_000))
    await expect.poll(() => mailsTo(screens.product(), recipient), { timeout: 15_000 }).toHaveLength(1)
    const [letter] = await mailsTo(screens.product(), recipient)
    expect(letter?.subject).toBe(emailMessages.gift.subject(giver.username))
    expect(letter?.text).toContain('For every night')
    const link = new URL(/http\S+\/redeem-gift\S+/.exec(letter?.text ?? '')?.[0] ?? '')
    expect(link.origin).toBe(new URL(screens.product().url).origin)

    const nani = await screens.arrive(viewport)
    const redeemPath = link.pathname + link.search
    await nani.goto(link.href)
    await arriveAt(nani, `/signin?${new URLSearchParams({ redirectTo: redeemPath })}`)
    await click(nani, 'link', signInMessages.signUp)
    await signUp(nani, recipient)
    await arriveAt(nani, redeemPath)
    await see(nani, 'Redeem Your Gift')
    await see(nani, `You have a gift of Digital Collection from ${giver.username}!`)
    await see(nani, `Personal message from ${giver.username}:`)
    await see(nani, 'that you read to us.')
    await see(nani, `You have a gift from ${giver.username}! It includes 5 story credits with a personal message`)
    await click(nani, 'button', 'Redeem Gift')
    await see(nani, "You've successfully redeemed your gift for 5 story credits!")
    await see(nani, 'Gift redeemed!')
    await see(nani, '5 story credits have been added to your account.')
    await missing(nani, giftBannerMessages.redeem)
    await click(nani, 'button', uiMessages.close)
    await click(nani, 'link', 'View My Stories')
    await arriveAt(nani, '/my-stories')
    await see(nani, myStoriesMessages.remaining(6))

    const other = await screens.arrive(viewport, (await newFamily()).family)
    await other.goto(link.href)
    await see(other, redeemGiftMessages.generic)
    await click(other, 'button', 'Redeem Gift')
    await see(other, 'This gift has already been redeemed.')
  })

  test('a family finds its gifts in the banner, redeems one there, and can send the banner away', async () => {
    const giver = await newFamily()
    const { family, username, email } = await newFamily()
    const gift = { recipientName: username, recipientEmail: email.toUpperCase() }
    await buy(screens.product(), giver.family, { packageId: 'single_printed', ...gift })
    await buy(screens.product(), giver.family, { packageId: 'digital', ...gift, message: 'Read well' })

    const page = await screens.arrive(viewport, family)
    await screens.open(page, '/')
    await see(page, 'You have 2 gifts waiting to be redeemed!')
    await click(page, 'link', 'Redeem Now')
    await arriveAt(page, /^\/redeem-gift\?token=/)
    await see(page, redeemGiftMessages.found('Single Printed', giver.username))
    await click(page, 'button', 'Redeem Gift')
    await see(page, redeemGiftMessages.redeemed(1))
    await see(page, redeemGiftMessages.addedWithBooklets(1))
    expect((await family.credits()).storiesRemaining).toBe(2)

    const another = `You have a gift from ${giver.username}! It includes 5 story credits with a personal message`
    await see(page, another)
    await click(page, 'button', giftBannerMessages.dismiss)
    await missing(page, another)
    await screens.open(page, '/my-stories')
    await see(page, myStoriesMessages.remaining(2))
    await page.waitForNetworkIdle({ idleTime: 300 })
    await missing(page, another)
  })

  test('a link without its token says what is missing', async () => {
    const page = await screens.arrive(viewport, (await newFamily()).family)
    await screens.open(page, '/redeem-gift')
    await see(page, 'Missing Token')
    await see(page, 'No gift token was provided. Please check your email for the gift redemption link.')
    await click(page, 'link', 'Go to Homepage')
    await arriveAt(page, '/')
  })
})
