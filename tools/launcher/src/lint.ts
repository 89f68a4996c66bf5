// `npm run lint`. Arguments, such as `--fix`, are passed to biome.
import { linters } from './checks.ts'
import { runTool } from './run-tool.ts'

let failed = false
for (const { title, tool, args } of linters(['check', ...process.argv.slice(2)])) {
  process.stdout.write(`\n— ${title}\n`)
  if ((await runTool(tool, args)) !== 0) failed = true
}
process.exit(failed ? 1 : 0)
