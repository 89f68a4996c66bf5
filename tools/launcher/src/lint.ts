// `npm run lint`. Arguments, such as `--fix`, are passed to biome.
import { cached, STRUCTURE } from './checks.ts'
import { runTool, stopRequest } from './run-tool.ts'

const signal = stopRequest()
const biome = await runTool('biome', ['check', ...process.argv.slice(2)], signal)
const turbo = signal.aborted ? 1 : await runTool('turbo', cached(...STRUCTURE), signal)
process.exit(biome || turbo)
