import { parseArgs } from 'node:util'
import type { Benchmark } from './benchmark.ts'
import { benchmark as admin } from './benchmarks/admin.ts'
import { benchmark as attacks } from './benchmarks/attacks.ts'
import { benchmark as backup } from './benchmarks/backup.ts'
import { benchmark as bookSheets, hardBenchmark as hardBookSheets } from './benchmarks/book-sheets.ts'
import { benchmark as books } from './benchmarks/books.ts'
import { benchmark as capacity } from './benchmarks/capacity.ts'
import { benchmark as data } from './benchmarks/data.ts'
import { benchmark as firstStory } from './benchmarks/first-story.ts'
import { benchmark as gateway } from './benchmarks/gateway.ts'
import { benchmark as illustrations } from './benchmarks/illustrations.ts'
import { benchmark as lighthouse } from './benchmarks/lighthouse.ts'
import { benchmark as load } from './benchmarks/load.ts'
import { benchmark as looks } from './benchmarks/looks.ts'
import { benchmark as memory } from './benchmarks/memory.ts'
import { benchmark as pageTurns } from './benchmarks/page-turns.ts'
import { benchmark as pictures } from './benchmarks/pictures.ts'
import { benchmark as reading } from './benchmarks/reading.ts'
import { benchmark as saliency } from './benchmarks/saliency.ts'
import { benchmark as screens } from './benchmarks/screens.ts'
import { benchmark as startUp } from './benchmarks/start-up.ts'
import { benchmark as storage } from './benchmarks/storage.ts'
import { currentLoad, type Result, writeReport } from './report.ts'

/** In the order of the report. */
const BENCHMARKS: Benchmark[] = [
  gateway,
  reading,
  load,
  startUp,
  memory,
  firstStory,
  pictures,
  illustrations,
  capacity,
  books,
  data,
  admin,
  storage,
  backup,
  attacks,
  lighthouse,
  pageTurns,
  looks,
  saliency,
  screens,
  bookSheets,
  hardBookSheets,
]

const print = (line: string) => void process.stdout.write(`${line}\n`)
const { values, positionals: selected } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string' },
    stories: { type: 'string' },
    folder: { type: 'string' },
    smoke: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
})
const options = { ...values, stories: values.stories === undefined ? undefined : Number(values.stories) }
const unknown = selected.filter(name => !BENCHMARKS.some(benchmark => benchmark.name === name))

if (unknown.length > 0) {
  print(`Unknown benchmark: ${unknown.join(', ')}. Available: ${BENCHMARKS.map(({ name }) => name).join(', ')}.`)
  process.exitCode = 1
} else {
  const results: Result[] = []
  for (const benchmark of BENCHMARKS) {
    const { name, description, report, run } = benchmark
    if ((values.all && !report) || (selected.length > 0 && !selected.includes(name))) continue
    print(`\n${name}: ${description}`)
    const lines: string[] = []
    const record = (line: string) => {
      print(line)
      lines.push(line)
    }
    const [startedAt, loadBefore] = [performance.now(), currentLoad()]
    try {
      await run(record, options)
    } catch (error) {
      record(`  ${name} failed: ${error instanceof Error ? error.message : error}`)
      process.exitCode = 1
    }
    results.push({
      benchmark,
      lines,
      minutes: (performance.now() - startedAt) / 60_000,
      load: [loadBefore, currentLoad()],
    })
    // After each, so that an interrupted run loses nothing.
    if (values.all && !values.smoke) await writeReport(results)
  }
}
