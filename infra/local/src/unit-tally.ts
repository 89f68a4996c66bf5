import { join } from 'node:path'
import { ROOT } from './root.ts'

/** Where the script `test:unit` stores the number of passed and failed tests, and turbo restores it from its cache. */
export const UNIT_TALLY_FILE = join(ROOT, 'node_modules/.cache/unit-tests.json')
