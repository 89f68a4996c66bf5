import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inTurn } from '../in-turn.ts'
import { replaceFile } from '../replace-file.ts'

export interface Mail {
  id: string
  /** ISO 8601. */
  receivedAt: string
  /** The sender's name for it, the same however often it is sent; null where it has none. */
  messageId: string | null
  from: string
  to: string[]
  subject: string
  text: string
  /** As it was sent: not to be trusted. */
  html: string | null
}

/** The mails that somebody wanted to send, newest first; the oldest make room. */
export interface Outbox {
  /** One that was kept before, by its OutboxMessage-ID, is not kept again. */
  keep(mail: Omit<Mail, 'id' | 'receivedAt'>): Promise<Mail>
  list(): Promise<Mail[]>
  find(id: string): Promise<Mail | null>
}

const FILE = /^([\dTZ]+-[\da-f]+)\.json$/

/**
 * Keeps mails as files in a folder, so that they are there after a restart.
 * @param most how many are kept
 */
export async function openOutbox(dir: string, most = 200, now = () => new Date()): Promise<Outbox> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  // Ids begin with the time, so that their order is the order of arrival.
  const ids = (await readdir(dir)).flatMap(name => FILE.exec(name)?.[1] ?? []).sort()
  const path = (id: string) => join(dir, `${id}.json`)
  const keeping = inTurn()

  const read = async (id: string): Promise<Mail | null> => {
    try {
      return JSON.parse(await readFile(path(id), 'utf8'))
    } catch {
      // Removed meanwhile, or damaged by hand: the others are still worth showing.
      return null
    }
  }
  const list = async () => {
    const mails = await Promise.all(ids.toReversed().map(read))
    return mails.filter(mail => mail !== null)
  }
  const idOf = new Map<string, string>()
  for (const { id, messageId } of await list()) if (messageId) idOf.set(messageId, id)

  async function write(content: Omit<Mail, 'id' | 'receivedAt'>): Promise<Mail> {
    const receivedAt = now().toISOString()
    const id = `${receivedAt.replace(/[-:.]/g, '')}-${randomBytes(6).toString('hex')}`
    const mail = { id, receivedAt, ...content }
    await replaceFile(path(id), JSON.stringify(mail))
    ids.push(id)
    if (mail.messageId) idOf.set(mail.messageId, id)
    const old = ids.splice(0, Math.max(0, ids.length - most))
    await Promise.all(old.map(oldId => rm(path(oldId), { force: true })))
    return mail
  }

  return {
    keep: content =>
      keeping(async () => {
        const known = content.messageId && idOf.get(content.messageId)
        return (known && (await read(known))) || write(content)
      }),
    list,
    find: async id => (ids.includes(id) ? read(id) : null),
  }
}
