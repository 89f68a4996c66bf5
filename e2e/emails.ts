import { accountEmailMessages } from '@kahani/messages/en/account-emails'
import { storyEmailMessages } from '@kahani/messages/en/story-emails'
import { findEmails, findLink, type SandboxEmail } from '@kahani/testing/sandbox-mailbox'
import { expect, inject } from 'vitest'

/** How often tests ask for an email, in ms. The sandbox sends its whole mailbox each time. */
export const EMAIL_WAIT = { interval: 250 }

/** The emails that an address received, newest first. */
export const emailsTo = (address: string) => findEmails(address, inject('product'))

/** The welcome of a new account, and the email of a story whose pictures took long: on a slow machine they all do. */
const UNRELATED: string[] = [accountEmailMessages.welcome.subject, storyEmailMessages.ready.subject]

/** The emails about payments and printed copies that an address received, newest first. */
export async function purchaseEmails(address: string): Promise<SandboxEmail[]> {
  return (await emailsTo(address)).filter(({ subject }) => !UNRELATED.includes(subject))
}

export async function waitForEmail(address: string, subject: string): Promise<SandboxEmail> {
  const find = async () => (await emailsTo(address)).find(email => email.subject === subject)
  await expect.poll(find, { ...EMAIL_WAIT, message: `“${subject}” to ${address}` }).toBeDefined()
  return (await find()) as SandboxEmail
}

/** Waits for an email with a link to a page. @returns the newest link */
export const waitForLink = (address: string, path: string) => findLink(address, path, inject('product'))
