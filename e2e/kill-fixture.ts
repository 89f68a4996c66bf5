import { orderSchema } from '@kahani/contracts/shop'
import { type RunningProduct, runProduct } from '@kahani/launcher/run-product'
import type { OpenAiServer } from '@kahani/sandbox/openai/openai-calls'
import { startOpenAiServer } from '@kahani/sandbox/openai/openai-server'
import { type SmtpServer, startSmtpServer } from '@kahani/sandbox/smtp-server'
import { type ApiClient, createFamily } from '@kahani/testing/api-client'
import { type Outcome, payInSandbox } from '@kahani/testing/sandbox-payments'
import { Redis } from 'ioredis'
import pg from 'pg'
import { afterAll, beforeAll, expect } from 'vitest'

/** A family with an unpaid order. */
export interface Customer {
  client: ApiClient
  id: number
  email: string
  orderId: string
}

/** Illustrations that a worker renders at a time. */
export const CONCURRENCY = 4
const FAKE_OPENAI = { pictureMs: 300, limit: 2 * CONCURRENCY }

export type KillableProduct = ReturnType<typeof useKillableProduct>

/** A product whose processes the tests kill, with a fake AI provider, an SMTP server and a database connection. */
export function useKillableProduct() {
  const fixture = {} as { product: RunningProduct; openAi: OpenAiServer; smtp: SmtpServer; database: pg.Pool }
  beforeAll(async () => {
    const [openAi, smtp] = await Promise.all([startOpenAiServer(FAKE_OPENAI), startSmtpServer()])
    fixture.openAi = openAi
    fixture.smtp = smtp
    fixture.product = await runProduct({
      ...openAi.env,
      SMTP_URL: smtp.url,
      ILLUSTRATION_CONCURRENCY: String(CONCURRENCY),
    })
    // The pool reconnects after Postgres was killed.
    fixture.database = new pg.Pool({ connectionString: fixture.product.databaseUrl })
    fixture.database.on('error', () => undefined)
  })
  afterAll(async () => {
    await fixture.database?.end()
    await fixture.product?.end()
    await Promise.all([fixture.smtp?.stop(), fixture.openAi?.stop()])
  })

  const send = (pid: number | undefined, name: string, type: NodeJS.Signals) => {
    if (!pid) throw new Error(`${name} is not running`)
    process.kill(pid, type)
    return pid
  }
  const redisPid = async () => {
    const redis = new Redis(fixture.product.redisUrl)
    const info = await redis.info('server')
    redis.disconnect()
    return Number(/^process_id:(\d+)/m.exec(info)?.[1])
  }
  const postgresPid = async () => {
    const { rows } = await fixture.database.query("select pg_read_file('postmaster.pid') as file")
    return Number.parseInt(rows[0].file, 10)
  }
  const count = async (query: string, values: unknown[] = []) =>
    Number((await fixture.database.query(`select count(*) as n ${query}`, values)).rows[0].n)
  /** The emails about orders. */
  const receiptsTo = (email: string) =>
    fixture.smtp.acceptedFor(email).filter(({ messageId = '' }) => messageId.startsWith('<payments.'))
  /** Signs up, and waits until the welcome email is completed, so that it is not what a test interrupts. */
  async function newFamily() {
    const family = await createFamily(fixture.product.url)
    const pending = () => count("from auth.notifications where subject ->> 'userId' = $1", [family.id])
    await expect.poll(pending, { interval: 50 }).toBe(0)
    return family
  }
  const waitUntilHealthy = () => {
    const status = async () => (await fetch(new URL('/healthz', fixture.product.url)).catch(() => null))?.status
    return expect.poll(status).toBe(200)
  }

  return {
    fixture,
    count,
    waitUntilHealthy,
    /** Kills a process of the launcher. For Redis and Postgres it is the parent of the server. */
    kill: (name: string) => send(fixture.product.processes.get(name)?.pid, name, 'SIGKILL'),
    signalRedis: async (type: NodeJS.Signals) => send(await redisPid(), 'redis-server', type),
    killPostgres: async () => send(await postgresPid(), 'postgres', 'SIGKILL'),
    pay: (orderId: string, outcome: Outcome) => payInSandbox(fixture.product, orderId, outcome),
    newFamily,
    receiptsTo,

    /** Locks a table, so that transactions that write to it wait. `waitForWriters` resolves when that many wait. */
    async lockTable(table: string, mode = 'exclusive') {
      const locker = await fixture.database.connect()
      await locker.query('begin')
      await locker.query(`lock table ${table} in ${mode} mode`)
      const waiting = 'from pg_locks where relation = $1::regclass and not granted'
      return {
        waitForWriters: (writers = 1) =>
          expect.poll(() => count(waiting, [table]), { interval: 20 }).toBeGreaterThanOrEqual(writers),
        async release() {
          await locker.query('rollback')
          locker.release()
        },
      }
    },

    async newCustomer(): Promise<Customer> {
      const { client, id, email } = await newFamily()
      const response = await client.send('POST', '/api/create-order', { packageId: 'digital', currencyCode: 'INR' })
      return { client, id, email, orderId: orderSchema.parse(await response.json()).orderId }
    },

    /**
     * The order is paid, its credits are granted once, one receipt was sent, and every process is healthy.
     * @returns how often the receipt was delivered
     */
    async expectSettled({ client, id, email }: Customer): Promise<number> {
      const receipts = () => receiptsTo(email)
      await expect.poll(() => receipts().length).toBeGreaterThan(0)
      const sending = () => count("from auth.email_deliveries where state = 'sending'")
      await expect.poll(sending, { interval: 50 }).toBe(0)
      expect((await client.credits()).storiesRemaining).toBe(6)
      expect(await count("from payments.orders where user_id = $1 and status = 'paid'", [id])).toBe(1)
      expect(await count("from payments.ledger where user_id = $1 and ref like 'order:%'", [id])).toBe(1)
      expect(new Set(receipts().map(({ messageId }) => messageId)).size).toBe(1)
      await waitUntilHealthy()
      return receipts().length
    },
  }
}
