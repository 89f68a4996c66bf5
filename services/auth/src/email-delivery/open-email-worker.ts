import { mailJobSchema, QUEUES } from '@kahani/contracts/jobs'
import { createInternalClient } from '@kahani/service-kit/internal'
import type { Logger } from '@kahani/service-kit/logger'
import { openWorker } from '@kahani/service-kit/queues'
import type { Redis } from 'ioredis'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { createEmailRenderer } from '../email-templates/render-email.ts'
import type { Env } from '../env.ts'
import type { Mailer } from '../mailer/mailer.ts'
import { createUserRepository } from '../users/user-repository.ts'
import { createEmailDeliveryRepository } from './email-delivery-repository.ts'
import { createSendEmailHandler } from './send-email-handler.ts'

const AT_ONCE = 4

export interface EmailWorkerDeps {
  env: Pick<Env, 'PUBLIC_URL' | 'INTERNAL_TOKEN' | 'PAYMENTS_URL' | 'MAIL_FROM'>
  db: Kysely<Database>
  connection: Redis
  mailer: Mailer
  logger: Logger
}

/** Sends the mails that other services want sent, once it is told to `run()`. */
export const openEmailWorker = ({ env, db, connection, mailer, logger }: EmailWorkerDeps) =>
  openWorker({
    queue: QUEUES.mail,
    payload: mailJobSchema,
    connection,
    logger,
    concurrency: AT_ONCE,
    handle: createSendEmailHandler({
      mails: createEmailDeliveryRepository(db),
      users: createUserRepository(db),
      payments: createInternalClient('shop', env.PAYMENTS_URL, env.INTERNAL_TOKEN),
      compose: createEmailRenderer(env.PUBLIC_URL),
      mailer,
      messageHost: env.MAIL_FROM.address.slice(env.MAIL_FROM.address.lastIndexOf('@') + 1),
      logger,
    }),
  })
