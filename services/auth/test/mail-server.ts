import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import getPort from 'get-port'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** Where the server may refuse; `drop` hangs up in the middle of the letter. */
export type Step = 'greeting' | 'sender' | 'recipient' | 'letter' | 'drop'
export interface UserError {
  code: number
  says: string
}

/** A real SMTP server that can be told to misbehave, to end and to come back on its port. */
export async function startMailServer(cleanUp: (work: () => Promise<void>) => void) {
  const port = await getPort()
  /** Mails that were taken over, in their order. */
  const taken: Email[] = []
  const state = {
    /** How often a letter came in, taken or not. */
    letters: 0,
    connections: 0,
    refuse: (_step: Step, _address: string): UserError | undefined => undefined,
    /** Runs while the client waits for the word that its letter was taken. */
    beforeTaking: async () => {},
  }
  const refusalAt = (step: Step, address = '') => {
    const refusal = state.refuse(step, address)
    return refusal ? Object.assign(new Error(refusal.says), { responseCode: refusal.code }) : null
  }

  const create = () => {
    const server: SMTPServer = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 100,
      onConnect(_session, done) {
        state.connections += 1
        done(refusalAt('greeting'))
      },
      onMailFrom: (_from, _session, done) => done(refusalAt('sender')),
      onRcptTo: ({ address }, _session, done) => done(refusalAt('recipient', address)),
      onData(stream, session, done) {
        const address = session.envelope.rcptTo[0]?.address ?? ''
        const take = async () => {
          state.letters += 1
          if (state.refuse('drop', address)) {
            for (const connection of server.connections) connection._socket.destroy()
            return
          }
          const raw = await buffer(stream)
          const error = refusalAt('letter', address)
          if (error) return done(error)
          await state.beforeTaking()
          taken.push(await PostalMime.parse(raw))
          done()
        }
        void take()
      },
    })
    // Clients that hang up are part of the play.
    server.on('error', () => undefined)
    return server
  }

  let server: SMTPServer | undefined
  const start = async () => {
    server = create()
    await once(server.listen(port, '127.0.0.1'), 'listening')
  }
  const stop = async () => {
    const closing = server
    server = undefined
    if (closing) await new Promise<void>(resolve => closing.close(() => resolve()))
  }
  await start()
  cleanUp(stop)
  return { url: `smtp://127.0.0.1:${port}`, taken, state, start, stop }
}
export type MailServer = Awaited<ReturnType<typeof startMailServer>>
