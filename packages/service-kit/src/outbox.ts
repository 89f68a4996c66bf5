import type { Queue } from 'bullmq'
import { type Generated, type Kysely, sql, type Transaction } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Logger } from 'pino'
import type { CreatedAt } from './database.ts'
import { startIntervalTask } from './interval-task.ts'
import { withTimeout } from './with-timeout.ts'

/** The transactional outbox: jobs to add to queues, written in the transaction that causes them. */
export interface OutboxTable {
  id: Generated<string>
  queue: string
  name: string
  payload: unknown
  /** BullMQ's job id. Adding the same id twice creates one job. */
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

/** Adds a message within `trx`. The relay sends it after the commit. */
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

/** Moves messages from the outbox to their queues. */
export interface OutboxRelay {
  /** Call after a commit to send messages immediately instead of at the next interval. */
  flushOutbox(): void
  stop(): Promise<void>
}

export interface OutboxRelayOptions {
  intervalMs?: number
  /** Limits `queue.add`, which otherwise waits indefinitely while Redis was never reachable. */
  addTimeoutMs?: number
}

const BATCH_SIZE = 50

/**
 * Starts a relay that moves messages to BullMQ, oldest first. A message is deleted after its queue accepted it, so a crash
 * can repeat it; the job id makes the repetition harmless. Several relays can run side by side.
 */
export function startOutboxRelay<DB extends WithOutbox>(
  database: Kysely<DB>,
  queues: Record<string, Queue>,
  logger: Logger,
  { intervalMs = 1_000, addTimeoutMs = 5_000 }: OutboxRelayOptions = {},
): OutboxRelay {
  const db = database as unknown as Kysely<WithOutbox>
  let stopped = false

  async function addJob(message: { queue: string; name: string; payload: unknown; job_id: string }): Promise<void> {
    const queue = queues[message.queue]
    if (!queue) throw new Error(`no queue named ${message.queue}`)
    const added = queue.add(message.name, message.payload, { jobId: message.job_id })
    await withTimeout(added, addTimeoutMs, `queue ${message.queue} is unavailable`)
  }

  const relayBatch = () =>
    db.transaction().execute(async trx => {
      const rows = await trx
        .selectFrom('outbox')
        .selectAll()
        .orderBy('id')
        .limit(BATCH_SIZE)
        .forUpdate()
        .skipLocked()
        .execute()
      for (const row of rows) {
        await addJob(row)
        await trx.deleteFrom('outbox').where('id', '=', row.id).execute()
      }
      return rows.length
    })

  const relayAll = async () => {
    try {
      while (!stopped && (await relayBatch()) === BATCH_SIZE);
    } catch (err) {
      logger.warn({ err: (err as Error).message }, 'outbox relay failed: a queue or the database is unavailable')
    }
  }
  const task = startIntervalTask(relayAll, intervalMs)
  return {
    flushOutbox: task.trigger,
    stop() {
      stopped = true
      return task.stop()
    },
  }
}
