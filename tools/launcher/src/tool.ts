// `npm run build`, `typecheck`, `bench`, `gallery`, `chaos` and `check-provider`: runs a tool of the checkout.
import { cached, TYPES } from './checks.ts'
import { runTool } from './run-tool.ts'

const COMMANDS: Record<string, [command: string, ...args: string[]]> = {
  build: ['turbo', 'run', 'build', '--ui=stream'],
  typecheck: ['turbo', ...cached(...TYPES)],
  bench: ['node', 'tools/bench/src/main.ts'],
  gallery: ['node', 'tools/gallery/src/main.ts'],
  chaos: ['node', 'tools/chaos/src/main.ts'],
  'check-provider': ['node', 'tools/check-provider/src/main.ts'],
}

const [name = '', ...args] = process.argv.slice(2)
const [command = '', ...given] = COMMANDS[name] ?? []
process.exit(await runTool(command, [...given, ...args]))
