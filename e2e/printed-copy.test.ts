import { formatPaise } from '@kahani/contracts/money'
import { type ChangePrintStatus, printedCopiesSchema } from '@kahani/contracts/prints'
import { PRINTED_COPY_PRICE } from '@kahani/contracts/shop'
import { emailMessages } from '@kahani/messages/en/emails'
import { printMessages } from '@kahani/messages/en/payments'
import { printDialogMessages as messages } from '@kahani/messages/en/prints'
import type { Page } from 'puppeteer'
import { describe, expect, test } from 'vitest'
import { choose, click, fill, see } from './browser.ts'
import { buy, checkoutOver } from './checkout.ts'
import { createFamily } from './family-client.ts'
import { mailsTo } from './sandbox-mailbox.ts'
import { DEVICES, missing, openScreens } from './screens.ts'

const PRICE = formatPaise(PRINTED_COPY_PRICE)

const screens = openScreens()

async function familyWithStory() {
  const family = createFamily(screens.product().url)
  const { email } = await family.signUp()
  return { family, email, storyId: await family.order() }
}

async function fillAddress(page: Page) {
  await fill(page, messages.name, 'Meera Rao')
  await fill(page, messages.phone, '+91 98450 12345')
  await fill(page, messages.address, '14, 3rd Cross, Malleshwaram')
  await fill(page, messages.city, 'Bengaluru')
  await fill(page, messages.pincode, '560003')
  await choose(page, 'state', 'Karnataka')
}

const lastSubject = async (email: string) => (await mailsTo(screens.product(), email))[0]?.subject
const mailed = (email: string, subject: string) =>
  expect.poll(() => lastSubject(email), { timeout: 15_000 }).toBe(subject)

describe.each(DEVICES)('on %s', (_device, viewport) => {
  test('a copy is paid for, and its family hears of each step on its way', async () => {
    const { family, email, storyId } = await familyWithStory()
    const page = await screens.arrive(viewport, family)
    await screens.open(page, `/story/${storyId}`)
    await click(page, 'button', messages.open)
    await see(page, 'A printed copy costs ₹800. Delivered in 5-7 business days')
    await click(page, 'button', messages.pay(PRICE))
    await see(page, 'Name is required')
    await see(page, 'Valid phone number is required')
    await see(page, 'Please provide a complete address')
    await see(page, printMessages.cityRequired)
    await see(page, printMessages.stateRequired)
    await see(page, printMessages.pincodeInvalid)

    await fillAddress(page)
    await click(page, 'button', 'Pay ₹800')
    const left = await checkoutOver(page)
    expect(await left.words()).toContain('₹800')
    await left.choose('Close')
    await left.choose('Leave')
    await see(page, 'Payment Cancelled')
    await click(page, 'button', messages.open)
    await click(page, 'button', 'Pay ₹800')
    await (await checkoutOver(page)).choose('Pay')
    await see(page, 'Payment Successful!')
    await see(page, messages.paid.description)
    await missing(page, messages.cost(PRICE))

    const admin = createFamily(screens.product().url)
    await admin.signIn(screens.product().admin)
    const list = await (await admin.call('GET', '/api/admin/printed-copies')).json()
    const copies = printedCopiesSchema.parse(list).printedCopies.filter(copy => copy.storyId === storyId)
    expect(copies).toMatchObject([
      {
        status: 'placed',
        free: false,
        shippingAddress: 'Meera Rao, +91 98450 12345, 14, 3rd Cross, Malleshwaram, Bengaluru, Karnataka 560003',
      },
    ])
    const id = copies[0]?.id ?? 0
    const move = async (step: ChangePrintStatus) => {
      expect((await admin.call('POST', `/api/admin/printed-copies/${id}/status`, step)).status).toBe(200)
    }
    const { placed, processing, shipped, delivered } = emailMessages.print
    await mailed(email, placed.subject(id))
    await move({ status: 'processing' })
    await mailed(email, processing.subject(id))
    await move({ status: 'shipped', courier: 'India Post', trackingNumber: 'EK123456789IN' })
    await mailed(email, shipped.subject(id))
    expect((await mailsTo(screens.product(), email))[0]?.text).toContain('EK123456789IN')
    await move({ status: 'delivered' })
    await mailed(email, delivered.subject(id))
    expect(await mailsTo(screens.product(), email)).toHaveLength(4)
  })

  test('a copy that came with a package is free', async () => {
    const { family, email, storyId } = await familyWithStory()
    await buy(screens.product(), family, { packageId: 'single_printed' })
    const page = await screens.arrive(viewport, family)
    await screens.open(page, `/story/${storyId}`)
    await click(page, 'button', messages.open)
    await see(page, messages.free(1, PRICE))
    await fillAddress(page)
    await click(page, 'button', messages.orderFree)
    await see(page, 'Free Printed Copy Ordered!')
    await see(page, messages.freeOrdered(0).description)

    await click(page, 'button', messages.open)
    await see(page, messages.cost(PRICE))
    const letters = async () => (await mailsTo(screens.product(), email)).map(({ text }) => text)
    await expect.poll(letters, { timeout: 15_000 }).toHaveLength(2)
    expect((await letters()).join()).toContain(emailMessages.print.free)
  })
})
