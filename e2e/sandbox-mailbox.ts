import { inject } from 'vitest'

export interface SandboxEmail {
  to: string[]
  subject: string
  text: string
  html: string
}

/** The emails that the sandbox received for an address, newest first. */
export async function emailsTo(address: string): Promise<SandboxEmail[]> {
  const response = await fetch(`${inject('product').mailboxUrl}.json`)
  const { mails } = (await response.json()) as { mails: SandboxEmail[] }
  return mails.filter(({ to }) => to.includes(address))
}
