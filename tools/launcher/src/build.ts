import { runTool } from './run-tool.ts'

process.exit(await runTool('turbo', ['run', 'build', '--ui=stream', ...process.argv.slice(2)]))
