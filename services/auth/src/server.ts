import { migrate, openDatabase } from '@kahani/service-kit/database'
import { runProcess } from '@kahani/service-kit/process'
import { closeWorker } from '@kahani/service-kit/queues'
import { openRedis, redisReady } from '@kahani/service-kit/redis'
import { buildApp } from './app.ts'
import { type Database, migrations, SCHEMA } from './database.ts'
import { openEmailWorker } from './email-delivery/email-worker.ts'
import { readEnv } from './env.ts'
import { createSmtpMailer } from './mailer/smtp-mailer.ts'
import { createUserRepository } from './users/user-repository.ts'
import { createUserService } from './users/user-service.ts'

await runProcess('auth', async logger => {
  const env = readEnv(process.env)
  const db = openDatabase<Database>({ url: env.DATABASE_URL, schema: SCHEMA, logger })
  await migrate(db, SCHEMA, migrations)
  const { ADMIN_USERNAME: username, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env
  if (username && email && password) {
    await createUserService(createUserRepository(db)).seedAdministrator({ username, email, password }, logger)
  }
  const redis = openRedis(env.REDIS_URL, logger, 'request')
  await redisReady(redis)
  const app = await buildApp({ env, db, redis, logger })
  const connection = openRedis(env.REDIS_URL, logger, 'worker')
  const mailer = createSmtpMailer({ url: env.SMTP_URL, from: env.MAIL_FROM })
  const worker = openEmailWorker({ env, db, connection, mailer, logger })
  await app.listen({ host: env.HOST, port: env.PORT })
  worker.run().catch(err => logger.error({ err }, 'email worker failed'))
  return {
    async close() {
      await Promise.all([app.close(), closeWorker(worker)])
      connection.disconnect()
      redis.disconnect()
      await db.destroy()
    },
  }
})
