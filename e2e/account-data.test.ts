import { accountDataMessages } from '@kahani/messages/en/account-data'
import { accountDeletionMessages } from '@kahani/messages/en/account-deletion'
import { accountEmailMessages } from '@kahani/messages/en/account-emails'
import { accountSettingsMessages } from '@kahani/messages/en/account-settings'
import { secondFactorMessages } from '@kahani/messages/en/second-factors'
import { createPng } from '@kahani/sandbox/openai/png'
import { createApiClient } from '@kahani/testing/api-client'
import { FULL } from '@kahani/testing/full'
import { describe, expect, inject, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { testBlobStorage } from './blob-storage.ts'
import { PHONE } from './browser.ts'
import { waitForEmail, waitForLink } from './emails.ts'
import { click, clickElement, fill, fillElement, waitForPath, waitForText } from './page-actions.ts'
import { buy, createFamily } from './shared-product.ts'
import { findStored, skipSettlingTime } from './stored-data.ts'
import { useVisitors } from './visitors.ts'

const visitors = useVisitors()
const { consents } = accountSettingsMessages
const { dialog, summary, done } = accountDeletionMessages
const CHILD = 'Zubeida'

/** The tables, kinds of Redis keys and folders that hold something about the family of `createActiveFamily`. */
const EVERY_STORE = [
  ...[
    'auth.users ',
    'auth.email_links ',
    'auth.audit_log ',
    'auth.newsletter_subscriptions ',
    'auth.contact_messages ',
  ],
  ...['payments.accounts ', 'payments.orders ', 'payments.ledger ', 'payments.gifts '],
  ...['stories.stories ', 'stories.pages ', 'stories.pictures ', 'stories.family_members '],
  ...['redis session', 'redis user-sessions', 'redis bull', 'file pictures', 'file books', 'file archives'],
]

/** A family that left something in every store. */
async function createActiveFamily() {
  const family = await createFamily()
  const { client, id, email } = family
  const photo = `data:image/png;base64,${createPng(600, 800, 'a child in a garden').toString('base64')}`
  const storyId = await client.generateStory(undefined, {
    characterName: CHILD,
    characterPhoto: photo,
    photoConsent: true,
  })
  const aunt = { kind: 'grown-up', name: CHILD, relation: 'aunt', gender: 'girl', look: {} }
  expect((await client.send('POST', '/api/family', aunt)).status).toBe(201)
  await buy(client, { packageId: 'single_printed' })
  await buy(client, {
    packageId: 'digital',
    recipientName: 'Nani',
    recipientEmail: `nani-${id}@example.in`,
    message: CHILD,
  })
  await client.send('POST', '/api/newsletter', { email })
  await client.send('POST', '/api/contact', {
    name: CHILD,
    email,
    subject: 'A blank page',
    message: 'Page 7 is blank.',
  })
  await client.send('POST', '/api/forgot-password', { email })
  // Otherwise the message and the subscription may be somebody else's, and stay.
  const token = (await waitForLink(email, '/verify-email')).searchParams.get('token')
  await client.send('POST', '/api/verify-email', { token })
  // The archive contains a book only if its pictures are ready.
  await client.waitForIllustrations(storyId)
  return { ...family, storyId }
}

/** What names the family: in rows, in Redis, and in the paths of files. */
function tracesOf({ id, username, storyId }: Awaited<ReturnType<typeof createActiveFamily>>) {
  const user = `(user_?id|actor_id|redeemed_by)"?: ?"?${id}\\b|(user-sessions:|archives?[-/])${id}\\b`
  const story = `story_?id"?: ?"?${storyId}\\b|(sheet|picture|pdf|complete|pictures/|books/)-?${storyId}\\b`
  return new RegExp([username, CHILD, user, story].join('|'), 'i')
}

test('a family withdraws a consent, downloads everything, and deletes its account, which leaves nothing that names it', async () => {
  const family = await createActiveFamily()
  const { client, id, username, email } = family
  const page = await visitors.newPage(PHONE, client)
  await visitors.open(page, '/account')

  await click(page, 'button', consents.withdrawOf(CHILD))
  await clickElement(page, '[role=alertdialog] button:last-child')
  await waitForText(page, consents.withdrawDone)
  // The consent to the use of the photo is withdrawn with it.
  await page.waitForSelector(`::-p-xpath(//button[starts-with(@aria-label, "${consents.withdrawOf('')}")])`, {
    hidden: true,
  })

  await click(page, 'button', accountDataMessages.prepare)
  await fillElement(page, 'input[name=password]', 'lantern!')
  await click(page, 'button', secondFactorMessages.confirm.submit)
  await waitForText(page, accountDataMessages.ready.title)
  await waitForEmail(email, accountEmailMessages.archiveReady.subject)
  const downloads = createApiClient(inject('product').url)
  await downloads.signIn({ username, password: 'lantern!' })
  const download = async () => downloads.send('GET', '/api/account/archive/download')
  expect((await download()).status).toBe(403)
  await downloads.send('POST', '/api/confirm-identity', { password: 'lantern!' })
  const archive = Buffer.from(await (await download()).arrayBuffer()).toString('latin1')
  for (const name of ['account.json', 'payments.json', 'stories.json', 'book.pdf']) expect(archive).toContain(name)

  const traces = tracesOf(family)
  const stores = new Set((await findStored(traces)).map(entry => /^[\w.]+ (?:[a-z-]+(?=[:/]))?/.exec(entry)?.[0]))
  expect([...stores]).toEqual(expect.arrayContaining(EVERY_STORE))

  await click(page, 'button', accountDeletionMessages.open)
  await waitForText(page, summary.deletedItems[0])
  expect(await accessibilityProblems(page, '[role=dialog]')).toEqual([])
  await fill(page, dialog.username, username)
  await fillElement(page, 'input[name=currentPassword]', 'lantern!')
  await click(page, 'button', dialog.confirm)
  await waitForPath(page, '/account-deleted')
  await waitForText(page, done.heading)
  await waitForText(page, 'the records of 2 orders, without your name and address')
  expect((await downloads.send('GET', '/api/me')).status).toBe(401)

  await skipSettlingTime(id)
  const sent = await waitForEmail(email, accountEmailMessages.accountDeleted.subject)
  expect(sent.text).toContain('the records of 2 orders')
  // Job queues delete their events within seconds. The shop keeps the id of a deleted account, to reject late requests.
  const remaining = async () => (await findStored(traces)).filter(entry => !entry.startsWith('payments.accounts '))
  await expect.poll(remaining, { interval: 1_000 }).toEqual([])
})

if (FULL) describe('blobs in a bucket', testBlobStorage)
