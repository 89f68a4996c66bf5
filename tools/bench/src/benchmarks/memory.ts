import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { commandLine, descendants } from '@kahani/launcher/process-table'
import { GATEWAY, SERVICES } from '@kahani/launcher/services'
import { createFamily } from '@kahani/testing/api-client'
import type { Benchmark, BenchmarkOptions } from '../benchmark.ts'
import { downloadPdf } from '../books/download-pdf.ts'
import { npmStart } from '../npm-start.ts'
import { processUsage, sumOf, type Usage } from '../process-usage.ts'

/** Threads and browsers that are idle end within a minute. */
const FULL = { restMs: 90_000, rounds: 2 }
const SMOKE: typeof FULL = { restMs: 0, rounds: 1 }
/** Of everything that `npm start` runs, in MB. */
const GOAL_MB = 1_200

/** Names of processes by a part of their command. What is before the services also matches their arguments. */
const NAMES: [RegExp | string, string][] = [
  ['store-process.ts', 'supervisors of the stores'],
  ...[GATEWAY, ...SERVICES].map(({ entry, name }): [string, string] => [entry, name]),
  [/postgres/, 'postgres'],
  [/redis-server/, 'redis'],
  [/chrom/, 'Chromium'],
]
const nameOf = (command: string) =>
  NAMES.find(([part]) => (typeof part === 'string' ? command.includes(part) : part.test(command)))?.[1] ??
  'npm and launcher'

/** What the processes of `npm start` use, by name. */
async function readUsage(pid: number): Promise<Map<string, Usage>> {
  const usages = new Map<string, Usage>()
  for (const each of [pid, ...descendants(pid)]) {
    const name = nameOf(commandLine(each))
    usages.set(name, sumOf([usages.get(name), await processUsage(each)].filter(usage => usage !== undefined)))
  }
  return usages
}

/** A family that orders a story, waits for its pictures and downloads its book. */
async function makeBook(url: string): Promise<void> {
  const { client } = await createFamily(url)
  const id = await client.generateStory()
  await client.waitForIllustrations(id)
  await downloadPdf(client, id)
}

function printUsages(print: (line: string) => void, columns: Map<string, Usage>[]): void {
  const names = [...new Set([...NAMES.map(([, name]) => name), ...columns.flatMap(usages => [...usages.keys()])])]
  const inMb = (usage: Usage) => `${usage.pssMb.toFixed(0).padStart(12)}${`(${usage.rssMb.toFixed(0)})`.padStart(8)}`
  for (const name of names) {
    const usages = columns.map(column => column.get(name) ?? sumOf([]))
    print(`  ${name.padEnd(26)}${usages.map(inMb).join('')}`)
  }
  print(`  ${'together'.padEnd(26)}${columns.map(column => inMb(sumOf([...column.values()]))).join('')}`)
}

async function run(print: (line: string) => void, { smoke }: BenchmarkOptions): Promise<void> {
  const { restMs, rounds } = smoke ? SMOKE : FULL
  const dir = await mkdtemp(join(tmpdir(), 'kahani-memory-'))
  const product = await npmStart(dir)
  try {
    await sleep(restMs)
    const columns = [await readUsage(product.pid)]
    for (let i = 0; i < rounds; i += 1) await makeBook(product.url)
    columns.push(await readUsage(product.pid))
    await sleep(restMs)
    columns.push(await readUsage(product.pid))
    print('  MB, PSS (RSS)               after the start        a book is made             at rest')
    printUsages(print, columns)
    const [started = 0, , rested = 0] = columns.map(column => sumOf([...column.values()]).pssMb)
    const atRest = Math.max(started, rested)
    print(
      `  at rest, after the start or after books: at most ${atRest.toFixed(0)} MB PSS: ${atRest <= GOAL_MB ? 'meets' : 'MISSES'} the goal of ${GOAL_MB} MB`,
    )
  } finally {
    await product.stop()
    await rm(dir, { recursive: true, force: true })
  }
}

export const benchmark: Benchmark = {
  name: 'memory',
  description: `memory of each process of npm start, ${FULL.restMs / 1_000} s after the start, after ${FULL.rounds} books, and ${FULL.restMs / 1_000} s later`,
  report: {
    title: 'Memory',
    text: 'What `npm start` takes on a machine, process by process. PSS divides memory that processes share, such as the code of Node, among them, so that its sum is what the machine really gives; RSS, in parentheses, counts it in each. In Compose and on Kubernetes the launcher, the supervisors of the stores and the sandbox are absent. Memory under load is in the section above.',
  },
  run,
}
