import { accountEmailMessages } from '@kahani/messages/en/account-emails'
import { findEmails, findLink, type SandboxEmail } from '@kahani/testing/sandbox-mailbox'
import { expect, inject } from 'vitest'

/** How often tests ask for an email, in ms. The sandbox sends its whole mailbox each time. */
export const EMAIL_WAIT = { interval: 250 }

/** The emails that an address received, newest first. */
export const emailsTo = (address: string) => findEmails(address, inject('product'))

/** The same without the welcome email, which every new account receives. */
export async function emailsAfterWelcome(address: string): Promise<SandboxEmail[]> {
  return (await emailsTo(address)).filter(({ subject }) => subject !== accountEmailMessages.welcome.subject)
}

export async function waitForEmail(address: string, subject: string): Promise<SandboxEmail> {
  const find = async () => (await emailsTo(address)).find(email => email.subject === subject)
  await expect.poll(find, { ...EMAIL_WAIT, message: `“${subject}” to ${address}` }).toBeDefined()
  return (await find()) as SandboxEmail
}

/** Waits for an email with a link to a page. @returns the newest link */
export const waitForLink = (address: string, path: string) => findLink(address, path, inject('product'))
