// `npm run check-provider`: checks the AI provider that the environment or `.env` names (docs/operations.md).
import { parseArgs } from 'node:util'
import { ROOT } from '@kahani/launcher/root'
import { readSettings } from '@kahani/launcher/settings'
import { UserError } from '@kahani/launcher/user-error'
import { StartError } from '@kahani/service-kit/start-error'
import { checkProvider } from './check-provider.ts'
import { readConfiguration } from './configuration.ts'

const print = (text: string) => void process.stdout.write(`${text}\n`)

try {
  const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } })
  const config = readConfiguration(readSettings(ROOT, process.env).env)
  const passed = await checkProvider({ config, acceptsCost: values.yes, now: new Date(), print })
  process.exitCode = passed ? 0 : 1
} catch (error) {
  const isExpected = error instanceof UserError || error instanceof StartError
  process.stderr.write(`${isExpected ? error.message : (error as Error).stack}\n`)
  process.exitCode = 1
}
