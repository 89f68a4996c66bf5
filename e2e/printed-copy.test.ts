import { formatPaise } from '@kahani/contracts/money'
import { printCheckSchema } from '@kahani/contracts/preflight'
import { type ChangePrintStatus, printedCopiesSchema, type ShippingForm } from '@kahani/contracts/prints'
import { PRINTED_COPY_PRICE } from '@kahani/contracts/shop'
import { adminPrintedCopiesMessages } from '@kahani/messages/en/admin-printed-copies'
import { emailMessages } from '@kahani/messages/en/emails'
import { printMessages } from '@kahani/messages/en/payments'
import { adminPreflightMessages, preflightMessages } from '@kahani/messages/en/preflight'
import { printPreviewMessages as previewMessages } from '@kahani/messages/en/print-preview'
import { printDialogMessages as messages } from '@kahani/messages/en/prints'
import { storyDeletionMessages } from '@kahani/messages/en/story-deletion'
import { payInSandbox } from '@kahani/testing/sandbox-payments'
import type { Page } from 'puppeteer'
import { beforeAll, expect, inject, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { waitForCheckout } from './checkout-dialog.ts'
import { EMAIL_WAIT, purchaseEmails } from './emails.ts'
import { choose, click, clickElement, fill, waitForNoText, waitForText } from './page-actions.ts'
import { buy, createFamily, signInAsAdministrator } from './shared-product.ts'
import { DELETE_FOR_GOOD, moveToBin } from './shelf.ts'
import { useVisitors } from './visitors.ts'

const PRICE = formatPaise(PRINTED_COPY_PRICE)

const visitors = useVisitors()

let family: Awaited<ReturnType<typeof createFamily>>
let storyId: number
/** Whatever tale it is. */
let ready: string
beforeAll(async () => {
  family = await createFamily()
  const { client } = family
  storyId = await client.generateStory()
  await client.waitForPrintFiles(storyId)
  const check = printCheckSchema.parse(await (await client.send('GET', `/api/stories/${storyId}/print-check`)).json())
  expect(check.status).toBe('ready')
  ready = preflightMessages.ready(check.status === 'ready' ? check.report.pages : 0)
})

const address: ShippingForm = {
  name: 'Meera Rao',
  phone: '+91 98450 12345',
  address: '14, 3rd Cross, Malleshwaram',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560003',
}

async function fillAddress(page: Page) {
  const { state, ...texts } = address
  for (const [name, text] of Object.entries(texts)) await fill(page, messages[name as keyof typeof texts], text)
  await choose(page, 'state', state)
}

/** Waits until the pages of the preview with these names are shown. */
const waitForImages = (page: Page, names: string[]) =>
  expect
    .poll(() =>
      page.$$eval('[data-leaf] img', images =>
        images.flatMap(image => (image instanceof HTMLImageElement && image.naturalWidth > 0 ? [image.alt] : [])),
      ),
    )
    .toEqual(names)

const lastSubject = async (email: string) => (await purchaseEmails(email))[0]?.subject
const expectLastEmail = (email: string, subject: string) =>
  expect.poll(() => lastSubject(email), EMAIL_WAIT).toBe(subject)

test('a family pays for a printed copy and receives an email at each status change', async () => {
  const { client, email } = family
  const page = await visitors.newPage(DESKTOP, client)
  await visitors.open(page, `/story/${storyId}`)
  await click(page, 'button', messages.open)
  await waitForText(page, 'A printed copy costs ₹800. Delivered in 5-7 business days')
  await waitForText(page, ready)
  await waitForImages(page, [previewMessages.cover])
  await click(page, 'button', previewMessages.next)
  await page.keyboard.press('ArrowRight')
  await waitForImages(page, [2, 3].map(previewMessages.page))
  await click(page, 'button', messages.pay(PRICE))
  await waitForText(page, 'Name is required')
  await waitForText(page, 'Valid phone number is required')
  await waitForText(page, 'Please provide a complete address')
  await waitForText(page, printMessages.cityRequired)
  await waitForText(page, printMessages.stateRequired)
  await waitForText(page, printMessages.pincodeInvalid)

  await fillAddress(page)
  await click(page, 'button', 'Pay ₹800')
  const cancelled = await waitForCheckout(page)
  expect(await cancelled.text()).toContain('₹800')
  await cancelled.choose('Close')
  await cancelled.choose('Leave')
  await waitForText(page, 'Payment Cancelled')
  await click(page, 'button', messages.open)
  await click(page, 'button', 'Pay ₹800')
  await (await waitForCheckout(page)).choose('Pay')
  await waitForText(page, 'Payment Successful!')
  await waitForText(page, messages.paid.description)
  await waitForNoText(page, messages.cost(PRICE))

  const admin = await signInAsAdministrator()
  const list = await (await admin.send('GET', '/api/admin/printed-copies')).json()
  const copies = printedCopiesSchema.parse(list).printedCopies.filter(copy => copy.storyId === storyId)
  expect(copies).toMatchObject([
    {
      status: 'placed',
      free: false,
      shippingAddress: 'Meera Rao, +91 98450 12345, 14, 3rd Cross, Malleshwaram, Bengaluru, Karnataka 560003',
    },
  ])
  const id = copies[0]?.id ?? 0
  const setStatus = async (step: ChangePrintStatus) => {
    expect((await admin.send('POST', `/api/admin/printed-copies/${id}/status`, step)).status).toBe(200)
  }
  const { placed, processing, shipped, delivered } = emailMessages.print
  const { title } = (await (await client.send('GET', `/api/stories/${storyId}`)).json()) as { title: string }
  await expectLastEmail(email, placed.subject(id))
  await setStatus({ status: 'processing' })
  await expectLastEmail(email, processing.subject(id))
  await setStatus({ status: 'shipped', courier: 'India Post', trackingNumber: 'EK123456789IN' })
  await expectLastEmail(email, shipped.subject(id))
  const { text } = (await purchaseEmails(email))[0] ?? {}
  for (const part of ['EK123456789IN', title, copies[0]?.shippingAddress]) expect(text).toContain(part)
  await setStatus({ status: 'delivered' })
  await expectLastEmail(email, delivered.subject(id))
  expect(await purchaseEmails(email)).toHaveLength(4)

  await visitors.open(page, '/account')
  const section = 'section:has([data-printed-copy])'
  await page.waitForSelector(section)
  const listed = await page.$eval(section, element => element.textContent)
  for (const part of [title, 'Delivered on', 'EK123456789IN', '14, 3rd Cross, Malleshwaram', PRICE])
    expect(listed).toContain(part)
  expect(await accessibilityProblems(page, section)).toEqual([])
})

test('a printed copy included in a package is free, and an administrator ships it', async () => {
  const { client, email } = family
  const earlier = (await purchaseEmails(email)).length
  await buy(client, { packageId: 'single_printed' })
  const page = await visitors.newPage(PHONE, client)
  await visitors.open(page, `/story/${storyId}`)
  await click(page, 'button', messages.open)
  await waitForText(page, messages.free(1, PRICE))
  await waitForText(page, ready)
  await click(page, 'button', messages.orderFree)
  await waitForText(page, 'Name is required')
  expect(await accessibilityProblems(page, '[role=dialog]')).toEqual([])
  await fillAddress(page)
  await click(page, 'button', messages.orderFree)
  await waitForText(page, 'Free Printed Copy Ordered!')
  await waitForText(page, messages.freeOrdered(0).description)

  await click(page, 'button', messages.open)
  await waitForText(page, messages.cost(PRICE))
  await expect.poll(() => purchaseEmails(email), EMAIL_WAIT).toHaveLength(earlier + 2)
  const newest = (await purchaseEmails(email)).slice(0, 2).map(({ text }) => text)
  expect(newest.join()).toContain(emailMessages.print.free)

  const { moves, ship, tracking } = adminPrintedCopiesMessages
  const admin = await visitors.newPage(DESKTOP, await signInAsAdministrator())
  await visitors.open(admin, `/admin/printed-copies?userId=${family.id}`)
  await waitForText(admin, '2 entries')
  await waitForText(admin, adminPreflightMessages.outcomes.passed)
  await click(admin, 'button', moves.processing)
  await clickElement(admin, '[role=alertdialog] button:last-child')
  await click(admin, 'button', moves.shipped)
  await fill(admin, ship.courier, 'India Post')
  await fill(admin, ship.trackingNumber, 'EK987654321IN')
  await click(admin, 'button', ship.submit)
  await waitForText(admin, tracking('India Post', 'EK987654321IN'))
  expect(await accessibilityProblems(admin, 'main')).toEqual([])
})

test('a story is changed, and deleted with a copy that is not made yet; the files of one that is being made stay as ordered', async () => {
  const { client, email, id: userId } = family
  const orderCopy = async () => {
    const order = await (await client.send('POST', `/api/stories/${storyId}/order-printed-copy`, address)).json()
    const payment = await payInSandbox(inject('product'), order.orderId, 'paid')
    await client.verifyPayment({ ...payment, orderType: 'printed_copy' })
  }
  await orderCopy()
  await orderCopy()
  const admin = await signInAsAdministrator()
  const listCopies = async () => {
    const list = await (await admin.send('GET', `/api/admin/printed-copies?userId=${userId}`)).json()
    return printedCopiesSchema.parse(list).printedCopies.slice(0, 2)
  }
  const [placed, inWork] = await listCopies()
  await admin.send('POST', `/api/admin/printed-copies/${inWork?.id}/status`, { status: 'processing' })
  const query = new URLSearchParams({ userId: String(userId), version: inWork?.filesVersion ?? '' })
  const readFile = async () => {
    const response = await admin.send('GET', `/api/admin/stories/${storyId}/print-files/interior?${query}`)
    expect(response.status).toBe(200)
    return Buffer.from(await response.arrayBuffer())
  }
  const ordered = await readFile()
  const change = { content: 'The end of this story is another one.', version: 0 }
  expect((await client.send('PUT', `/api/stories/${storyId}/pages/1`, change)).status).toBe(200)

  const { copies, done } = storyDeletionMessages
  const page = await visitors.newPage(PHONE, client)
  await visitors.open(page, '/my-stories')
  await moveToBin(page)
  await waitForText(page, storyDeletionMessages.moved)
  const storyStatus = async () => (await client.send('GET', `/api/stories/${storyId}`)).status
  await expect.poll(storyStatus).toBe(404)
  expect((await listCopies()).map(({ status }) => status)).toEqual(['placed', 'processing'])
  await visitors.open(page, '/my-stories?view=bin')
  await clickElement(page, DELETE_FOR_GOOD)
  await click(page, 'button', copies.wait(1))
  await clickElement(page, DELETE_FOR_GOOD)
  await waitForText(page, copies.placed(1))
  await waitForText(page, copies.refunded(PRICE))
  await waitForText(page, copies.inWork(1))
  expect(await accessibilityProblems(page, '[role=alertdialog]')).toEqual([])
  await click(page, 'button', copies.confirm(1))
  await waitForText(page, done)
  await waitForText(page, storyDeletionMessages.bin.empty)

  expect((await listCopies()).map(({ status }) => status)).toEqual(['cancelled', 'processing'])
  await expect
    .poll(async () => (await purchaseEmails(email)).map(({ subject }) => subject), EMAIL_WAIT)
    .toEqual(expect.arrayContaining([emailMessages.print.cancelled.subject(placed?.id ?? 0)]))
  expect((await readFile()).equals(ordered)).toBe(true)
})
