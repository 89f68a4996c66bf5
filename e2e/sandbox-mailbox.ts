import type { RunningProduct } from './running-product.ts'

/** A mail as the sandbox keeps it. */
export interface KeptMail {
  to: string[]
  subject: string
  text: string
  html: string
}

/** The mails that went to an address, newest first. */
export async function mailsTo({ mailboxUrl }: RunningProduct, address: string): Promise<KeptMail[]> {
  const { mails } = (await (await fetch(`${mailboxUrl}.json`)).json()) as { mails: KeptMail[] }
  return mails.filter(({ to }) => to.includes(address))
}
