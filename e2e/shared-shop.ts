import { orderSchema } from '@kahani/contracts/shop'
import { Redis } from 'ioredis'
import pg from 'pg'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { createFamily, type Family } from './family-client.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { type RunningProduct, runProduct } from './running-product.ts'
import { type Outcome, payAtSandbox } from './sandbox-payer.ts'

/** A family that has something to pay. */
export interface Customer {
  family: Family
  id: number
  email: string
  orderId: string
}

/** The whole product for a file's tests, with a hand on its processes, its database and its mail. */
export function shareShop() {
  const shop = {} as { product: RunningProduct; mailbox: Mailbox; database: pg.Client }
  const connect = async () => {
    const client = new pg.Client({ connectionString: shop.product.databaseUrl })
    // A database that is killed takes its connections with it.
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
  beforeAll(async () => {
    shop.mailbox = await openMailbox()
    shop.product = await runProduct({ SMTP_URL: shop.mailbox.url })
    shop.database = await connect()
  })
  afterAll(async () => {
    await shop.database?.end()
    await shop.product?.end()
    await shop.mailbox?.close()
  })

  /** Of the server itself, where a process of ours only keeps it. */
  const pidOf: Record<string, () => Promise<number | undefined>> = {
    async redis() {
      const redis = new Redis(shop.product.redisUrl)
      const info = await redis.info('server')
      redis.disconnect()
      return Number(/^process_id:(\d+)/m.exec(info)?.[1])
    },
    async postgres() {
      const { rows } = await shop.database.query("select pg_read_file('postmaster.pid') as file")
      return Number.parseInt(rows[0].file, 10)
    },
  }
  const signal = async (name: string, what: NodeJS.Signals) => {
    const pid = await (pidOf[name]?.() ?? shop.product.processes.get(name)?.pid)
    if (!pid) throw new Error(`${name} does not run`)
    process.kill(pid, what)
    return pid
  }
  const count = async (query: string, values: unknown[] = []) =>
    Number((await shop.database.query(`select count(*) as n ${query}`, values)).rows[0].n)

  return {
    shop,
    signal,
    count,
    kill: (name: string) => signal(name, 'SIGKILL'),
    pay: (orderId: string, outcome: Outcome) => payAtSandbox(shop.product, orderId, outcome),

    /** Once the database is there again. */
    async reconnect() {
      await shop.database.end()
      const again = async () => {
        shop.database = await connect()
      }
      await vi.waitFor(again, { timeout: 30_000, interval: 100 })
    },

    /** Stops whoever comes to write a table, and says when somebody waits there. */
    async barTable(table: string, mode = 'exclusive') {
      const bar = await connect()
      await bar.query('begin')
      await bar.query(`lock table ${table} in ${mode} mode`)
      const waiting = 'from pg_locks where relation = $1::regclass and not granted'
      return {
        reached: () => expect.poll(() => count(waiting, [table]), { interval: 20 }).toBeGreaterThan(0),
        async lift() {
          await bar.query('rollback')
          await bar.end()
        },
      }
    },

    async newCustomer(): Promise<Customer> {
      const family = createFamily(shop.product.url)
      const { id, email } = await family.signUp()
      const answer = await family.call('POST', '/api/create-order', { packageId: 'digital', currencyCode: 'INR' })
      return { family, id, email, orderId: orderSchema.parse(await answer.json()).orderId }
    },

    /**
     * However it came about: the order is paid, its credits are there once, its receipt went out as one mail, and every
     * part is up again. @returns how often that mail went out
     */
    async expectAgreement({ family, id, email }: Customer): Promise<number> {
      const receipts = () => shop.mailbox.deliveries.filter(({ to }) => to.includes(email))
      await expect.poll(() => receipts().length, { timeout: 60_000 }).toBeGreaterThan(0)
      const unsettled = () => count("from auth.email_deliveries where state = 'sending'")
      await expect.poll(unsettled, { timeout: 60_000, interval: 200 }).toBe(0)
      expect((await family.credits()).storiesRemaining).toBe(6)
      expect(await count("from payments.orders where user_id = $1 and status = 'paid'", [id])).toBe(1)
      expect(await count("from payments.ledger where user_id = $1 and ref like 'order:%'", [id])).toBe(1)
      expect(new Set(receipts().map(({ messageId }) => messageId)).size).toBe(1)
      const health = async () => (await fetch(new URL('/healthz', shop.product.url)).catch(() => null))?.status
      await expect.poll(health, { timeout: 30_000 }).toBe(200)
      return receipts().length
    },
  }
}
