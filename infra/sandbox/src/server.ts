import { once } from 'node:events'
import { join } from 'node:path'
import { runProcess } from '@kahani/service-kit/process'
import { buildApp } from './app.ts'
import { readEnv } from './env.ts'
import { createMailCatcher } from './mailbox/mail-catcher.ts'
import { openOutbox } from './mailbox/mailbox.ts'
import { openRazorpay } from './razorpay/razorpay.ts'

await runProcess('sandbox', async logger => {
  const { DATA_DIR: dataDir, HOST: host, ...env } = readEnv(process.env)
  const outbox = await openOutbox(join(dataDir, 'outbox'))
  const mail = createMailCatcher(outbox, logger)
  const listening = mail.listen(env.SMTP_PORT, host)
  await once(listening, 'listening')
  const answersMail = async () => {
    if (!listening.listening) throw new Error('the mail server does not listen')
  }
  const razorpay = env.razorpay && (await openRazorpay({ ...env.razorpay, dataDir, logger }))
  const app = await buildApp({ outbox, razorpay, checks: { mail: answersMail }, logger })
  await app.listen({ host, port: env.PORT })
  return {
    async close() {
      await app.close()
      await razorpay?.stop()
      await new Promise<void>(resolve => mail.close(() => resolve()))
    },
  }
})
