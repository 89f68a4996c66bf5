import { accountActivityMessages } from '@kahani/messages/en/account-activity'
import { signInMessages } from '@kahani/messages/en/account-pages'
import { accountSettingsMessages } from '@kahani/messages/en/account-settings'
import { secondFactorMessages } from '@kahani/messages/en/second-factors'
import { generate } from 'otplib'
import type { Page } from 'puppeteer'
import { expect, test } from 'vitest'
import { PHONE } from './browser.ts'
import { click, clickElement, fill, fillElement, waitForNoText, waitForPath, waitForText } from './page-actions.ts'
import { createFamily } from './shared-product.ts'
import { useVisitors } from './visitors.ts'

const visitors = useVisitors()
const { confirm, recovery, section, setup, signIn } = secondFactorMessages

/** A phone whose owner unlocks it whenever it asks. */
async function addVirtualAuthenticator(page: Page) {
  const session = await page.createCDPSession()
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
}

const signOut = async (page: Page) => {
  await page.deleteCookie(...(await page.cookies()).filter(({ name }) => ['sid', 'signed_in'].includes(name)))
  await visitors.open(page, '/signin?redirectTo=%2Faccount')
}

test('a family signs in with a passkey, then with the code of an authenticator app', async () => {
  const { client, username } = await createFamily()
  const page = await visitors.newPage(PHONE, client)
  await addVirtualAuthenticator(page)
  await visitors.open(page, '/account')
  await waitForText(page, section.none)
  await click(page, 'button', section.addPasskey)
  await waitForText(page, confirm.title)
  await fillElement(page, 'input[name=password]', 'a guess')
  await click(page, 'button', confirm.submit)
  await waitForText(page, 'Current password is incorrect')
  await fillElement(page, 'input[name=password]', 'lantern!')
  await click(page, 'button', confirm.submit)
  await waitForText(page, recovery.title)
  await click(page, 'button', recovery.done)
  await waitForText(page, section.codesLeft(10))

  await signOut(page)
  await click(page, 'button', signIn.passkey)
  await waitForPath(page, '/account')
  await waitForText(page, accountActivityMessages.actions['passkey-added'] ?? '')

  // The passkey has just proved who is there.
  await click(page, 'button', section.addAuthenticator)
  await waitForText(page, setup.description)
  const secret = await page.$eval('dd.font-mono', key => (key.textContent ?? '').replaceAll(' ', ''))
  await fill(page, setup.code, await generate({ secret }))
  await click(page, 'button', setup.confirm)
  await waitForText(page, section.authenticator)

  await clickElement(page, `::-p-xpath(//li[contains(., "${section.passkey('')}")]//button)`)
  await clickElement(page, `::-p-xpath(//*[@role="alertdialog"]//button[.="${section.confirmRemove.confirm}"])`)
  await waitForNoText(page, section.passkey(''))

  await signOut(page)
  await fill(page, signInMessages.username, username)
  await fillElement(page, 'input[name=password]', 'lantern!')
  await click(page, 'button', signInMessages.submit)
  await waitForText(page, signIn.needed)
  // The code that set the app up is used. The next one is accepted early.
  const epoch = Math.floor(Date.now() / 1000) + 30
  await fill(page, signIn.code, await generate({ secret, epoch }))
  await click(page, 'button', signInMessages.submit)
  await waitForPath(page, '/account')
  await waitForText(page, accountSettingsMessages.profile.username)
  expect((await client.send('GET', '/api/me')).status).toBe(401)
})
