import { runTool } from './run-tool.ts'

process.exit(await runTool('turbo', ['run', 'typecheck', '--ui=stream', ...process.argv.slice(2)]))
