import { formatPaise } from '@kahani/contracts/money'
import { PRINTED_COPY_PRICE } from '@kahani/contracts/shop'
import { createStoryMessages } from '@kahani/messages/en/create-story'
import { giftBannerMessages } from '@kahani/messages/en/gifts'
import { myStoriesMessages } from '@kahani/messages/en/my-stories'
import { printDialogMessages } from '@kahani/messages/en/prints'
import { shopMessages } from '@kahani/messages/en/shop'
import { test } from 'vitest'
import { createFamily } from './api-client.ts'
import { DESKTOP } from './browser.ts'
import { waitForCheckout } from './checkout-dialog.ts'
import { createFirstStory } from './first-story.ts'
import { choose, click, fill, waitForNoText, waitForPath, waitForText } from './page-actions.ts'
import { confirmEmail } from './sandbox-mailbox.ts'
import { useVisitors } from './visitors.ts'

const visitors = useVisitors()

// The other files run on a phone.
test('on a desktop a visitor creates a story, buys a collection, gives one to a family, and orders a printed copy', async () => {
  const page = await visitors.newPage(DESKTOP)
  const story = await createFirstStory(visitors, page)
  const recipient = await createFamily()
  await confirmEmail(recipient.client, recipient.email)
  const cardButton = (button: string) =>
    page.locator(`::-p-xpath(//h2[.="Digital Collection"]/../..//button[normalize-space()="${button}"])`)

  await visitors.open(page, '/purchases')
  await click(page, 'tab', shopMessages.bundles)
  await cardButton('Buy').click()
  await (await waitForCheckout(page)).choose('Pay')
  await waitForText(page, shopMessages.complete.credited('Digital Collection', 5, 0))
  await click(page, 'link', 'Start Creating Stories')
  await waitForPath(page, '/create-story')
  await waitForText(page, createStoryMessages.creditsLeft(5))

  await visitors.open(page, '/purchases')
  await click(page, 'tab', shopMessages.bundles)
  await cardButton('Gift This Package').click()
  await fill(page, shopMessages.gift.recipientName, recipient.username)
  await fill(page, shopMessages.gift.recipientEmail, recipient.email)
  await click(page, 'button', shopMessages.gift.submit)
  await (await waitForCheckout(page)).choose('Pay')
  await waitForText(page, shopMessages.complete.gifted('Digital Collection', recipient.username))

  const recipientPage = await visitors.newPage(DESKTOP, recipient.client)
  await visitors.open(recipientPage, '/')
  await click(recipientPage, 'link', giftBannerMessages.redeem)
  await waitForPath(recipientPage, /^\/redeem-gift\?token=/)
  await click(recipientPage, 'button', 'Redeem Gift')
  await waitForText(recipientPage, 'Gift redeemed!')
  await waitForNoText(recipientPage, giftBannerMessages.redeem)
  await click(recipientPage, 'link', 'View My Stories')
  await waitForText(recipientPage, myStoriesMessages.remaining(6))

  await visitors.open(page, story.path)
  await click(page, 'button', printDialogMessages.open)
  await fill(page, printDialogMessages.name, 'Meera Rao')
  await fill(page, printDialogMessages.phone, '+91 98450 12345')
  await fill(page, printDialogMessages.address, '14, 3rd Cross, Malleshwaram')
  await fill(page, printDialogMessages.city, 'Bengaluru')
  await fill(page, printDialogMessages.pincode, '560003')
  await choose(page, 'state', 'Karnataka')
  await click(page, 'button', 'Pay ₹800')
  await (await waitForCheckout(page)).choose('Pay')
  await waitForText(page, 'Payment Successful!')
  await waitForNoText(page, printDialogMessages.cost(formatPaise(PRINTED_COPY_PRICE)))
})
