// `npm run backup -- create` and the other commands of `infra/backup`, for the data of `npm start`. docs/backup.md describes them.
import { ROOT } from './root.ts'
import { runBackup } from './run-backup.ts'
import { stopRequest } from './run-tool.ts'
import { readSettings } from './settings.ts'
import { UserError } from './user-error.ts'

const log = (text: string) => void process.stderr.write(`${text}\n`)
try {
  const settings = readSettings(ROOT, process.env)
  process.exit(await runBackup(process.argv.slice(2), { ...settings, log, signal: stopRequest() }))
} catch (error) {
  log(error instanceof UserError ? error.message : String((error as Error).stack))
  process.exit(1)
}
