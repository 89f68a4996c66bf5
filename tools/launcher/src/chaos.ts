import { runTool } from './run-tool.ts'

const [first, ...rest] = process.argv.slice(2)
const [program, args] = first === 'upgrade' ? ['upgrade/main.ts', rest] : ['main.ts', process.argv.slice(2)]
process.exit(await runTool('node', [`tools/chaos/src/${program}`, ...args]))
