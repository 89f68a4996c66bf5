import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface Delivery {
  to: string[]
  messageId: string
  content: string
}

/** An SMTP server that stores what it receives. */
export async function startSmtpServer() {
  const deliveries: Delivery[] = []
  let beforeReply: () => Promise<void> = async () => undefined
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const receive = async () => {
        const content = (await buffer(stream)).toString()
        const messageId = /^message-id: (.+)$/im.exec(content)?.[1] ?? ''
        deliveries.push({ to: session.envelope.rcptTo.map(({ address }) => address), messageId, content })
        await beforeReply()
      }
      receive().then(() => done(), done)
    },
  })
  // Tests kill clients in the middle of a delivery.
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    deliveries,
    deliveriesTo: (address: string) => deliveries.filter(({ to }) => to.includes(address)),
    /** Runs `action` once, between the receipt of the next email and the reply to its client. */
    beforeNextReply(action: () => Promise<void>) {
      beforeReply = async () => {
        beforeReply = async () => undefined
        await action()
      }
    },
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}
export type SmtpServer = Awaited<ReturnType<typeof startSmtpServer>>
