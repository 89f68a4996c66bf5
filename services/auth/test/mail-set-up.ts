import { QUEUES } from '@kahani/contracts/jobs'
import type { EmailContent, Mail } from '@kahani/contracts/mails'
import { migrate, openDatabase } from '@kahani/service-kit/database'
import { createLogger } from '@kahani/service-kit/logger'
import { closeWorker, openQueue } from '@kahani/service-kit/queues'
import { openRedis, redisReady } from '@kahani/service-kit/redis'
import { TEST_SECRET } from '@kahani/testing/keys'
import { createTestLogger } from '@kahani/testing/logger'
import { createTestDatabase } from '@kahani/testing/postgres'
import { createTestRedis, startTestRedis } from '@kahani/testing/redis'
import { onTestFinished } from 'vitest'
import { type Database, migrations, SCHEMA } from '../src/database.ts'
import { openEmailWorker } from '../src/email-delivery/open-email-worker.ts'
import { createSmtpMailer } from '../src/mailer/smtp-mailer.ts'
import { createUserRepository } from '../src/users/user-repository.ts'
import { startMailServer } from './mail-server.ts'
import { startMailsAtPayments } from './mails-at-payments.ts'

export const receipt: EmailContent = {
  kind: 'receipt',
  orderNumber: 'KH-7Q4M-9XTR-2BWD',
  packageId: 'printed',
  price: { amount: 300_000, currency: 'INR' },
  paidAt: '2026-11-20T20:15:00.000Z',
}

/** Two workers, with a database, a Redis, a mail server and a payments of their own; Asha has an account. */
export async function setUp({ workers = 2, ownRedis = false } = {}) {
  const undo: (() => unknown)[] = []
  onTestFinished(async () => {
    for (const step of undo.reverse()) await step()
  })
  const cleanUp = (work: () => Promise<void>) => void undo.push(work)

  const logger = createTestLogger(createLogger)
  const { urlFor } = await createTestDatabase({ cleanUp })
  const db = openDatabase<Database>({ url: urlFor('auth'), schema: SCHEMA, logger })
  undo.push(() => db.destroy())
  await migrate(db, SCHEMA, migrations)
  const asha = { username: 'asha', email: 'asha@example.in', passwordHash: '', isAdmin: false }
  const user = await createUserRepository(db).add(asha)

  const redisServer = ownRedis ? await startTestRedis(cleanUp) : undefined
  const { url: redisUrl } = redisServer ?? (await createTestRedis())
  const payments = await startMailsAtPayments(cleanUp)
  const mailServer = await startMailServer(cleanUp)
  const env = {
    PUBLIC_URL: 'https://kahani.example',
    INTERNAL_TOKEN: TEST_SECRET,
    PAYMENTS_URL: payments.url,
    MAIL_FROM: { name: 'Kahani', address: 'hello@mail.kahani.example' },
  }
  const connect = async () => {
    const connection = openRedis(redisUrl, logger, 'worker')
    undo.push(() => connection.disconnect())
    await redisReady(connection)
    return connection
  }
  for (let i = 0; i < workers; i++) {
    const connection = await connect()
    const mailer = createSmtpMailer({ url: mailServer.url, from: env.MAIL_FROM })
    const worker = openEmailWorker({ env, db, connection, mailer, logger })
    undo.push(() => closeWorker(worker, 1_000))
    worker.run().catch(() => undefined)
  }
  const queue = openQueue(QUEUES.mail, await connect(), logger)

  return {
    db,
    user,
    queue,
    redisServer,
    payments,
    mailServer,
    logger,
    /** Has a mail sent. It may be tried once: an attempt that an outage would burn shows as a failed job. */
    async want(
      mailId: number,
      mail: Mail = { to: { userId: user.id }, letter: receipt },
      jobId = `mail-payments-${mailId}`,
    ) {
      payments.mails.set(mailId, mail)
      await queue.add('mail', { source: 'payments', mailId }, { jobId, attempts: 1 })
    },
    /** The jobs that are not done, by what has become of them. */
    jobs: async () => {
      const { failed, ...others } = await queue.getJobCounts('wait', 'active', 'delayed', 'failed')
      return { failed, open: Object.values(others).reduce((sum, count) => sum + count, 0) }
    },
    states: async () => {
      const rows = await db.selectFrom('mails').select(['key', 'state']).orderBy('key').execute()
      return Object.fromEntries(rows.map(({ key, state }) => [key, state]))
    },
  }
}
