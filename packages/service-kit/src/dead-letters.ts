import { type ColumnType, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Registry } from 'prom-client'
import { changeInBatches, inBatch } from './batches.ts'
import { addGauge } from './metrics.ts'

/** Messages that their queue refused. docs/deployment.md explains how to send one again. */
export interface DeadLettersTable {
  /** Id in the outbox. */
  id: string
  queue: string
  name: string
  payload: ColumnType<unknown, string, never>
  job_id: string
  created_at: Date
  error: string
  failed_at: ColumnType<Date, never, never>
}
interface WithDeadLetters {
  outbox_dead_letters: DeadLettersTable
}

/** A message, and why its queue refused it. */
export interface Refused {
  message: Omit<Selectable<DeadLettersTable>, 'error' | 'failed_at'>
  error: Error
}

/** Errors of BullMQ and Redis name jobs and options, not the data of a job. Long ones are cut. */
const MAX_ERROR_LENGTH = 300

/** Records messages that have left the outbox in the same transaction. */
export async function addDeadLetters(trx: Transaction<WithDeadLetters>, refused: readonly Refused[]): Promise<void> {
  const rows = refused.map(({ message, error }) => ({
    ...message,
    payload: JSON.stringify(message.payload),
    error: error.message.slice(0, MAX_ERROR_LENGTH),
  }))
  await trx.insertInto('outbox_dead_letters').values(rows).execute()
}

const RETENTION_DAYS = 30

/** Deletes dead letters that nobody has sent again: they contain ids of users and stories. */
export async function deleteOldDeadLetters<DB extends WithDeadLetters>(db: Kysely<DB>): Promise<void> {
  const isOld = sql<boolean>`failed_at < now() - make_interval(days => ${RETENTION_DAYS})`
  const tables = db as unknown as Kysely<WithDeadLetters>
  await changeInBatches(() =>
    tables.deleteFrom('outbox_dead_letters').where(inBatch('outbox_dead_letters', isOld)).executeTakeFirst(),
  )
}

export function measureDeadLetters<DB extends WithDeadLetters>(registry: Registry, database: Kysely<DB>): void {
  const db = database as unknown as Kysely<WithDeadLetters>
  addGauge(registry, 'outbox_dead_letters', 'Messages that their queue refused. Alert above 0', async () => {
    const query = db.selectFrom('outbox_dead_letters').select(eb => eb.fn.countAll<number>().as('count'))
    return (await query.executeTakeFirstOrThrow()).count
  })
}
