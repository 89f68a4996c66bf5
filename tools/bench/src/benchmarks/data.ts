import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateDatabase } from '@kahani/launcher/migrations'
import { freePorts } from '@kahani/launcher/ports'
import { postgresUrl, startPostgres } from '@kahani/launcher/postgres-server'
import { prepareDatabase, roleUrl, SCHEMAS, type Schema } from '@kahani/service-kit/database-roles'
import type { Benchmark, BenchmarkOptions } from '../benchmark.ts'
import { median, percentile } from '../load.ts'
import { fillDatabase } from './data/fill.ts'
import { type Explained, openMeasuredDatabase } from './data/measured-database.ts'
import { LISTS, type Sample, TASKS } from './data/queries.ts'

const SMALL = 1_000
const DEFAULT_STORIES = 100_000
const ROUNDS = 15
const WARM_UP = 3
/** A query that takes longer is measured once. */
const SLOW_MS = 1_000
const GOAL_RATIO = 1.3
const PASSWORD = 'bench-password-of-a-role'
const PASSWORDS = Object.fromEntries(SCHEMAS.map(schema => [schema, PASSWORD])) as Record<Schema, string>

const FOR_FILLING = [
  ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0'],
  ...['shared_buffers=1GB', 'max_wal_size=8GB', 'autovacuum=off'],
]
const FOR_MEASURING = ['shared_buffers=256MB', 'autovacuum=off']

/** Among the families with the newest stories: one with five or so, and the one with the most. */
const SAMPLE = `
  with families as (
    select user_id, max(id) as story, count(*) as stories from stories
    where user_id in (select user_id from stories order by id desc limit 1000) and state = 'text_ready' group by user_id
  )
  select user_id as family, story, (select user_id from families order by stories desc limit 1) as "largeFamily"
  from families where stories between 4 and 6 order by story desc limit 1`

async function startServer(dir: string, settings: string[]) {
  const [port = 0] = await freePorts(1)
  const options = { dir, port, password: PASSWORD, settings }
  const server = await startPostgres(options)
  async function stop() {
    const exited = once(server, 'exit')
    server.kill('SIGINT')
    await exited
  }
  return { url: postgresUrl(options), stop }
}

async function fill(dir: string, stories: number): Promise<void> {
  await rm(dir, { recursive: true, force: true })
  const server = await startServer(dir, FOR_FILLING)
  try {
    await prepareDatabase(server.url, PASSWORDS)
    await migrateDatabase(server.url, { roles: PASSWORDS })
    await fillDatabase(server.url, stories)
  } finally {
    await server.stop()
  }
}

/** Opens a filled database. Its connections, one for each schema, undo what they change. */
async function open(dir: string, stories: number) {
  const server = await startServer(dir, FOR_MEASURING)
  const connect = <DB>(schema: Schema) => openMeasuredDatabase<DB>(roleUrl(server.url, schema, PASSWORD), schema)
  try {
    const databases = {
      stories: await connect('stories'),
      payments: await connect('payments'),
      auth: await connect('auth'),
    }
    const [found] = await databases.stories.select<Omit<Sample, 'stories'>>(SAMPLE)
    if (!found) throw new Error('no family has the expected number of stories')
    async function close() {
      await Promise.all(Object.values(databases).map(database => database.close()))
      await server.stop()
    }
    return { databases, sample: { stories, ...found }, close }
  } catch (error) {
    await server.stop()
    throw error
  }
}
type Filled = Awaited<ReturnType<typeof open>>

type Run = (db: never, sample: Sample) => Promise<unknown>

async function measure(schema: Schema, run: Run, filled: Filled[], rounds: number) {
  const times: number[][] = filled.map(() => [])
  // All sizes in turns, so that other load on the machine affects them alike.
  for (let round = 0; round < WARM_UP + rounds; round++) {
    const roundTimes: number[] = []
    for (const { databases, sample } of filled) {
      roundTimes.push(await databases[schema].measure(db => run(db as never, sample)))
    }
    const slow = Math.max(...roundTimes) > SLOW_MS
    if (round >= WARM_UP || slow) for (const [i, ms] of roundTimes.entries()) times[i]?.push(ms)
    if (slow) break
  }
  const plans: Explained[][] = []
  for (const { databases, sample } of filled) {
    plans.push(await databases[schema].explain(db => run(db as never, sample)))
  }
  return { times, plans }
}

const sum = (plans: Explained[], key: 'ms' | 'pages') => plans.reduce((total, plan) => total + plan[key], 0)

async function run(print: (line: string) => void, options: BenchmarkOptions): Promise<void> {
  const { smoke, stories = DEFAULT_STORIES, folder } = options
  const sizes = smoke ? [SMALL] : [SMALL, stories]
  const root = folder ?? (await mkdtemp(join(tmpdir(), 'kahani-data-')))
  const filled: Filled[] = []
  try {
    for (const size of sizes) {
      const dir = join(root, String(size))
      const startedAt = performance.now()
      if (!existsSync(dir)) {
        // Renamed at the end, so that an interrupted run is never measured.
        await fill(`${dir}.unfinished`, size)
        await rename(`${dir}.unfinished`, dir)
      }
      filled.push(await open(dir, size))
      print(`  ${size} stories ready after ${Math.round((performance.now() - startedAt) / 1_000)} s`)
    }
    print('  median (95th percentile) of each size · ratio · time in the server · pages of 8 kB')
    let missed = 0
    for (const [kind, schemas] of Object.entries({ list: LISTS, task: TASKS })) {
      for (const schema of SCHEMAS) {
        for (const [name, query] of Object.entries(schemas[schema] as Record<string, Run>)) {
          const { times, plans } = await measure(schema, query, filled, smoke ? 1 : ROUNDS)
          const ratio = median(times.at(-1) ?? []) / median(times[0] ?? [])
          const isMissed = kind === 'list' && ratio > GOAL_RATIO
          if (isMissed) missed += 1
          const columns = [
            ...times.map(each => `${median(each).toFixed(2)} ms (${percentile(each, 95).toFixed(2)})`),
            ratio.toFixed(2),
            plans.map(each => sum(each, 'ms').toFixed(2)).join(' → '),
            plans.map(each => sum(each, 'pages')).join(' → '),
          ]
          print(`  ${kind} ${`${schema}: ${name}`.padEnd(46)} ${columns.join(' · ')}${isMissed ? '  MISSES' : ''}`)
          const wasted = plans
            .at(-1)
            ?.flatMap(({ scans }) => scans.filter(scan => /in vain|Seq Scan|spills/.test(scan)))
          if (wasted?.length) print(`    ${[...new Set(wasted)].join('; ')}`)
        }
      }
    }
    print(
      `  ${missed === 0 ? 'meets' : `MISSES ${missed} times`} the goal of ${GOAL_RATIO} × the time at ${SMALL} stories`,
    )
  } finally {
    for (const each of filled) await each.close()
    if (folder === undefined) await rm(root, { recursive: true, force: true })
  }
}

export const benchmark: Benchmark = {
  name: 'data',
  description: `queries of lists and periodic tasks with ${SMALL} stories and with --stories (default ${DEFAULT_STORIES}), kept in --folder`,
  report: {
    title: 'Lists by the number of stories',
    text: 'Queries of the services with 1,000 and 100,000 stories in the real schema. No list may take more than 1.3 times as long; periodic tasks have no goal.',
  },
  run,
}
