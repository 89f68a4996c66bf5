import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** Where the server rejects; `drop` closes the connection during DATA. */
export type Step = 'greeting' | 'sender' | 'recipient' | 'data' | 'drop'
export interface Rejection {
  code: number
  message: string
}

/**
 * An SMTP server for tests that stores what it receives, with injectable failures. It can be stopped and started again on its
 * port.
 * @param cleanUp registers the work that stops it
 * @param tls options of a server with TLS; without them it does not offer STARTTLS
 */
export async function startSmtpServer(
  cleanUp: (work: () => Promise<void>) => void = () => undefined,
  tls: SMTPServerOptions = { disabledCommands: ['STARTTLS'] },
) {
  /** Accepted emails, in order. */
  const accepted: Email[] = []
  const state = {
    /** Number of messages received, accepted or not. */
    received: 0,
    connections: 0,
    reject: (_step: Step, _address: string): Rejection | undefined => undefined,
    /** Runs while the client waits for the response to DATA. */
    beforeAccept: async () => {},
  }
  const rejectionAt = (step: Step, address = '') => {
    const rejection = state.reject(step, address)
    return rejection ? Object.assign(new Error(rejection.message), { responseCode: rejection.code }) : null
  }

  const create = () => {
    const server: SMTPServer = new SMTPServer({
      authOptional: true,
      ...tls,
      disableReverseLookup: true,
      closeTimeout: 100,
      onConnect(_session, done) {
        state.connections += 1
        done(rejectionAt('greeting'))
      },
      onMailFrom: (_from, _session, done) => done(rejectionAt('sender')),
      onRcptTo: ({ address }, _session, done) => done(rejectionAt('recipient', address)),
      onData(stream, session, done) {
        const address = session.envelope.rcptTo[0]?.address ?? ''
        const receive = async () => {
          state.received += 1
          if (state.reject('drop', address)) {
            for (const connection of server.connections) connection._socket.destroy()
            return
          }
          const raw = await buffer(stream)
          const error = rejectionAt('data', address)
          if (error) return done(error)
          await state.beforeAccept()
          accepted.push(await PostalMime.parse(raw))
          done()
        }
        void receive()
      },
    })
    // Tests drop connections, and kill clients in the middle of a delivery.
    server.on('error', () => undefined)
    return server
  }

  let port = 0
  let server: SMTPServer | undefined
  const start = async () => {
    server = create()
    const listening = server.listen(port, '127.0.0.1')
    await once(listening, 'listening')
    port = (listening.address() as AddressInfo).port
  }
  const stop = async () => {
    const closing = server
    server = undefined
    if (closing) await new Promise<void>(resolve => closing.close(() => resolve()))
  }
  await start()
  cleanUp(stop)
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    accepted,
    acceptedFor: (address: string) => accepted.filter(({ to }) => to?.some(recipient => recipient.address === address)),
    state,
    start,
    stop,
  }
}
export type SmtpServer = Awaited<ReturnType<typeof startSmtpServer>>
