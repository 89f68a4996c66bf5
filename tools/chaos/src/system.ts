import { runProduct } from '@kahani/launcher/run-product'
import { startOpenAiServer } from '@kahani/sandbox/openai/openai-server'
import { startSmtpServer } from '@kahani/sandbox/smtp-server'
import pg from 'pg'

/** Pictures take as long as it takes to interrupt many of them. */
const PROVIDER = { pictureMs: 400, textMs: 800, limit: 16 }

/** The product with a fake AI provider and a mail server that records what it receives. @param settings environment variables */
export async function startSystem(settings: Record<string, string> = {}) {
  const [openAi, smtp] = await Promise.all([startOpenAiServer(PROVIDER), startSmtpServer()])
  const product = await runProduct({
    ...openAi.env,
    SMTP_URL: smtp.url,
    ILLUSTRATION_CONCURRENCY: '8',
    LOG_LEVEL: 'warn',
    ...settings,
  })
  // The pool reconnects when Postgres was down.
  const database = new pg.Pool({ connectionString: product.databaseUrl, max: 2 })
  database.on('error', () => undefined)
  return {
    product,
    openAi,
    smtp,
    database,
    async stop() {
      await database.end()
      await product.end()
      await Promise.all([openAi.stop(), smtp.stop()])
    },
  }
}
export type System = Awaited<ReturnType<typeof startSystem>>
