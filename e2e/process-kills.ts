import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PAGES_PER_STORY } from '@kahani/contracts/options'
import { commandLine, descendants } from '@kahani/launcher/process-table'
import { FULL } from '@kahani/testing/full'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CONCURRENCY, type KillableProduct } from './kill-fixture.ts'

/** The character sheet, the cover and the pages. */
const PICTURES_PER_STORY = PAGES_PER_STORY + 2

/** What a product survives when its processes are killed with SIGKILL. With `--full`, each in every step. */
export function testProcessKills({
  fixture,
  count,
  expectSettled,
  kill,
  killPostgres,
  lockTable,
  newCustomer,
  newFamily,
  receiptsTo,
  pay,
  signalRedis,
  waitUntilHealthy,
}: KillableProduct) {
  type Family = Awaited<ReturnType<typeof newFamily>>

  const waitUntilIllustrated = ({ client }: Family, storyId: number) =>
    expect.poll(async () => (await client.illustrations(storyId)).status, { interval: 100 }).toBe('completed')

  /** A customer whose receipt `auth` can't lease until the lock is released. */
  async function newCustomerWithReceipt() {
    const customer = await newCustomer()
    const payment = await pay(customer.orderId, 'paid-webhook-lost')
    const lock = await lockTable('auth.email_deliveries')
    expect((await customer.client.verifyPayment(payment)).status).toBe(200)
    await lock.waitForWriters()
    return { customer, lock }
  }

  /** How often each picture of a story was rendered, according to the log. */
  function renderCounts(storyId: number) {
    const counts = new Map<string, number>()
    for (const { process: name, text, fields } of fixture.product.lines) {
      if (name !== 'illustrations' || text !== 'picture rendered' || fields.storyId !== storyId) continue
      const page = String(fields.pageNumber)
      counts.set(page, (counts.get(page) ?? 0) + 1)
    }
    return counts
  }

  const processes = ['gateway', 'illustrations', 'stories', 'payments', 'auth', 'redis', 'postgres']
  const withExports = [...processes, 'exports', 'exports-worker']
  test.each(FULL ? [[withExports], ...withExports.map(name => [[name]])] : [[processes]])(
    'kill -9 of %s while one story is requested and another illustrated: each is completed for one credit, with no picture rendered twice',
    async names => {
      const [first, second] = await Promise.all([newFamily(), newFamily()])
      for (const { client } of [first, second]) expect((await client.credits()).storiesRemaining).toBe(1)
      const [firstKey, secondKey] = [randomUUID(), randomUUID()]
      const illustrated = await first.client.generateStory(firstKey)
      const completed = async () => (await first.client.illustrations(illustrated)).illustrations.length
      await expect.poll(completed, { interval: 20 }).toBeGreaterThan(0)

      const requested = second.client.generateStory(secondKey)
      for (const name of names) kill(name)

      for (const [family, key, id] of [
        [first, firstKey, illustrated],
        [second, secondKey, await requested],
      ] as const) {
        await waitUntilIllustrated(family, id)
        const { illustrations, total } = await family.client.illustrations(id)
        expect(illustrations).toHaveLength(total)
        expect((await family.client.credits()).storiesRemaining).toBe(0)
        expect(await family.client.generateStory(key)).toBe(id)
        const counts = renderCounts(id)
        // A process that is killed between storing a picture and logging it loses the line.
        expect(counts.size).toBeGreaterThanOrEqual(total + 1 - CONCURRENCY)
        expect([...counts.values()].filter(times => times > 1)).toEqual([])
      }
      await waitUntilHealthy()
    },
  )

  // That callbacks, webhooks and the reconciler settle a payment once is tested in `services/payments/test/settlement.test.ts`.
  if (!FULL) return

  // The first and the last write of the transaction that settles a payment.
  test.each(['payments.orders', 'payments.outbox'])(
    'kill -9 of payments before it writes to %s for the callback of one payment and the webhook of another: both are settled on retry',
    async table => {
      const [byCallback, byWebhook] = await Promise.all([newCustomer(), newCustomer()])
      const lock = await lockTable(table)
      const payment = await pay(byCallback.orderId, 'paid-webhook-lost')
      const verified = byCallback.client.verifyPayment(payment)
      await pay(byWebhook.orderId, 'paid-callback-lost')
      await lock.waitForWriters(2)
      kill('payments')
      await lock.release()
      expect((await verified).status).toBe(200)
      expect(await expectSettled(byCallback)).toBe(1)
      expect(await expectSettled(byWebhook)).toBe(1)
    },
  )

  // That a crashed browser is replaced is tested in `services/exports/test/browser-pool.test.ts`.
  test.each(['Chromium', 'exports-worker'])(
    'kill -9 of %s in mid-book: the download ends with the book, and no temporary file stays',
    async name => {
      const families = await Promise.all([newFamily(), newFamily()])
      const books = await Promise.all(
        families.map(async family => {
          const id = await family.client.generateStory()
          await waitUntilIllustrated(family, id)
          return { client: family.client, path: `/api/stories/${id}/download/pdf` }
        }),
      )
      const [first, second] = books
      if (!first || !second) throw new Error('two families have a book')
      // A request that takes longer than the server waits for the book is answered 202, and repeated by the browser.
      const download = async ({ client, path }: typeof first) => {
        await expect.poll(async () => (await client.send('GET', path)).status).toBe(200)
      }
      const workerPid = () => fixture.product.processes.get('exports-worker')?.pid ?? 0
      const killedWorker = workerPid()
      await download(first)
      // It stays warm, and stops in the middle of the next book.
      const browser = descendants(killedWorker).find(pid => /chrom/.test(commandLine(pid)))
      if (!browser) throw new Error('the worker has no browser')
      process.kill(browser, 'SIGSTOP')
      const request = download(second)
      const progress = async () => (await (await second.client.send('GET', `${second.path}/status`)).json()).progress
      await expect.poll(progress, { interval: 50 }).toBeGreaterThan(0)
      process.kill(name === 'Chromium' ? browser : killedWorker, 'SIGKILL')
      process.kill(browser, 'SIGCONT')
      await request
      await expect.poll(() => commandLine(browser)).toBe('')
      const folders = async () => (await readdir(tmpdir())).filter(folder => folder.startsWith('kahani-exports-'))
      if (name === 'exports-worker') {
        await expect
          .poll(async () => (await folders()).filter(folder => folder.includes(`-${killedWorker}-`)))
          .toEqual([])
      }
      const own = (await folders()).find(folder => folder.startsWith(`kahani-exports-${workerPid()}-`)) ?? ''
      await expect.poll(async () => (await readdir(join(tmpdir(), own))).length).toBeLessThanOrEqual(1)
    },
  )

  test('kill -9 of payments during a callback that is not repeated: the reconciler settles the order, and one that was created before can be paid', async () => {
    const [customer, unpaid] = await Promise.all([newCustomer(), newCustomer()])
    const lock = await lockTable('payments.ledger')
    const payment = await pay(customer.orderId, 'paid-webhook-lost')
    const verified = customer.client.send('POST', '/api/verify-payment', payment).catch(() => null)
    await lock.waitForWriters()
    kill('payments')
    await lock.release()
    await verified
    // The reconciler checks an open order one minute after its creation.
    await fixture.database.query("update payments.orders set next_check_at = now() where status = 'open'")
    expect(await expectSettled(customer)).toBe(1)
    const late = await pay(unpaid.orderId, 'paid-webhook-lost')
    expect((await unpaid.client.verifyPayment(late)).status).toBe(200)
    expect(await expectSettled(unpaid)).toBe(1)
  })

  test('kill -9 of payments after an order is settled while Redis is unreachable: the receipt is sent later', async () => {
    const customer = await newCustomer()
    const redisServer = await signalRedis('SIGSTOP')
    // A webhook has no session, so only the email queue needs Redis.
    await pay(customer.orderId, 'paid-callback-lost')
    await expect.poll(() => count('from payments.outbox')).toBeGreaterThan(0)
    kill('payments')
    process.kill(redisServer, 'SIGCONT')
    expect(await expectSettled(customer)).toBe(1)
  })

  test('kill -9 of auth before the SMTP server replies: the receipt is sent again with the same Message-ID', async () => {
    const customer = await newCustomer()
    const payment = await pay(customer.orderId, 'paid-webhook-lost')
    fixture.smtp.state.beforeAccept = async () => {
      fixture.smtp.state.beforeAccept = async () => undefined
      kill('auth')
    }
    expect((await customer.client.verifyPayment(payment)).status).toBe(200)
    await expect.poll(() => receiptsTo(customer.email).length).toBe(2)
    expect(await expectSettled(customer)).toBe(2)
  })

  test('kill -9 of redis while a receipt is being sent: it is sent', async () => {
    const { customer, lock } = await newCustomerWithReceipt()
    await signalRedis('SIGKILL')
    await lock.release()
    expect(await expectSettled(customer)).toBe(1)
  })

  test('kill -9 of auth before it leases an email: the receipt is sent', async () => {
    const { customer, lock } = await newCustomerWithReceipt()
    kill('auth')
    await lock.release()
    expect(await expectSettled(customer)).toBe(1)
  })

  test('kill -9 of auth while it fetches the content of an email: the receipt is sent', async () => {
    const { customer, lock: leaseLock } = await newCustomerWithReceipt()
    const contentLock = await lockTable('payments.notifications', 'access exclusive')
    await leaseLock.release()
    await contentLock.waitForWriters()
    kill('auth')
    await contentLock.release()
    expect(await expectSettled(customer)).toBe(1)
  })

  test('kill -9 of postgres during a callback: the payment is settled on retry', async () => {
    const customer = await newCustomer()
    const payment = await pay(customer.orderId, 'paid-callback-lost')
    const verified = customer.client.verifyPayment(payment)
    await killPostgres()
    expect((await verified).status).toBe(200)
    expect(await expectSettled(customer)).toBe(1)
  })

  // That workers request each picture once if none is killed is tested in `services/illustrations/test/worker-crash.test.ts`.
  describe('with two illustration workers', () => {
    const STORIES = 3
    const PICTURES = STORIES * PICTURES_PER_STORY

    async function illustrateStory(): Promise<void> {
      const family = await newFamily()
      await waitUntilIllustrated(family, await family.client.generateStory())
    }
    const illustrateStories = () => Promise.all(Array.from({ length: STORIES }, illustrateStory))
    const workers = () => [...fixture.product.processes.values()].filter(({ name }) => name.startsWith('illustrations'))
    const resetCounts = () => {
      fixture.openAi.received.length = 0
      fixture.openAi.deliveredPictures = 0
      fixture.openAi.abortedPictures = 0
    }

    beforeAll(async () => {
      await fixture.product.scale('illustrations')
    })
    afterAll(() => expect(workers()).toHaveLength(2))

    test('after repeated kills of the workers, only the pictures in flight are requested again', async () => {
      resetCounts()
      const illustrated = illustrateStories()
      for (const kills of [1, 2, 3]) {
        await expect.poll(() => fixture.openAi.deliveredPictures, { interval: 20 }).toBeGreaterThanOrEqual(kills * 5)
        const { pid } = workers()[kills % 2] ?? {}
        if (pid) process.kill(pid, 'SIGKILL')
      }
      await illustrated
      const repeated = fixture.openAi.calls('picture').length - PICTURES
      // A picture that was received but not stored yet counts as in flight too.
      expect(repeated).toBeLessThanOrEqual(3 * (CONCURRENCY + 1))
      expect(repeated).toBeGreaterThanOrEqual(fixture.openAi.abortedPictures)
    })
  })
}
