import type { Contact } from '@kahani/contracts/contact'
import { queueNotification } from '@kahani/service-kit/notifications'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { createContactRepository } from './contact-repository.ts'

/** The contact form. */
export function createContactService(db: Kysely<Database>, flushOutbox: () => void) {
  return {
    /** Keeps a copy of the message, and sends it to support. */
    async send(message: Contact): Promise<void> {
      await db.transaction().execute(async trx => {
        const contactMessageId = await createContactRepository(trx).add(message)
        const subject = { kind: 'contact-message', contactMessageId } as const
        await queueNotification(trx, 'auth', `contact-message:${contactMessageId}`, subject)
      })
      flushOutbox()
    },
  }
}
