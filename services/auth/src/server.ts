import { QUEUES } from '@kahani/contracts/jobs'
import { openDatabase } from '@kahani/service-kit/database'
import { drainAndClose } from '@kahani/service-kit/draining'
import { startIntervalTask } from '@kahani/service-kit/interval-task'
import { requireSchema } from '@kahani/service-kit/migrations'
import { startOutboxRelay } from '@kahani/service-kit/outbox'
import { runProcess } from '@kahani/service-kit/process'
import { closeWorker, openQueue } from '@kahani/service-kit/queues'
import { openReadReplica } from '@kahani/service-kit/read-replica'
import { openRedis, redisReady } from '@kahani/service-kit/redis'
import { createErasure, ERASURE_INTERVAL_MS } from './account-deletion/erasure.ts'
import { seedAdministrator } from './accounts/account-service.ts'
import { buildApp } from './app.ts'
import { type Database, migrations, SCHEMA } from './database.ts'
import { openEmailWorker } from './email-delivery/email-worker.ts'
import { readEnv } from './env.ts'
import { createGmailConnectionRepository } from './gmail/gmail-connection-repository.ts'
import { createMailerInUse } from './gmail/mailer-in-use.ts'
import { createGmailMailer } from './mailer/gmail-mailer.ts'
import { createSmtpMailer } from './mailer/smtp-mailer.ts'
import { createMaintenance, MAINTENANCE_INTERVAL_MS } from './maintenance.ts'
import { NEWSLETTER_INTERVAL_MS, queueNewsletterEmails } from './newsletter/newsletter-service.ts'

const CLOSE_SECONDS = 20

await runProcess('auth', async logger => {
  const env = readEnv(process.env)
  const db = openDatabase<Database>({ url: env.DATABASE_URL, schema: SCHEMA, logger })
  await requireSchema(db, SCHEMA, migrations)
  const reads = openReadReplica(db, {
    replicaUrl: env.DATABASE_READ_URL,
    url: env.DATABASE_URL,
    schema: SCHEMA,
    logger,
  })
  const { ADMIN_USERNAME: username, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env
  if (username && email && password) await seedAdministrator(db, { username, email, password }, logger)
  const redis = openRedis(env.REDIS_URL, logger, 'request')
  await redisReady(redis)
  const queue = openQueue(QUEUES.email, redis, logger)
  const relay = startOutboxRelay(db, { [QUEUES.email]: queue }, logger)
  const { flushOutbox } = relay
  const erasure = startIntervalTask(createErasure({ env, db, logger, flushOutbox }), ERASURE_INTERVAL_MS)
  const app = await buildApp({ env, db, reads, redis, logger, flushOutbox, triggerErasure: erasure.trigger })
  const connection = openRedis(env.REDIS_URL, logger, 'worker')
  const gmail = env.google && { google: env.google, apiUrl: env.GMAIL_API_URL, from: env.MAIL_FROM }
  if (!env.SMTP_URL) logger.warn('SMTP_URL is not set: emails wait in the queue while no Gmail account is connected')
  const mailer = createMailerInUse({
    connections: createGmailConnectionRepository(db, env.SESSION_SECRET),
    openGmail: gmail && (account => createGmailMailer(gmail, account)),
    smtp: env.SMTP_URL ? createSmtpMailer({ url: env.SMTP_URL, from: env.MAIL_FROM }) : undefined,
    logger,
  })
  const worker = openEmailWorker({ env, db, connection, mailer, logger })
  await app.listen({ host: env.HOST, port: env.PORT })
  worker.run().catch(err => logger.error({ err }, 'email worker failed'))
  const queueNewsletters = () =>
    queueNewsletterEmails(db).catch(err => logger.warn({ err }, 'emails of a newsletter not queued'))
  const newsletters = startIntervalTask(queueNewsletters, NEWSLETTER_INTERVAL_MS)
  const maintenance = startIntervalTask(
    createMaintenance({ db, redis, logger, sessionSecrets: env.SESSION_SECRET }),
    MAINTENANCE_INTERVAL_MS,
  )
  const tasks = [erasure, newsletters, maintenance]
  return {
    closeSeconds: env.DRAIN_SECONDS + CLOSE_SECONDS,
    async close() {
      const work = [closeWorker(worker), ...tasks.map(task => task.stop())]
      await Promise.all([drainAndClose(app, env.DRAIN_SECONDS), ...work])
      await relay.stop()
      await queue.close()
      connection.disconnect()
      redis.disconnect()
      await Promise.all([reads.destroy(), db.destroy()])
    },
  }
})
