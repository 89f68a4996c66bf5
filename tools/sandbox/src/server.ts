import { once } from 'node:events'
import { runProcess } from '@kahani/service-kit/process'
import { buildApp } from './app.ts'
import { readEnv } from './env.ts'
import { openGoogle } from './google/google.ts'
import { createMailCatcher } from './mailbox/mail-catcher.ts'
import { openMailbox } from './mailbox/mailbox.ts'
import { openRazorpay } from './razorpay/razorpay.ts'

await runProcess('sandbox', async logger => {
  const { DATA_DIR: dataDir, HOST: host, ...env } = readEnv(process.env)
  const mailbox = await openMailbox(dataDir)
  const mail = createMailCatcher(mailbox, logger)
  const listening = mail.listen(env.SMTP_PORT, host)
  await once(listening, 'listening')
  const checkMail = async () => {
    if (!listening.listening) throw new Error('the mail server is not listening')
  }
  const razorpay = env.razorpay && (await openRazorpay({ ...env.razorpay, dataDir, logger }))
  const google = env.google && (await openGoogle({ ...env.google, dataDir }))
  const app = await buildApp({ mailbox, razorpay, google, gmail: google, checks: { mail: checkMail }, logger })
  await app.listen({ host, port: env.PORT })
  return {
    async close() {
      await app.close()
      await razorpay?.stop()
      await new Promise<void>(resolve => mail.close(() => resolve()))
    },
  }
})
