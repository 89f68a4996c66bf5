import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile } from '../replace-file.ts'
import { createSerialQueue } from '../serial-queue.ts'

export interface Mail {
  id: string
  /** ISO 8601. */
  receivedAt: string
  /** The Message-ID, the same for every attempt to send a mail. Null if it has none. */
  messageId: string | null
  from: string
  to: string[]
  subject: string
  text: string
  /** As it was sent: untrusted. */
  html: string | null
  /** Data URLs of what the HTML shows, by Content-ID. */
  pictures?: Record<string, string>
  replyTo: string | null
  /** The header as it was sent. */
  listUnsubscribe: string | null
}

/** The mails that the product has sent. When the mailbox is full, the oldest are deleted. */
export interface Mailbox {
  /** Returns the stored mail if one with the same Message-ID exists. */
  store(mail: Omit<Mail, 'id' | 'receivedAt'>): Promise<Mail>
  /** Newest first. */
  list(): Promise<Mail[]>
  find(id: string): Promise<Mail | null>
}

const FOLDER = 'mailbox'
const FILE = /^([\dTZ]+-[\da-f]+)\.json$/

/**
 * Stores each mail as a file in the data folder.
 * @param maxMails the number of mails after which the oldest are deleted
 */
export async function openMailbox(dataDir: string, maxMails = 200, now = () => new Date()): Promise<Mailbox> {
  const dir = join(dataDir, FOLDER)
  await mkdir(dir, { recursive: true, mode: 0o700 })
  // Ids start with the time, so that sorting them yields the order of arrival.
  const ids = (await readdir(dir)).flatMap(name => FILE.exec(name)?.[1] ?? []).sort()
  const path = (id: string) => join(dir, `${id}.json`)
  const enqueue = createSerialQueue()

  const read = async (id: string): Promise<Mail | null> => {
    try {
      return JSON.parse(await readFile(path(id), 'utf8'))
    } catch {
      // Deleted meanwhile, or damaged: still show the others.
      return null
    }
  }
  const list = async () => {
    const mails = await Promise.all(ids.toReversed().map(read))
    return mails.filter(mail => mail !== null)
  }
  const idByMessageId = new Map<string, string>()
  for (const { id, messageId } of await list()) if (messageId) idByMessageId.set(messageId, id)

  async function write(content: Omit<Mail, 'id' | 'receivedAt'>): Promise<Mail> {
    const receivedAt = now().toISOString()
    const id = `${receivedAt.replace(/[-:.]/g, '')}-${randomBytes(6).toString('hex')}`
    const mail = { id, receivedAt, ...content }
    await replaceFile(path(id), JSON.stringify(mail))
    ids.push(id)
    if (mail.messageId) idByMessageId.set(mail.messageId, id)
    const oldest = ids.splice(0, Math.max(0, ids.length - maxMails))
    await Promise.all(oldest.map(oldId => rm(path(oldId), { force: true })))
    return mail
  }

  return {
    store: content =>
      enqueue(async () => {
        const storedId = content.messageId && idByMessageId.get(content.messageId)
        return (storedId && (await read(storedId))) || write(content)
      }),
    list,
    find: async id => (ids.includes(id) ? read(id) : null),
  }
}
