import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { ASSUMPTIONS } from '@kahani/capacity/assumptions'
import { type BookFigures, booksWithinRate, type Demand, demandOf, providerCost } from '@kahani/capacity/demand'
import { illustrationTime } from '@kahani/capacity/illustration-time'
import { exchangeRateOf } from '@kahani/contracts/currencies'
import { descendants } from '@kahani/launcher/process-table'
import type { RunningProduct } from '@kahani/launcher/run-product'
import { Redis } from 'ioredis'
import pg from 'pg'
import type { Benchmark, BenchmarkOptions } from '../benchmark.ts'
import { illustrateAll, PICTURES_PER_STORY, signUpFamilies, withWorkers } from '../illustrating.ts'

const FULL = { books: 20, stories: 8, pictureMs: 8_000, workers: [1, 2, 4, 8] }
const SMOKE: typeof FULL = { books: 1, stories: 1, pictureMs: 200, workers: [1] }
/** Pictures at once of each worker. */
const PER_WORKER = 4
/** Enough for a machine to be busy all the time with a provider that answers at once. */
const CALIBRATION = { workers: 1, concurrency: 16, pictureMs: 0 }
const TICKS_PER_SECOND = 100
const BOOKS_PER_DAY = [1_000, 100_000, 1_000_000]

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

async function compare(
  print: (line: string) => void,
  { stories, pictureMs, workers }: typeof FULL,
  { orderMs, workMs }: Calibration,
): Promise<void> {
  print(
    `\n  ${stories} stories at once, a provider of ${pictureMs / 1_000} s, ${PER_WORKER} pictures at once of each worker:\n`,
  )
  print('| Workers | Predicted | Measured | Measured / predicted | Ideal | Load of the machine |')
  print('| ------- | --------- | -------- | -------------------- | ----- | ------------------- |')
  for (const count of workers) {
    const slots = count * PER_WORKER
    const predicted = illustrationTime({ stories, pictures: PICTURES_PER_STORY - 1, slots, pictureMs, orderMs, workMs })
    const measured = await withWorkers(
      { workers: count, concurrency: PER_WORKER, pictureMs },
      async (product, server) => illustrateAll(await signUpFamilies(product, stories), server),
    )
    const ideal = (stories * PICTURES_PER_STORY * pictureMs) / slots
    const seconds = [predicted, measured, ideal].map(ms => `${(ms / 1_000).toFixed(1)} s`)
    const cells = [
      count,
      seconds[0],
      seconds[1],
      (measured / predicted).toFixed(3),
      seconds[2],
      loadavg()[0]?.toFixed(1),
    ]
    print(`| ${cells.join(' | ')} |`)
  }
}

const round = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toLocaleString('en', { maximumSignificantDigits: 2 })
const size = (gb: number) => (gb >= 1_000 ? `${round(gb / 1_000)} TB` : `${round(gb)} GB`)
const money = (dollars: number) =>
  `₹${round(dollars / exchangeRateOf('USD'))} ($${dollars < 0.1 ? dollars.toFixed(4) : dollars < 10 ? dollars.toFixed(2) : round(dollars)})`

const ROWS: [label: string, of: (demand: Demand) => string][] = [
  ['Orders a second', ({ ordersPerSecond }) => round(ordersPerSecond)],
  ['Requests a second at the gateways', ({ requestsPerSecond }) => round(requestsPerSecond)],
  ['Pictures in flight at the provider', ({ picturesInFlight }) => round(picturesInFlight)],
  ['Pictures a minute', ({ picturesPerMinute }) => round(picturesPerMinute)],
  ['Texts in flight', ({ textsInFlight }) => round(textsInFlight)],
  ['Pods: `illustrations`', ({ pods }) => round(pods.illustrations)],
  ['Pods: `exports-worker`', ({ pods }) => round(pods.books)],
  ['Pods: `gateway`, `stories`', ({ pods }) => `${pods.gateway}, ${pods.stories}`],
  ['Pods: `auth`, `payments`', ({ pods }) => `${pods.auth}, ${pods.payments}`],
  [
    'Postgres: transactions a second, cores',
    ({ postgres }) => `${round(postgres.transactionsPerSecond)}, ${round(postgres.cores)}`,
  ],
  ['Postgres: growth a year', ({ postgres }) => size(postgres.gbPerYear)],
  ['Postgres: rows of pictures a year', ({ postgres }) => `${round(postgres.picturesPerYear / 1e6)} million`],
  ['Postgres: WAL a day', ({ postgres }) => size(postgres.walGbPerDay)],
  ['Connections of pods, behind PgBouncer', ({ postgres }) => `${postgres.connections}, ${postgres.pooledConnections}`],
  ['Redis: jobs, commands a second', ({ redis }) => `${round(redis.jobsPerSecond)}, ${round(redis.commandsPerSecond)}`],
  ['Redis: memory', ({ redis }) => size(redis.gb)],
  ['Stored a day, a year', ({ storage }) => `${size(storage.gbPerDay)}, ${size(storage.gbPerYear)}`],
  ['Sent a day', ({ storage }) => size(storage.sentGbPerDay)],
  [
    'S3: writes, reads a second',
    ({ storage }) => `${round(storage.writesPerSecond)}, ${round(storage.readsPerSecond)}`,
  ],
  ['Cost of a book', ({ money: { perBook } }) => money(perBook)],
  ['Cost of a day', ({ money: { perDay } }) => money(perDay)],
]

function printDemand(print: (line: string) => void, { figures, orderMs, workMs }: Calibration): void {
  const { cpu, ...rest } = figures
  print(
    `\n  At full load: ${orderMs.toFixed(0)} ms for an order, ${workMs.toFixed(0)} ms for a picture. A book takes\n`,
  )
  print('| Of a book | |\n| --------- | --- |')
  for (const [name, seconds] of Object.entries(cpu)) print(`| CPU of ${name} | ${(seconds * 1_000).toFixed(0)} ms |`)
  print(`| transactions of Postgres | ${round(rest.transactions)} |`)
  print(`| growth of the database | ${round(rest.databaseBytes / 1_000)} kB |`)
  print(`| WAL | ${round(rest.walBytes / 1_000)} kB |`)
  print(`| commands of Redis | ${round(rest.redisCommands)} |`)
  const demands = BOOKS_PER_DAY.map(books => demandOf(books, figures))
  print(`\n  Books a day, ${ASSUMPTIONS.peakShare * 100} % of them in the busiest hour:\n`)
  print(`| | ${BOOKS_PER_DAY.map(round).join(' | ')} |\n| --- | ${BOOKS_PER_DAY.map(() => '---').join(' | ')} |`)
  for (const [label, of] of ROWS) print(`| ${label} | ${demands.map(of).join(' | ')} |`)
  print('\n  The cost of a book:\n')
  print('| | |\n| --- | --- |')
  for (const quality of ['medium', 'high'] as const) {
    const { text, pictures } = providerCost(quality)
    const dollars = ((text + pictures) / 100) * exchangeRateOf('USD')
    print(`| provider, pictures of ${quality} quality | ${money(dollars)} |`)
  }
  const { compute, storedForYear, requests, sent } = (demands.at(-1) as Demand).money.dollars
  print(`| processes | ${money(compute)} |`)
  print(`| its files stored for a year | ${money(storedForYear)} |`)
  print(`| requests to the bucket | ${money(requests)} |`)
  print(`| bytes sent | ${money(sent)} |`)
  const { providerPicturesPerMinute: limit } = ASSUMPTIONS
  print(`\n  ${limit} pictures a minute are enough for ${round(booksWithinRate(limit))} books a day.`)
}

async function run(print: (line: string) => void, { smoke }: BenchmarkOptions): Promise<void> {
  const full = smoke ? SMOKE : FULL
  const calibration = await calibrate(full)
  printDemand(print, calibration)
  await compare(print, full, calibration)
}

export const benchmark: Benchmark = {
  name: 'capacity',
  description: 'what 1 k, 100 k and a million books a day need; the predicted and the measured time of 1 to 8 workers',
  run,
}
