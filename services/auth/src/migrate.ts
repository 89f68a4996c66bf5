import { runMigrate } from '@kahani/service-kit/migrate-command'
import { migrations, SCHEMA } from './database.ts'

await runMigrate(SCHEMA, migrations)
