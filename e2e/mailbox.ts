import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail as it came in. */
export interface Delivery {
  to: string[]
  messageId: string
  content: string
}

/** A mail server that keeps what it takes over. `onTaken` is called when it has a mail and has not said so yet. */
export async function openMailbox() {
  const deliveries: Delivery[] = []
  let onTaken: () => Promise<void> = async () => undefined
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const take = async () => {
        const content = (await buffer(stream)).toString()
        const messageId = /^message-id: (.+)$/im.exec(content)?.[1] ?? ''
        deliveries.push({ to: session.envelope.rcptTo.map(({ address }) => address), messageId, content })
        await onTaken()
      }
      take().then(() => done(), done)
    },
  })
  // A client that is killed in the middle of a mail is what these tests are about.
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    deliveries,
    /** What happens, once, when the next mail is taken over. */
    whenTaken(act: () => Promise<void>) {
      onTaken = async () => {
        onTaken = async () => undefined
        await act()
      }
    },
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}
export type Mailbox = Awaited<ReturnType<typeof openMailbox>>
