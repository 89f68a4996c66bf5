import type { EmailContent, OutgoingEmail } from '@kahani/contracts/emails'
import { QUEUES } from '@kahani/contracts/jobs'
import { startSmtpServer } from '@kahani/sandbox/smtp-server'
import { openDatabase } from '@kahani/service-kit/database'
import { createLogger } from '@kahani/service-kit/logger'
import { closeWorker, openQueue } from '@kahani/service-kit/queues'
import { openRedis, redisReady } from '@kahani/service-kit/redis'
import { TEST_SECRET } from '@kahani/testing/keys'
import { createTestLogger } from '@kahani/testing/logger'
import { createTestDatabase } from '@kahani/testing/postgres'
import { createTestRedis, startTestRedis } from '@kahani/testing/redis'
import { LONG_LOCKS } from '@kahani/testing/worker-timings'
import { onTestFinished, type TestContext } from 'vitest'
import { type Database, SCHEMA } from '../src/database.ts'
import { type EmailWorkerDeps, openEmailWorker } from '../src/email-delivery/email-worker.ts'
import { createSmtpMailer } from '../src/mailer/smtp-mailer.ts'
import { createUserRepository } from '../src/users/user-repository.ts'
import { startFakeNotifications } from './fake-notifications.ts'

export const receipt: EmailContent = {
  kind: 'receipt',
  orderNumber: 'KH-7Q4M-9XTR-2BWD',
  packageId: 'printed',
  price: { amount: 300_000, currency: 'INR' },
  paidAt: '2026-11-20T20:15:00.000Z',
}

const timings = { ...LONG_LOCKS, outageDelayMs: { min: 150, max: 1_000 }, completeRetryMs: 100 }

interface Options extends Pick<EmailWorkerDeps, 'timings'> {
  workers?: number
  ownRedis?: boolean
}

/** Workers with their own database, Redis, SMTP server and fakes of payments and stories. The user Asha has an account. */
export async function setUp({ workers = 2, ownRedis = false, ...options }: Options = {}) {
  const cleanups: ((context: TestContext) => unknown)[] = []
  onTestFinished(async context => {
    for (const step of cleanups.reverse()) await step(context)
  })
  const cleanUp = (work: (context: TestContext) => Promise<void>) => void cleanups.push(work)

  const logger = createTestLogger(createLogger)
  const { poolFor } = await createTestDatabase({ cleanUp })
  const db = openDatabase<Database>({ ...poolFor(SCHEMA), logger })
  cleanups.push(() => db.destroy())
  const asha = { username: 'asha', email: 'asha@example.in', passwordHash: '', isAdmin: false, emailVerified: false }
  const user = await createUserRepository(db).add({ ...asha, termsVersion: null })

  const redisServer = ownRedis ? await startTestRedis(cleanUp) : undefined
  const { url: redisUrl } = redisServer ?? (await createTestRedis())
  const payments = await startFakeNotifications(cleanUp)
  const stories = await startFakeNotifications(cleanUp)
  const smtpServer = await startSmtpServer(cleanUp)
  const env: EmailWorkerDeps['env'] = {
    PUBLIC_URL: 'https://kahani.example',
    INTERNAL_TOKEN: TEST_SECRET,
    PAYMENTS_URL: payments.url,
    STORIES_URL: stories.url,
    SESSION_SECRET: [TEST_SECRET],
    SUPPORT_EMAIL: 'support@kahani.example',
    MAIL_FROM: { name: 'Kahani', address: 'hello@mail.kahani.example' },
  }
  const connect = async () => {
    const connection = openRedis(redisUrl, logger, 'worker')
    cleanups.push(() => connection.disconnect())
    await redisReady(connection)
    return connection
  }
  for (let i = 0; i < workers; i++) {
    const connection = await connect()
    const mailer = createSmtpMailer({ url: smtpServer.url, from: env.MAIL_FROM })
    const worker = openEmailWorker({
      ...{ env, db, connection, mailer, logger },
      timings: { ...timings, ...options.timings },
    })
    cleanups.push(() => closeWorker(worker, 1_000))
    worker.run().catch(() => undefined)
  }
  const queue = openQueue(QUEUES.email, await connect(), logger)

  return {
    db,
    user,
    queue,
    redisServer,
    payments,
    stories,
    smtpServer,
    logger,
    /** Queues an email with a single attempt, so that an outage which uses up an attempt fails the job. */
    async enqueue(
      mailId: number,
      email: OutgoingEmail = { to: { userId: user.id }, content: receipt },
      jobId = `mail-payments-${mailId}`,
    ) {
      payments.emails.set(mailId, email)
      await queue.add('mail', { source: 'payments', mailId }, { jobId, attempts: 1 })
    },
    jobCounts: async () => {
      const { failed, ...others } = await queue.getJobCounts('wait', 'active', 'delayed', 'failed')
      return { failed, open: Object.values(others).reduce((sum, count) => sum + count, 0) }
    },
    states: async () => {
      const rows = await db.selectFrom('email_deliveries').select(['key', 'state']).orderBy('key').execute()
      return Object.fromEntries(rows.map(({ key, state }) => [key, state]))
    },
  }
}
