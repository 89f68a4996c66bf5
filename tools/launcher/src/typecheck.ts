import { types } from './checks.ts'
import { runTool } from './run-tool.ts'

process.exit(await runTool(types.tool, [...types.args, ...process.argv.slice(2)]))
