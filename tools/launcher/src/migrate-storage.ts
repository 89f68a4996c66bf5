// `npm run migrate-storage`: moves the blobs from STORAGE_FALLBACK_URL to STORAGE_URL (docs/deployment.md).
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { systemVariables } from './configuration.ts'
import { ROOT } from './root.ts'
import { runCommand } from './run-command.ts'
import { stopRequest } from './run-tool.ts'
import { readSettings } from './settings.ts'
import { UserError } from './user-error.ts'

const PROGRAM = join(ROOT, 'packages/service-kit/src/cli/migrate-storage.ts')

try {
  const { env, dataDir } = readSettings(ROOT, process.env)
  const variables = { STORAGE_URL: pathToFileURL(join(dataDir, 'blobs')).href, ...env, ...systemVariables() }
  const { code } = await runCommand('node', [PROGRAM], { env: variables, signal: stopRequest(), inherit: true })
  process.exit(code)
} catch (error) {
  process.stderr.write(`${error instanceof UserError ? error.message : (error as Error).stack}\n`)
  process.exit(1)
}
