import { runTool } from './run-tool.ts'

process.exit(await runTool('node', ['infra/gallery/src/main.ts', ...process.argv.slice(2)]))
