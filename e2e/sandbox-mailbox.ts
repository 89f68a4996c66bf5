import { setTimeout as sleep } from 'node:timers/promises'
import { accountEmailMessages } from '@kahani/messages/en/account-emails'
import { expect, inject } from 'vitest'
import type { ApiClient } from './api-client.ts'
import type { ProductAccess } from './product.ts'

type Mailbox = Pick<ProductAccess, 'mailboxUrl'>

export interface SandboxEmail {
  from: string
  to: string[]
  subject: string
  text: string
  html: string
}

/** How long and how often tests ask for an email, in ms. The sandbox sends its whole mailbox each time. */
export const EMAIL_WAIT = { timeout: 60_000, interval: 250 }

/** The emails that the sandbox received for an address, newest first. */
export async function emailsTo(address: string, mailbox: Mailbox = inject('product')): Promise<SandboxEmail[]> {
  const response = await fetch(`${mailbox.mailboxUrl}.json`)
  const { mails } = (await response.json()) as { mails: SandboxEmail[] }
  return mails.filter(({ to }) => to.includes(address))
}

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
export async function waitForLink(address: string, path: string, mailbox?: Mailbox): Promise<URL> {
  const pattern = new RegExp(`http\\S+${path}\\?\\S+`)
  const deadline = Date.now() + EMAIL_WAIT.timeout
  for (;;) {
    const link = (await emailsTo(address, mailbox)).map(({ text }) => pattern.exec(text)?.[0]).find(Boolean)
    if (link) return new URL(link)
    if (Date.now() > deadline) throw new Error(`There is no link to ${path} for ${address}.`)
    await sleep(EMAIL_WAIT.interval)
  }
}

/** Confirms the address of an account with the link in its welcome email. */
export async function confirmEmail(client: ApiClient, address: string, mailbox?: Mailbox): Promise<void> {
  const token = (await waitForLink(address, '/verify-email', mailbox)).searchParams.get('token')
  const response = await client.send('POST', '/api/verify-email', { token })
  if (response.status !== 200) throw new Error(`POST /api/verify-email answered ${response.status}`)
}
