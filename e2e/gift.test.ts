import { randomUUID } from 'node:crypto'
import { formatPaise } from '@kahani/contracts/money'
import { signInMessages } from '@kahani/messages/en/account-pages'
import { confirmEmailMessages, verifyEmailMessages } from '@kahani/messages/en/email-verification'
import { emailMessages } from '@kahani/messages/en/emails'
import { giftBannerMessages, redeemGiftMessages } from '@kahani/messages/en/gifts'
import { myStoriesMessages } from '@kahani/messages/en/my-stories'
import { giftMessages } from '@kahani/messages/en/payments'
import { uiMessages } from '@kahani/messages/en/shell'
import { shopMessages } from '@kahani/messages/en/shop'
import { FULL } from '@kahani/testing/full'
import { expect, inject, test } from 'vitest'
import { DESKTOP, PHONE } from './browser.ts'
import { waitForCheckout } from './checkout-dialog.ts'
import { EMAIL_WAIT, emailsTo, purchaseEmails, waitForLink } from './emails.ts'
import { click, clickElement, fill, submitSignUpForm, waitForNoText, waitForPath, waitForText } from './page-actions.ts'
import { buy, createFamily } from './shared-product.ts'
import { useVisitors } from './visitors.ts'

const visitors = useVisitors()
const messages = shopMessages.gift

test('a gift is emailed to a new recipient, who signs up and redeems it; no other account can', async () => {
  const giver = await createFamily()
  const recipient = `nani-${randomUUID().slice(0, 8)}@example.in`
  const page = await visitors.newPage(DESKTOP, giver.client)
  await visitors.open(page, '/purchases')
  await click(page, 'tab', shopMessages.bundles)
  await clickElement(page, `::-p-xpath(//h2[.="Digital Collection"]/../..//button[.="Gift This Package"])`)
  await waitForText(page, 'Gift a Package')
  await click(page, 'button', messages.submit)
  await waitForText(page, 'Name is required')
  await waitForText(page, 'Email is required')
  await fill(page, messages.recipientName, 'Nani')
  await fill(page, messages.recipientEmail, 'nani')
  await click(page, 'button', messages.submit)
  await waitForText(page, giftMessages.emailInvalid)
  await fill(page, messages.recipientEmail, recipient)
  await fill(page, messages.message, 'For every night\nthat you read to us.')
  await click(page, 'button', messages.submit)
  const checkout = await waitForCheckout(page)
  expect(await checkout.text()).toContain('₹1,500')
  await checkout.choose('Pay')
  await waitForText(page, 'Purchase Complete!')
  await waitForText(page, shopMessages.complete.gifted('Digital Collection', 'Nani'))
  expect((await giver.client.credits()).storiesRemaining).toBe(1)

  await expect.poll(() => purchaseEmails(giver.email), EMAIL_WAIT).toHaveLength(1)
  expect((await purchaseEmails(giver.email))[0]?.text).toContain(formatPaise(150_000))
  await expect.poll(() => emailsTo(recipient), EMAIL_WAIT).toHaveLength(1)
  const [email] = await emailsTo(recipient)
  expect(email?.subject).toBe(emailMessages.gift.subject(giver.username))
  expect(email?.text).toContain('For every night')
  const link = await waitForLink(recipient, '/redeem-gift')
  expect(link.origin).toBe(new URL(inject('product').url).origin)

  const nani = await visitors.newPage(PHONE)
  const redeemPath = link.pathname + link.search
  await nani.goto(link.href)
  await waitForPath(nani, `/signin?${new URLSearchParams({ redirectTo: redeemPath })}`)
  await click(nani, 'link', signInMessages.signUp)
  await submitSignUpForm(nani, recipient)
  await waitForPath(nani, redeemPath)
  await waitForText(nani, 'Redeem Your Gift')
  // Gifts are listed for a confirmed address only. The link redeems the gift, and confirms the address.
  await waitForText(nani, redeemGiftMessages.generic)
  await waitForText(nani, confirmEmailMessages.banner)
  await click(nani, 'button', 'Redeem Gift')
  await waitForText(nani, "You've successfully redeemed your gift for 5 story credits!")
  await waitForText(nani, 'Gift redeemed!')
  await waitForText(nani, '5 story credits have been added to your account.')
  await waitForNoText(nani, confirmEmailMessages.banner)
  await click(nani, 'button', uiMessages.close)
  await click(nani, 'link', 'View My Stories')
  await waitForPath(nani, '/my-stories')
  await waitForText(nani, myStoriesMessages.remaining(6))

  const other = await visitors.newPage(PHONE, (await createFamily()).client)
  await other.goto(link.href)
  await waitForText(other, redeemGiftMessages.generic)
  await click(other, 'button', 'Redeem Gift')
  await waitForText(other, 'This gift has already been redeemed.')
})

// The texts and the choice of the banner are tested in `apps/web/src/app/gift-banner.test.ts`, the lists in `services/payments/test/gifts.test.ts`.
if (FULL) {
  test('the banner shows the gifts of a family with a confirmed address, leads to their redemption, and can be dismissed', async () => {
    const giver = await createFamily()
    const { client, username, email } = await createFamily()
    const gift = { recipientName: username, recipientEmail: email.toUpperCase() }
    await buy(giver.client, { packageId: 'single_printed', ...gift, message: 'For every night\nthat you read to us.' })
    await buy(giver.client, { packageId: 'digital', ...gift, message: 'Read well' })

    const page = await visitors.newPage(DESKTOP, client)
    await visitors.open(page, '/')
    await waitForText(page, confirmEmailMessages.banner)
    await page.goto((await waitForLink(email, '/verify-email')).href)
    await waitForText(page, verifyEmailMessages.verified.heading)
    await waitForText(page, 'You have 2 gifts waiting to be redeemed!')
    await click(page, 'link', 'Redeem Now')
    await waitForPath(page, /^\/redeem-gift\?token=/)
    await waitForText(page, `You have a gift of Single Printed from ${giver.username}!`)
    await waitForText(page, `Personal message from ${giver.username}:`)
    await waitForText(page, 'that you read to us.')
    await click(page, 'button', 'Redeem Gift')
    await waitForText(page, redeemGiftMessages.redeemed(1))
    await waitForText(page, redeemGiftMessages.addedWithBooklets(1))
    expect((await client.credits()).storiesRemaining).toBe(2)

    const bannerText = `You have a gift from ${giver.username}! It includes 5 story credits with a personal message`
    await waitForText(page, bannerText)
    await click(page, 'button', giftBannerMessages.dismiss)
    await waitForNoText(page, bannerText)
    const listed = page.waitForResponse(response => response.url().endsWith('/api/check-available-gifts'))
    await visitors.open(page, '/my-stories')
    expect((await (await listed).json()).gifts).toHaveLength(1)
    await waitForText(page, myStoriesMessages.remaining(2))
    await waitForNoText(page, bannerText)

    // A gift link without its token.
    await visitors.open(page, '/redeem-gift')
    await waitForText(page, 'Missing Token')
    await waitForText(page, 'No gift token was provided. Please check your email for the gift redemption link.')
    await click(page, 'link', 'Go to Homepage')
    await waitForPath(page, '/')
  })
}
