import type { Queue } from 'bullmq'
import { type Generated, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { CreatedAt } from './database.ts'
import { addDeadLetters, type DeadLettersTable, measureDeadLetters, type Refused } from './dead-letters.ts'
import { startIntervalTask } from './interval-task.ts'
import { addGauge } from './metrics.ts'
import { isRedisOutage } from './outages.ts'
import { isTracing, recordSpan, traceparent } from './tracing.ts'
import { withTimeout } from './with-timeout.ts'

/** The transactional outbox: jobs to add to queues, written in the transaction that causes them. */
export interface OutboxTable {
  id: Generated<string>
  queue: string
  name: string
  /** The payload of the job, with the `traceparent` of what caused it, if it is traced. */
  payload: unknown
  /** BullMQ's job id. Adding the same id twice creates one job. */
  job_id: string
  created_at: CreatedAt
}
export interface WithOutbox {
  outbox: OutboxTable
  outbox_dead_letters: DeadLettersTable
}

/** For migrations: existing ones depend on its SQL. */
export async function createOutbox<DB>(db: Kysely<DB>): Promise<void> {
  await sql`
    create table outbox (
      id bigint primary key generated always as identity,
      queue text not null,
      name text not null,
      payload jsonb not null,
      job_id text not null,
      created_at timestamptz not null default now()
    );
    create table outbox_dead_letters (
      id bigint primary key,
      queue text not null,
      name text not null,
      payload jsonb not null,
      job_id text not null,
      created_at timestamptz not null,
      error text not null,
      failed_at timestamptz not null default now()
    )`.execute(db)
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
      payload: JSON.stringify({ ...message.payload, traceparent: traceparent() }),
      job_id: message.jobId,
    })
    .execute()
}

/** Adds the gauges `outbox_oldest_seconds` and `outbox_dead_letters`, which are NaN while the database is unavailable. */
export function measureOutbox<DB extends WithOutbox>(registry: Registry, database: Kysely<DB>): Registry {
  const db = database as unknown as Kysely<WithOutbox>
  addGauge(registry, 'outbox_oldest_seconds', 'Age of the oldest message in the outbox; 0 without one', async () => {
    const age = sql<number>`coalesce(extract(epoch from now() - min(created_at)), 0)::float8`
    return (await db.selectFrom('outbox').select(age.as('seconds')).executeTakeFirstOrThrow()).seconds
  })
  measureDeadLetters(registry, database)
  return registry
}

/** Moves messages from the outbox to their queues. */
export interface OutboxRelay {
  /** Call after a commit to send messages immediately instead of at the next interval. */
  flushOutbox(): void
  stop(): Promise<void>
}

export interface OutboxRelayOptions {
  intervalMs?: number
  /** Limits calls of a queue, which otherwise wait indefinitely while Redis was never reachable. */
  addTimeoutMs?: number
}

const BATCH_SIZE = 50

type Message = Selectable<OutboxTable>

/** The job of a message. It belongs to the trace of what caused the message, with a span for the time in the outbox. */
function toJob({ queue, name, payload, job_id: jobId, created_at: createdAt }: Message) {
  const { traceparent: parent, ...data } = payload as { traceparent?: string }
  // A job without a cause that is traced begins a trace, instead of belonging to the batch in which it is added.
  if (!parent) return { name, data, opts: { jobId, ...(isTracing() && { telemetry: { omitContext: true } }) } }
  const metadata = JSON.stringify({ traceparent: recordSpan(`outbox ${queue}`, parent, createdAt) })
  return { name, data, opts: { jobId, telemetry: { metadata } } }
}

/** What happened to a batch. A message in neither list stays in the outbox, because of `outage`. */
interface Outcome {
  added: Message[]
  refused: Refused[]
  outage?: Error
}

/**
 * Starts a relay that moves messages to BullMQ, oldest first. A message is deleted after its queue accepted it, so a crash
 * can repeat it; the job id makes the repetition harmless. A message that its queue refuses becomes a dead letter. While
 * Redis is down, messages stay in the outbox. Several relays can run side by side.
 */
export function startOutboxRelay<DB extends WithOutbox>(
  database: Kysely<DB>,
  queues: Record<string, Queue>,
  logger: Logger,
  { intervalMs = 1_000, addTimeoutMs = 5_000 }: OutboxRelayOptions = {},
): OutboxRelay {
  const db = database as unknown as Kysely<WithOutbox>
  let stopped = false

  /** @returns why the messages were not added. Some of them may have been. */
  async function addJobs(queueName: string, messages: Message[]): Promise<Error | undefined> {
    const queue = queues[queueName]
    if (!queue) return new Error(`there is no queue ${queueName}`)
    const jobs = messages.map(toJob)
    try {
      await withTimeout(queue.addBulk(jobs), addTimeoutMs, 'Command timed out')
      return undefined
    } catch (error) {
      return error as Error
    }
  }

  async function addAll(messages: Message[]): Promise<Outcome> {
    const outcome: Outcome = { added: [], refused: [] }
    for (const [queueName, group] of Map.groupBy(messages, ({ queue }) => queue)) {
      const groupError = await addJobs(queueName, group)
      if (!groupError) {
        outcome.added.push(...group)
        continue
      }
      if (isRedisOutage(groupError)) return { ...outcome, outage: groupError }
      // One by one, to find those that the queue refuses.
      for (const message of group) {
        const error = await addJobs(queueName, [message])
        if (!error) outcome.added.push(message)
        else if (isRedisOutage(error)) return { ...outcome, outage: error }
        else outcome.refused.push({ message, error })
      }
    }
    return outcome
  }

  const relayBatch = () =>
    db.transaction().execute(async trx => {
      const messages = await trx
        .selectFrom('outbox')
        .selectAll()
        .orderBy('id')
        .limit(BATCH_SIZE)
        .forUpdate()
        .skipLocked()
        .execute()
      const outcome = await addAll(messages)
      const done = [...outcome.added, ...outcome.refused.map(({ message }) => message)]
      const ids = done.map(({ id }) => id)
      if (ids.length > 0) await trx.deleteFrom('outbox').where('id', 'in', ids).execute()
      if (outcome.refused.length > 0) await addDeadLetters(trx, outcome.refused)
      return { ...outcome, isFull: messages.length === BATCH_SIZE }
    })

  const relayAll = async () => {
    try {
      for (let more = true; more && !stopped; ) {
        const { refused, outage, isFull } = await relayBatch()
        for (const { message, error } of refused) {
          const { id, queue, job_id: job } = message
          logger.error({ deadLetter: id, queue, job, err: error.message }, 'a queue refused a message of the outbox')
        }
        if (outage) throw outage
        more = isFull
      }
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
