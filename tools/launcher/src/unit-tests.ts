// The script `test:unit`, which `npm test` runs with turbo: it is skipped until a source file changes.
import { writeFile } from 'node:fs/promises'
import { UNIT_TALLY_FILE } from './checks.ts'
import { runVitest } from './run-vitest.ts'

const print = (text: string) => void process.stdout.write(`${text}\n`)
const tally = await runVitest(['--project=unit'], { print })
await writeFile(UNIT_TALLY_FILE, JSON.stringify(tally))
process.exit(tally.failed === 0 ? 0 : 1)
