import { queueNotification } from '@kahani/service-kit/notifications'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { createGiftRepository } from './gift-repository.ts'

const BATCH = 50

/** Queues the email of a gift when the transaction commits, once. */
export async function deliverGift(trx: Transaction<Database>, giftId: string): Promise<void> {
  await createGiftRepository(trx).markDelivered(giftId)
  await queueNotification(trx, 'payments', `gift:${giftId}`, { kind: 'gift', giftId })
}

/** Queues the emails of the gifts whose day has come. Several processes can run it at the same time. */
export async function deliverDueGifts(db: Kysely<Database>, flushOutbox: () => void): Promise<void> {
  const deliverBatch = () =>
    db.transaction().execute(async trx => {
      const ids = await createGiftRepository(trx).lockDue(BATCH)
      for (const id of ids) await deliverGift(trx, id)
      return ids.length
    })
  for (let count = BATCH; count === BATCH; ) {
    count = await deliverBatch()
    if (count > 0) flushOutbox()
  }
}
