import { TYPECHECK } from './checks.ts'
import { runTool } from './run-tool.ts'

process.exit(await runTool('turbo', [...TYPECHECK, ...process.argv.slice(2)]))
