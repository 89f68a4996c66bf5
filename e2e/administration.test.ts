import { signInMessages } from '@kahani/messages/en/account-pages'
import { adminDashboardMessages } from '@kahani/messages/en/admin-dashboard'
import { adminGmailMessages } from '@kahani/messages/en/admin-gmail'
import { adminPrintedCopiesMessages } from '@kahani/messages/en/admin-printed-copies'
import { gmailMessages } from '@kahani/messages/en/gmail'
import { notFoundMessages, shellMessages } from '@kahani/messages/en/shell'
import type { Page } from 'puppeteer'
import { expect, inject, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { DESKTOP } from './browser.ts'
import { waitForEmail } from './emails.ts'
import { click, clickElement, fill, mainText, waitForPath, waitForText } from './page-actions.ts'
import { buy, createFamily, signInAsAdministrator } from './shared-product.ts'
import { useVisitors } from './visitors.ts'

const { tabs, overview, users, settings } = adminDashboardMessages
const { auth: gmail } = adminGmailMessages

const visitors = useVisitors()

const confirm = (page: Page) => clickElement(page, '[role=alertdialog] button:last-child')

test('an administrator sees the product, repairs an account and changes a role', async () => {
  const { client, id, username } = await createFamily()
  await buy(client, { packageId: 'single_printed' })
  const { admin } = inject('product')
  const page = await visitors.newPage(DESKTOP, client)

  await visitors.open(page, '/admin')
  await waitForText(page, notFoundMessages.heading)
  await page.deleteCookie(...client.cookies())
  await visitors.open(page, '/admin/dashboard?tab=users')
  await waitForPath(page, '/signin?redirectTo=%2Fadmin%2Fdashboard%3Ftab%3Dusers')
  await fill(page, signInMessages.username, admin.username)
  await fill(page, signInMessages.password, admin.password)
  await click(page, 'button', signInMessages.submit)
  await waitForPath(page, '/admin/dashboard?tab=users')

  await fill(page, 'Search', username)
  await waitForText(page, '1 entry')
  expect(await mainText(page)).toContain(`${username}@example.inpremium2`)
  await click(page, 'button', 'Fix Story Count')
  await waitForText(page, `${username} has 2 story credits. 1 order checked against the payment provider`)
  await click(page, 'button', users.more(username))
  expect(await accessibilityProblems(page, '[role=menu]')).toEqual([])
  await click(page, 'menuitem', users.makeAdministrator)
  await confirm(page)
  await waitForText(page, `${username} is now an administrator.`)
  expect((await client.send('GET', '/api/me')).status).toBe(401)
  await expect.poll(() => mainText(page)).toContain(`${username} ${users.administrator}`)

  await click(page, 'tab', tabs.stories)
  await fill(page, 'Search', String(inject('story').userId))
  await waitForText(page, 'Asha')
  await click(page, 'tab', tabs.overview)
  await waitForText(page, overview.distribution)
  expect(await page.title()).toBe('Admin Dashboard | Kahani')
  expect(await page.$eval('main svg[role=img]', chart => chart.ariaLabel)).toMatch(
    /: (?:free|premium) \d+%, (?:free|premium) \d+%$/,
  )
  await click(page, 'tab', tabs.settings)
  await waitForText(page, settings.gmail.title)
  expect(await page.$$('main a[target=_blank][rel=noopener]')).toHaveLength(2)

  const screens: Record<string, () => Promise<void>> = {
    'printed-copies': () => waitForText(page, adminPrintedCopiesMessages.title),
    orders: async () => {
      await fill(page, 'User ID', String(id))
      await waitForText(page, '1 entry')
      expect(await mainText(page)).toContain('Single PrintedPaid₹1,200')
    },
    'audit-log': () => waitForText(page, 'Role changed'),
    costs: () => waitForText(page, 'By day'),
    queues: () => waitForText(page, 'Illustrations'),
    newsletters: () => waitForText(page, 'Write a newsletter'),
  }
  for (const [name, use] of Object.entries(screens)) {
    await clickElement(page, `main a[href="/admin/${name}"]`)
    await use()
    await page.evaluate(() => window.history.back())
    await waitForPath(page, '/admin/dashboard?tab=settings')
  }
})

test('an administrator connects Gmail, sends a test email with it, and disconnects it', async () => {
  const { admin } = inject('product')
  const page = await visitors.newPage(DESKTOP, await signInAsAdministrator())
  await visitors.open(page, '/')
  await click(page, 'button', shellMessages.account.menuOf(admin.username))
  expect(await accessibilityProblems(page, '[role=menu]')).toEqual([])
  await click(page, 'menuitem', shellMessages.account.emailSettings)
  await waitForText(page, adminGmailMessages.test.title)
  await click(page, 'link', adminGmailMessages.status.configure)
  await waitForText(page, gmail.how)

  await click(page, 'button', gmail.connect)
  await clickElement(page, 'button.person')
  await waitForText(page, gmail.results.connected.title)
  await click(page, 'link', gmail.checkStatus)
  await click(page, 'button', adminGmailMessages.test.send)
  await waitForText(page, adminGmailMessages.test.states.sent)
  const { from } = await waitForEmail(admin.email, gmailMessages.testEmail.subject)
  expect(await mainText(page)).toContain(`${adminGmailMessages.status.account}${from}`)

  await click(page, 'link', adminGmailMessages.status.configure)
  await click(page, 'button', gmail.disconnect)
  await confirm(page)
  await waitForText(page, gmail.disconnected)
})
