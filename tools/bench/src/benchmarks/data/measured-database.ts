import { openDatabase } from '@kahani/service-kit/database'
import { createLogger } from '@kahani/service-kit/logger'
import type { Kysely } from 'kysely'
import pg from 'pg'

/** One node of a plan in the JSON of Postgres. */
interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Shared Hit Blocks'?: number
  'Shared Read Blocks'?: number
  'Temp Written Blocks'?: number
  'Rows Removed by Filter'?: number
  'Actual Rows': number
  'Actual Loops': number
  Plans?: PlanNode[]
}

export interface Explained {
  sql: string
  /** How long it took in the server. */
  ms: number
  /** Pages of 8 kB that it read, from memory or from disk. */
  pages: number
  /** Its scans, each with the rows that it read in vain, and `spills` if it used temporary files. */
  scans: string[]
}

const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)]

function describe(
  sql: string,
  { Plan, 'Execution Time': ms }: { Plan: PlanNode; 'Execution Time': number },
): Explained {
  const nodes = flatten(Plan)
  const scans = nodes.flatMap(node => {
    const removed = (node['Rows Removed by Filter'] ?? 0) * node['Actual Loops']
    const target = node['Index Name'] ?? node['Relation Name']
    return target === undefined ? [] : [`${node['Node Type']} ${target}${removed > 0 ? ` (${removed} in vain)` : ''}`]
  })
  if (nodes.some(node => (node['Temp Written Blocks'] ?? 0) > 0)) scans.push('spills')
  return { sql, ms, pages: (Plan['Shared Hit Blocks'] ?? 0) + (Plan['Shared Read Blocks'] ?? 0), scans }
}

/** Statements of a transaction inside the transaction of a measurement. */
const NESTED: Record<string, string> = {
  begin: 'savepoint nested',
  commit: 'release savepoint nested',
  rollback: 'rollback to savepoint nested',
}

/** A database whose changes are undone, and whose statements can be explained. */
export async function openMeasuredDatabase<DB>(url: string, schema: string) {
  const clients: pg.Client[] = []
  let explained: Explained[] | null = null

  async function explain(client: pg.Client, sql: string, parameters: unknown[]): Promise<void> {
    if (sql in NESTED || sql.startsWith('set ')) return
    await client.query('savepoint explained')
    const { rows } = await client.query(`explain (analyze, buffers, format json) ${sql}`, parameters)
    await client.query('rollback to savepoint explained')
    explained?.push(describe(sql, rows[0]['QUERY PLAN'][0]))
  }

  const db = openDatabase<DB>({
    ...{ url, schema, logger: createLogger('bench', 'warn') },
    createPool(config) {
      const client = new pg.Client(config)
      clients.push(client)
      let last: Promise<unknown> = Promise.resolve()
      async function run(sql: string, parameters: unknown[]) {
        if (explained) await explain(client, sql, parameters)
        return client.query(NESTED[sql] ?? sql, parameters)
      }
      const connection = {
        // One after the other, also if a repository sends several at once.
        query(sql: string, parameters: unknown[]) {
          const result = last.then(() => run(sql, parameters))
          last = result.catch(() => undefined)
          return result
        },
        release() {},
      }
      return { options: config, connect: async () => connection as never, end: async () => undefined }
    },
  })
  const [client] = clients
  if (!client) throw new Error('no connection')
  await client.connect()

  async function undo<T>(work: () => Promise<T>): Promise<T> {
    await client?.query('begin')
    try {
      return await work()
    } finally {
      await client?.query('rollback')
    }
  }
  return {
    /** Runs a query. @returns how long it took, in ms */
    measure: (run: (db: Kysely<DB>) => Promise<unknown>): Promise<number> =>
      undo(async () => {
        const startedAt = performance.now()
        await run(db)
        return performance.now() - startedAt
      }),
    explain: (run: (db: Kysely<DB>) => Promise<unknown>): Promise<Explained[]> =>
      undo(async () => {
        explained = []
        try {
          await run(db)
          return explained
        } finally {
          explained = null
        }
      }),
    select: async <Row extends object>(sql: string): Promise<Row[]> => (await client.query<Row>(sql)).rows,
    close: () => client.end(),
  }
}
export type MeasuredDatabase<DB> = Awaited<ReturnType<typeof openMeasuredDatabase<DB>>>
