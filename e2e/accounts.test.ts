import { randomUUID } from 'node:crypto'
import { signInMessages, signUpMessages } from '@kahani/messages/en/account-pages'
import { accountSettingsMessages } from '@kahani/messages/en/account-settings'
import { accountMessages } from '@kahani/messages/en/accounts'
import { contactMessages } from '@kahani/messages/en/contact'
import { contactFormMessages } from '@kahani/messages/en/contact-form'
import { confirmEmailMessages, verifyEmailMessages } from '@kahani/messages/en/email-verification'
import { googleSignInMessages } from '@kahani/messages/en/google-sign-in'
import { myStoriesMessages } from '@kahani/messages/en/my-stories'
import { newsletterMessages } from '@kahani/messages/en/newsletter'
import { newsletterPageMessages } from '@kahani/messages/en/newsletter-pages'
import { forgotPasswordMessages, resetPasswordMessages } from '@kahani/messages/en/password-reset'
import { storyDeletionMessages } from '@kahani/messages/en/story-deletion'
import { type ApiClient, createApiClient } from '@kahani/testing/api-client'
import { FULL } from '@kahani/testing/full'
import type { Page } from 'puppeteer'
import { expect, inject, test } from 'vitest'
import { PHONE } from './browser.ts'
import { waitForLink } from './emails.ts'
import {
  click,
  clickElement,
  fill,
  fillElement,
  submitSignUpForm,
  waitForNoText,
  waitForPath,
  waitForText,
} from './page-actions.ts'
import { createFamily } from './shared-product.ts'
import { DELETE_FOR_GOOD, moveToBin } from './shelf.ts'
import { useVisitors } from './visitors.ts'

const visitors = useVisitors()
const { devices } = accountSettingsMessages

/** How the password fields of a page are masked, and named for password managers. */
const passwordFields = (page: Page) =>
  page.$$eval('input[autocomplete*=password]', inputs => inputs.map(({ type, autocomplete }) => [type, autocomplete]))

/** Runs in the page: the timer of toasts never ends. */
function keepToasts() {
  const { setTimeout } = window
  const start = (...timer: Parameters<typeof setTimeout>) => (timer[1] === 5000 ? 0 : setTimeout(...timer))
  Object.assign(window, { setTimeout: start })
}

/** Runs in the page: the heading of a toast, and the names of the fields that it covers. */
function coveredFields(toast: Element) {
  const area = toast.getBoundingClientRect()
  const fields = [...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)')].filter(field => {
    const { top, bottom } = field.getBoundingClientRect()
    return top < area.bottom && bottom > area.top
  })
  return { text: toast.firstElementChild?.firstElementChild?.textContent, fields: fields.map(({ name }) => name) }
}

test('a new family confirms its address with the link in the welcome email, and the banner disappears', async () => {
  const { username } = await createFamily()
  const page = await visitors.newPage(PHONE)
  await page.evaluateOnNewDocument(keepToasts)
  await visitors.open(page, '/signup')
  await submitSignUpForm(page, `${username}@elsewhere.example.in`)
  await waitForText(page, 'Sign up failed')
  await page.waitForSelector(`::-p-xpath(//form//*[@role="alert"][.="${accountMessages.usernameTaken}"])`)
  expect(await passwordFields(page)).toEqual(Array(2).fill(['password', 'new-password']))

  const email = `meera-${randomUUID().slice(0, 8)}@example.in`
  await submitSignUpForm(page, email)
  await waitForPath(page, '/create-story')
  await waitForText(page, confirmEmailMessages.banner)
  await page.waitForSelector('input[name=characterName]')
  expect(await page.$eval('[role=region] li', coveredFields)).toEqual({ text: signUpMessages.done, fields: [] })
  const link = await waitForLink(email, '/verify-email')
  await page.goto(link.href)
  await waitForText(page, verifyEmailMessages.verified.heading)
  await waitForPath(page, '/verify-email')
  await visitors.open(page, '/account')
  await waitForText(page, accountSettingsMessages.profile.confirmed)
  await visitors.open(page, '/my-stories')
  await waitForText(page, myStoriesMessages.remaining(1))
  await waitForNoText(page, confirmEmailMessages.banner)
})

test('a user who forgot the password sets a new one with the emailed link, which ends all sessions', async () => {
  const { client, username, email } = await createFamily()
  const page = await visitors.newPage(PHONE)
  await visitors.open(page, '/signin')
  await waitForText(page, 'Forgot Password?')
  expect(await passwordFields(page)).toEqual([['password', 'current-password']])
  await click(page, 'link', 'Forgot Password?')
  await waitForPath(page, '/forgot-password')
  await fill(page, forgotPasswordMessages.email, 'meera')
  await click(page, 'button', forgotPasswordMessages.submit)
  await waitForText(page, 'Please enter a valid email address')
  await fill(page, forgotPasswordMessages.email, email)
  await click(page, 'button', forgotPasswordMessages.submit)
  await waitForText(page, 'Check your email')
  await waitForText(page, 'If an account exists with this email, you will receive password reset instructions.')

  const link = await waitForLink(email, '/reset-password')
  await page.goto(link.href)
  await waitForPath(page, '/reset-password')
  await submitNewPassword(page, 'moonlit!')
  await waitForPath(page, '/signin')
  await waitForText(page, 'Your password has been updated successfully.')
  expect((await client.send('GET', '/api/me')).status).toBe(401)
  await fill(page, signInMessages.username, username)
  await fillElement(page, 'input[name=password]', 'moonlit!')
  await click(page, 'button', signInMessages.submit)
  await waitForPath(page, '/')

  await page.goto(link.href)
  await submitNewPassword(page, 'sunlit!')
  await waitForText(page, resetPasswordMessages.expired)
  await click(page, 'link', resetPasswordMessages.requestNew)
  await waitForPath(page, '/forgot-password')
})

async function submitNewPassword(page: Page, password: string) {
  await fillElement(page, 'input[name=newPassword]', password)
  await fillElement(page, 'input[name=confirmPassword]', password)
  await click(page, 'button', resetPasswordMessages.submit)
}

test('a user signs out another device, and then all of them', async () => {
  const { client, username } = await createFamily()
  const other = createApiClient(inject('product').url)
  const signInAgain = () => other.signIn({ username, password: 'lantern!' })
  await signInAgain()
  const page = await visitors.newPage(PHONE, client)
  await visitors.open(page, '/account')
  await waitForText(page, devices.current)
  const otherDevice = `::-p-xpath(//li[.//dl and not(contains(., "${devices.current}"))]//button)`
  await clickElement(page, otherDevice)
  await waitForText(page, devices.signedOut)
  await expect.poll(() => page.$(otherDevice)).toBeNull()
  expect(await statusOf(other)).toBe(401)
  expect(await statusOf(client)).toBe(200)

  await signInAgain()
  const otherPage = await visitors.newPage(PHONE, other)
  await visitors.open(otherPage, '/my-stories')
  await waitForPath(otherPage, '/my-stories')
  await click(page, 'button', devices.signOutEverywhere)
  await clickElement(page, `::-p-xpath(//*[@role="alertdialog"]//button[.="${devices.confirm.confirm}"])`)
  await waitForPath(page, '/signin')
  expect(await statusOf(client)).toBe(401)
  await visitors.open(otherPage, '/account')
  await waitForPath(otherPage, '/signin?redirectTo=%2Faccount')
})

const statusOf = async (client: ApiClient) => (await client.send('GET', '/api/me')).status

test('a visitor signs in with Google, after cancelling once', async () => {
  const page = await visitors.newPage(PHONE)
  await visitors.open(page, '/signin?redirectTo=%2Faccount')
  await click(page, 'link', 'Continue with Google')
  await clickElement(page, '.cancel button')
  await waitForText(page, googleSignInMessages.errors.google_cancelled)
  await waitForPath(page, '/signin?redirectTo=%2Faccount')
  await click(page, 'link', 'Continue with Google')
  await clickElement(page, 'button.person')
  await waitForPath(page, '/account')
  await waitForText(page, accountSettingsMessages.password.none)
})

test('a visitor subscribes to the newsletter, and writes to support', async () => {
  const page = await visitors.newPage(PHONE)
  const email = `meera-${randomUUID().slice(0, 8)}@example.in`
  await visitors.open(page, '/contact-us')
  await fill(page, newsletterPageMessages.box.label, 'meera')
  await click(page, 'button', newsletterPageMessages.box.subscribe)
  await waitForText(page, 'Please enter a valid email address')
  await fill(page, newsletterPageMessages.box.label, email)
  await click(page, 'button', newsletterPageMessages.box.subscribe)
  await waitForText(page, newsletterMessages.requested)

  await fill(page, contactMessages.name, 'Meera')
  await fill(page, contactMessages.email, email)
  await fill(page, contactMessages.subject, 'A blank page')
  await fill(page, contactMessages.message, 'Page 7 is blank.')
  await click(page, 'button', 'Send Message')
  await waitForText(page, contactFormMessages.sent)

  await page.goto((await waitForLink(email, '/newsletter/confirm')).href)
  await waitForText(page, newsletterPageMessages.confirm.submit)
  await click(page, 'button', newsletterPageMessages.confirm.submit)
  await waitForText(page, newsletterMessages.confirmed)
})

// One with printed copies on order is deleted in `printed-copy.test.ts`.
if (FULL) {
  test('a family moves a story to the bin, brings it back, and deletes it for good after confirming it', async () => {
    const { client } = await createFamily()
    const storyId = await client.generateStory()
    const page = await visitors.newPage(PHONE, client)
    await visitors.open(page, '/my-stories')
    const status = async () => (await client.send('GET', `/api/stories/${storyId}`)).status
    await moveToBin(page)
    await waitForText(page, "You haven't created any stories yet")
    // Also if the page is left at once, and the service worker receives its requests.
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    await page.goto('about:blank')
    await expect.poll(status).toBe(404)

    await visitors.open(page, `/story/${storyId}`)
    await waitForText(page, storyDeletionMessages.inBin)
    await click(page, 'button', storyDeletionMessages.restore)
    await expect.poll(status).toBe(200)

    await visitors.open(page, '/my-stories')
    await moveToBin(page)
    await visitors.open(page, '/my-stories?view=bin')
    await clickElement(page, DELETE_FOR_GOOD)
    await click(page, 'button', storyDeletionMessages.cancel)
    await clickElement(page, DELETE_FOR_GOOD)
    await click(page, 'button', storyDeletionMessages.confirm)
    await waitForText(page, storyDeletionMessages.bin.empty)
    expect(await status()).toBe(404)
  })
}
