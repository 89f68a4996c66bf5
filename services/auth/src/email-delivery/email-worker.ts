import { outgoingEmailSchema } from '@kahani/contracts/emails'
import { emailJobSchema, QUEUES } from '@kahani/contracts/jobs'
import { createInternalClient } from '@kahani/service-kit/internal'
import type { Audience } from '@kahani/service-kit/internal-credentials'
import type { Logger } from '@kahani/service-kit/logger'
import type { NotificationSource } from '@kahani/service-kit/notifications'
import { openWorker, type WorkerTimings } from '@kahani/service-kit/queues'
import type { RedisClient } from '@kahani/service-kit/redis'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { createEmailRenderer } from '../email-templates/render-email.ts'
import type { Env } from '../env.ts'
import type { Mailer } from '../mailer/mailer.ts'
import { type AuthNotificationsEnv, createAuthNotifications } from '../notifications/auth-notifications.ts'
import { createUserRepository } from '../users/user-repository.ts'
import { createEmailDeliveryRepository } from './email-delivery-repository.ts'
import { createSendEmailHandler } from './send-email-handler.ts'

const CONCURRENCY = 4

export interface EmailWorkerDeps {
  env: Pick<Env, 'PUBLIC_URL' | 'INTERNAL_TOKEN' | 'PAYMENTS_URL' | 'STORIES_URL' | 'MAIL_FROM'> & AuthNotificationsEnv
  db: Kysely<Database>
  connection: RedisClient
  mailer: Mailer
  logger: Logger
  /** In ms, with production defaults. */
  timings?: WorkerTimings & { leaseMs?: number | undefined; completeRetryMs?: number }
}

/** Sends the queued emails. It starts with `run()`. */
export function openEmailWorker({ env, db, connection, mailer, logger, timings = {} }: EmailWorkerDeps) {
  const { leaseMs, completeRetryMs, ...workerTimings } = timings
  const credentials = { caller: 'auth', token: env.INTERNAL_TOKEN } as const
  /** The notifications of another service. */
  const remote = (audience: Audience, url: string): NotificationSource => {
    const service = createInternalClient(credentials, audience, url)
    return {
      find: id => service.call(`/internal/notifications/${id}`, { answer: outgoingEmailSchema }),
      async complete(id) {
        await service.call(`/internal/notifications/${id}/completed`, { method: 'POST', timeoutMs: 5_000 })
      },
    }
  }
  return openWorker({
    queue: QUEUES.email,
    payload: emailJobSchema,
    connection,
    logger,
    concurrency: CONCURRENCY,
    timings: workerTimings,
    handle: createSendEmailHandler({
      deliveries: createEmailDeliveryRepository(db, leaseMs),
      users: createUserRepository(db),
      sources: {
        auth: createAuthNotifications(db, env),
        payments: remote('payments', env.PAYMENTS_URL),
        stories: remote('stories', env.STORIES_URL),
      },
      render: createEmailRenderer(env.PUBLIC_URL),
      mailer,
      messageIdHost: env.MAIL_FROM.address.slice(env.MAIL_FROM.address.lastIndexOf('@') + 1),
      logger,
      completeRetryMs,
    }),
  })
}
