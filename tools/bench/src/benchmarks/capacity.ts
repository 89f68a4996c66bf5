import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { type BookFigures, PICTURES_PER_STORY } from '@kahani/capacity/demand'
import { illustrationTime } from '@kahani/capacity/illustration-time'
import { descendants } from '@kahani/launcher/process-table'
import type { RunningProduct } from '@kahani/launcher/run-product'
import { Redis } from 'ioredis'
import pg from 'pg'
import type { Benchmark, BenchmarkOptions } from '../benchmark.ts'
import { illustrateAll, signUpFamilies, withWorkers } from '../illustrating.ts'
import { printDemand, printFigures, printTable } from './capacity/tables.ts'

const FULL = { books: 20, stories: 8, pictureMs: 8_000, workers: [1, 2, 4, 8] }
const SMOKE: typeof FULL = { books: 1, stories: 1, pictureMs: 200, workers: [1] }
/** Pictures at once of each worker. */
const PER_WORKER = 4
/** Enough for a machine to be busy all the time with a provider that answers at once. */
const CALIBRATION = { workers: 1, concurrency: 16, pictureMs: 0 }
const TICKS_PER_SECOND = 100

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

interface Calibration {
  figures: BookFigures
  orderMs: number
  workMs: number
}

/** Seconds of CPU of a process, its children, and those of them that have ended. */
function cpuSeconds(pid: number): number {
  const ticks = [pid, ...descendants(pid)].map(each => {
    const stat = readFileSync(`/proc/${each}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  })
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND
}

async function readCounters({ processes, databaseUrl, redisUrl }: RunningProduct) {
  const client = new pg.Client(databaseUrl)
  const redis = new Redis(redisUrl)
  try {
    await client.connect()
    const { rows } = await client.query(`
      select xact_commit::float8 as transactions, pg_database_size(datname)::float8 as "databaseBytes",
        (pg_current_wal_lsn() - '0/0')::float8 as "walBytes"
      from pg_stat_database where datname = current_database()`)
    const commands = Number(/total_commands_processed:(\d+)/.exec(await redis.info('stats'))?.[1])
    const cpu = Object.fromEntries([...processes.values()].map(({ name, pid }) => [name, pid ? cpuSeconds(pid) : 0]))
    return { ...(rows[0] as Omit<BookFigures, 'cpu' | 'redisCommands'>), redisCommands: commands, cpu }
  } finally {
    redis.disconnect()
    await client.end()
  }
}

/** Orders books with a provider that answers at once, so that the machine is what limits them. */
const calibrate = ({ books }: typeof FULL): Promise<Calibration> =>
  withWorkers(CALIBRATION, async (product, server) => {
    const families = await signUpFamilies(product, books)
    const before = await readCounters(product)
    const ordered = Promise.withResolvers<void>()
    server.failAlways('picture', { kind: 'wait', until: ordered.promise })
    const startedAt = performance.now()
    let orderedAt = startedAt
    const ms = await illustrateAll(families, server, () => {
      orderedAt = performance.now()
      server.clearFaults()
      ordered.resolve()
    })
    const endedAt = startedAt + ms
    const after = await readCounters(product)
    const perBook = (to: number, from: number) => (to - from) / books
    const cpuOf = (name: string) => perBook(after.cpu[name] ?? 0, before.cpu[name] ?? 0)
    const figures: BookFigures = {
      cpu: {
        gateway: cpuOf('gateway'),
        auth: cpuOf('auth'),
        stories: cpuOf('stories'),
        payments: cpuOf('payments'),
        illustrations: cpuOf('illustrations'),
        postgres: cpuOf('postgres'),
        redis: cpuOf('redis'),
      },
      transactions: perBook(after.transactions, before.transactions),
      databaseBytes: perBook(after.databaseBytes, before.databaseBytes),
      walBytes: perBook(after.walBytes, before.walBytes),
      redisCommands: perBook(after.redisCommands, before.redisCommands),
    }
    return {
      figures,
      orderMs: (orderedAt - startedAt) / books,
      workMs: (endedAt - orderedAt) / (books * PICTURES_PER_STORY),
    }
  })

/** Compares the simulation with measured runs. */
async function compare(
  print: (line: string) => void,
  { stories, pictureMs, workers }: typeof FULL,
  { orderMs, workMs }: Calibration,
): Promise<void> {
  const rows = [['Workers', 'Predicted', 'Measured', 'Measured / predicted', 'Ideal', 'Load of the machine']]
  for (const count of workers) {
    const slots = count * PER_WORKER
    const predicted = illustrationTime({ stories, pictures: PICTURES_PER_STORY - 1, slots, pictureMs, orderMs, workMs })
    const measured = await withWorkers(
      { workers: count, concurrency: PER_WORKER, pictureMs },
      async (product, server) => illustrateAll(await signUpFamilies(product, stories), server),
    )
    const ideal = (stories * PICTURES_PER_STORY * pictureMs) / slots
    const ratio = (measured / predicted).toFixed(3)
    const load = (loadavg()[0] ?? 0).toFixed(1)
    rows.push([String(count), seconds(predicted), seconds(measured), ratio, seconds(ideal), load])
  }
  print(`\n  ${stories} stories at once, pictures of ${seconds(pictureMs)}, ${PER_WORKER} at once of each worker:\n`)
  printTable(print, rows)
}

async function run(print: (line: string) => void, { smoke }: BenchmarkOptions): Promise<void> {
  const full = smoke ? SMOKE : FULL
  const calibration = await calibrate(full)
  const { figures, orderMs, workMs } = calibration
  print(`\n  At full load: ${orderMs.toFixed(0)} ms for an order, ${workMs.toFixed(0)} ms for a picture.\n`)
  printFigures(print, figures)
  printDemand(print, figures)
  await compare(print, full, calibration)
}

export const benchmark: Benchmark = {
  name: 'capacity',
  description: 'what 1 k, 100 k and a million books a day need; the predicted and the measured time of 1 to 8 workers',
  run,
}
