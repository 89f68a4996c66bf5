import type { Queue } from 'bullmq'
import { type Generated, type Kysely, sql, type Transaction } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Logger } from 'pino'
import type { CreatedAt } from './database.ts'
import { type IntervalTask, startIntervalTask } from './interval-task.ts'

/** What a service wants done elsewhere, written in the transaction that makes it due. */
export interface OutboxTable {
  id: Generated<string>
  queue: string
  name: string
  payload: unknown
  /** BullMQ's job id: the same id is the same job. */
  job_id: string
  created_at: CreatedAt
}
export interface WithOutbox {
  outbox: OutboxTable
}

export const outboxMigration: Migration = {
  async up(db) {
    await db.schema
      .createTable('outbox')
      .addColumn('id', 'bigint', col => col.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('queue', 'text', col => col.notNull())
      .addColumn('name', 'text', col => col.notNull())
      .addColumn('payload', 'jsonb', col => col.notNull())
      .addColumn('job_id', 'text', col => col.notNull())
      .addColumn('created_at', 'timestamptz', col => col.notNull().defaultTo(sql`now()`))
      .execute()
  },
}

export interface OutboxMessage {
  queue: string
  name: string
  payload: object
  jobId: string
}

/** Writes a message beside what made it due. It leaves once the transaction is committed. */
export async function addToOutbox<DB extends WithOutbox>(trx: Transaction<DB>, message: OutboxMessage): Promise<void> {
  await (trx as unknown as Transaction<WithOutbox>)
    .insertInto('outbox')
    .values({
      queue: message.queue,
      name: message.name,
      payload: JSON.stringify(message.payload),
      job_id: message.jobId,
    })
    .execute()
}

/** `flushOutbox` says that something was committed, so that it leaves now and not at the next look. */
export type OutboxRelay = IntervalTask

const BATCH = 50

/**
 * Carries messages from the outbox to BullMQ, oldest first. A message is removed only after the queue has it, so a crash
 * repeats it, and its job id makes the repetition the same job. Many relays can run side by side.
 * @param everyMs how often to look without being nudged
 */
export function startOutboxRelay<DB extends WithOutbox>(
  database: Kysely<DB>,
  queues: Record<string, Queue>,
  logger: Logger,
  everyMs = 1_000,
): OutboxRelay {
  const db = database as unknown as Kysely<WithOutbox>
  let stopped = false

  const carryBatch = () =>
    db.transaction().execute(async trx => {
      const rows = await trx
        .selectFrom('outbox')
        .selectAll()
        .orderBy('id')
        .limit(BATCH)
        .forUpdate()
        .skipLocked()
        .execute()
      for (const row of rows) {
        const queue = queues[row.queue]
        if (!queue) throw new Error(`no queue named ${row.queue}`)
        await queue.add(row.name, row.payload, { jobId: row.job_id })
        await trx.deleteFrom('outbox').where('id', '=', row.id).execute()
      }
      return rows.length
    })

  const carry = async () => {
    try {
      while (!stopped && (await carryBatch()) === BATCH);
    } catch (err) {
      logger.warn({ err: (err as Error).message }, 'the outbox waits: a queue or the database is out of reach')
    }
  }
  const rounds = startIntervalTask(carry, everyMs)
  return {
    flushOutbox: rounds.flushOutbox,
    stop() {
      stopped = true
      return rounds.stop()
    },
  }
}
