import { migrate, openDatabase } from '@kahani/service-kit/database'
import { runProcess } from '@kahani/service-kit/process'
import { buildApp } from './app.ts'
import { type Database, migrations, SCHEMA } from './database.ts'
import { readEnv } from './env.ts'

await runProcess('payments', async logger => {
  const env = readEnv(process.env)
  const db = openDatabase<Database>({ url: env.DATABASE_URL, schema: SCHEMA, logger })
  await migrate(db, SCHEMA, migrations)
  const app = await buildApp({ env, db, logger })
  await app.listen({ host: env.HOST, port: env.PORT })
  return {
    async close() {
      await app.close()
      await db.destroy()
    },
  }
})
