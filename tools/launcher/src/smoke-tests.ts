import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.ts'

const BENCH = 'tools/bench/src/main.ts'
const CHAOS = 'tools/chaos/src/main.ts'
const CHECK_PROVIDER = 'tools/check-provider/src/main.ts'
const GALLERY = 'tools/gallery/src/main.ts'

/** Each file is the benchmark of that name. */
const benchmarks = readdirSync(join(ROOT, 'tools/bench/src/benchmarks'))
  .filter(file => file.endsWith('.ts'))
  .map(file => file.slice(0, -'.ts'.length))

/** Arguments of Node for every command of the tools in its smallest form, so that none stops working unnoticed. */
export const SMOKE_TESTS = [
  ...benchmarks.map(name => [BENCH, name, '--smoke']),
  [CHAOS, '--minutes', '0.2'],
  [CHAOS, 'alerts'],
  [CHAOS, 'upgrade', '--from', 'HEAD', '--smoke'],
  [CHECK_PROVIDER],
  [GALLERY, 'anvi', '--size', '64', '--out', 'node_modules/.cache/gallery'],
  [GALLERY, 'distances', '1'],
  [GALLERY, 'digests', '1'],
  [GALLERY, 'trace', 'node_modules/.cache/trace.svg'],
]
