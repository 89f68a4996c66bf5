import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiClient } from './api-client.ts'

/** Where the sandbox shows the mail that it received. Undefined if a product uses a real mail server. */
export interface SandboxMailbox {
  mailboxUrl: string | undefined
}

export interface SandboxEmail {
  from: string
  to: string[]
  subject: string
  text: string
  html: string
}

/** How often a link is looked for, in ms. The sandbox sends its whole mailbox each time. */
const POLL_INTERVAL_MS = 250
/** Generous: a busy machine can be many times slower. */
const TIMEOUT_MS = 10 * 60_000

/** The emails that the sandbox received for an address, newest first. */
export async function findEmails(address: string, { mailboxUrl }: SandboxMailbox): Promise<SandboxEmail[]> {
  const response = await fetch(`${mailboxUrl}.json`)
  const { mails } = (await response.json()) as { mails: SandboxEmail[] }
  return mails.filter(({ to }) => to.includes(address))
}

/** Waits for an email with a link to a page. @returns the newest link */
export async function findLink(address: string, path: string, mailbox: SandboxMailbox): Promise<URL> {
  const pattern = new RegExp(`http\\S+${path}\\?\\S+`)
  const deadline = Date.now() + TIMEOUT_MS
  for (;;) {
    const link = (await findEmails(address, mailbox)).map(({ text }) => pattern.exec(text)?.[0]).find(Boolean)
    if (link) return new URL(link)
    if (Date.now() > deadline) throw new Error(`There is no link to ${path} for ${address}.`)
    await sleep(POLL_INTERVAL_MS)
  }
}

/** Confirms the address of an account with the link in its welcome email. */
export async function confirmEmail(client: ApiClient, address: string, mailbox: SandboxMailbox): Promise<void> {
  const token = (await findLink(address, '/verify-email', mailbox)).searchParams.get('token')
  const response = await client.send('POST', '/api/verify-email', { token })
  if (response.status !== 200) throw new Error(`POST /api/verify-email answered ${response.status}`)
}
