import { randomUUID } from 'node:crypto'
import type { TestEmailStatus } from '@kahani/contracts/gmail'
import { gmailMessages } from '@kahani/messages/en/gmail'
import { queueNotification } from '@kahani/service-kit/notifications'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { createEmailDeliveryRepository } from './email-delivery-repository.ts'

const { test: messages } = gmailMessages

/** Emails with which administrators test the delivery. */
export function createTestEmailService(db: Kysely<Database>, flushOutbox: () => void) {
  return {
    /** @returns the id for `status` */
    async send(userId: number): Promise<number> {
      const key = `test-email:${randomUUID()}`
      const id = await db.transaction().execute(async trx => {
        await queueNotification(trx, 'auth', key, { kind: 'test-email', userId, at: new Date().toISOString() })
        const row = await trx.selectFrom('notifications').select('id').where('key', '=', key).executeTakeFirstOrThrow()
        return row.id
      })
      flushOutbox()
      return id
    },

    async status(id: number): Promise<TestEmailStatus> {
      const state = await createEmailDeliveryRepository(db).findState(`auth:${id}`)
      if (state === 'sent' || state === 'rejected') return { state, message: messages[state] }
      return { state: 'queued', message: messages.waiting }
    },
  }
}
