import { once } from 'node:events'
import { join } from 'node:path'
import { runProcess } from '@kahani/service-kit/process'
import { buildApp } from './app.ts'
import { readEnv } from './env.ts'
import { createMailCatcher } from './outbox/mail-catcher.ts'
import { openOutbox } from './outbox/outbox.ts'

await runProcess('sandbox', async logger => {
  const env = readEnv(process.env)
  const outbox = await openOutbox(join(env.DATA_DIR, 'outbox'))
  const mail = createMailCatcher(outbox, logger)
  const listening = mail.listen(env.SMTP_PORT, env.HOST)
  await once(listening, 'listening')
  const answersMail = async () => {
    if (!listening.listening) throw new Error('the mail server does not listen')
  }
  const app = await buildApp({ outbox, checks: { mail: answersMail }, logger })
  await app.listen({ host: env.HOST, port: env.PORT })
  return {
    async close() {
      await app.close()
      await new Promise<void>(resolve => mail.close(() => resolve()))
    },
  }
})
