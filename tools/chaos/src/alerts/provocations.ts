import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createServer, type TlsOptions } from 'node:tls'
import { promisify } from 'node:util'
import { descendants } from '@kahani/launcher/process-table'
import { LAST_BACKUP } from '@kahani/service-kit/last-backup'
import { type ApiClient, createApiClient, createFamily } from '@kahani/testing/api-client'
import { Redis } from 'ioredis'
import { suspend } from '../faults.ts'
import type { System } from '../system.ts'

/** A fault that makes alerts fire. */
export interface Provocation {
  alerts: string[]
  /** @returns a function that ends the fault */
  provoke(context: Context): Promise<() => Promise<void> | void>
}

export interface Context extends System {
  /** Adds an instance of a service to what is scraped. @returns a function that removes it */
  scrape(service: string, url: string): Promise<() => Promise<void>>
}

const DAY_MS = 24 * 60 * 60_000
const REQUEST_INTERVAL_MS = 200

/** Sends a request again and again until the returned function is called. */
function repeat(request: () => Promise<Response>): () => Promise<void> {
  let stopped = false
  async function run() {
    while (!stopped) {
      const response = await request().catch(() => null)
      await response?.body?.cancel()
      await sleep(REQUEST_INTERVAL_MS)
    }
  }
  const running = run()
  return () => {
    stopped = true
    return running
  }
}

function suspendProcess({ product }: System, name: string): () => void {
  const pid = product.processes.get(name)?.pid
  if (!pid) throw new Error(`${name} is not running`)
  return suspend(pid)
}

/** The time at which the last backup ended. */
export async function setLastBackup({ product }: System, time: Date): Promise<void> {
  const file = join(product.dataDir, 'blobs', LAST_BACKUP)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, time.toISOString())
}

/** A self-signed certificate that expires in `days`, with its key. */
async function createCertificate(days: number): Promise<TlsOptions> {
  const dir = await mkdtemp(join(tmpdir(), 'kahani-certificate-'))
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')]
  const args = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-subj',
    '/CN=test',
  ]
  await promisify(execFile)('openssl', [...args, '-days', String(days), '-keyout', key, '-out', cert])
  const files = { key: await readFile(key), cert: await readFile(cert) }
  await rm(dir, { recursive: true })
  return files
}

const FORGOTTEN_QUEUE = { queue: 'forgotten', name: 'go', job_id: 'alert-1' }
const insertMessage = ({ database }: System, queue: string, jobId: string, payload: object) =>
  database.query('insert into stories.outbox (queue, name, payload, job_id) values ($1, $1, $2, $3)', [
    queue,
    payload,
    jobId,
  ])

const oldBackup: Provocation = {
  alerts: ['BackupOld'],
  async provoke(context) {
    await setLastBackup(context, new Date(Date.now() - 2 * DAY_MS))
    return () => setLastBackup(context, new Date())
  },
}
const refusedMessage: Provocation = {
  alerts: ['DeadLetters'],
  async provoke(context) {
    await insertMessage(context, FORGOTTEN_QUEUE.queue, FORGOTTEN_QUEUE.job_id, {})
    return async () => void (await context.database.query('delete from stories.outbox_dead_letters'))
  },
}
const spentBudget: Provocation = {
  alerts: ['BudgetSpent'],
  async provoke({ database }) {
    const spent = 'update stories.budget_counter set spent_paise = spent_paise + $1'
    await database.query(`select stories.count_spent(now(), 0, false)`)
    const paise = BUDGET_RUPEES * 95
    await database.query(spent, [paise])
    return async () => void (await database.query(spent, [-paise]))
  },
}
const fullDisk: Provocation = {
  alerts: ['DiskFull'],
  async provoke({ product, scrape }) {
    const { name, url } = await product.scale('exports', { STORAGE_MIN_FREE_MB: String(1e9) })
    const end = await scrape('exports', url)
    return async () => {
      await end()
      await product.processes.get(name)?.stop(5_000)
    }
  },
}
const expiringCertificate: Provocation = {
  alerts: ['CertificateExpires'],
  async provoke({ product, scrape }) {
    const server = createServer(await createCertificate(3)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const { name, url } = await product.scale('gateway', { PUBLIC_URL: `https://127.0.0.1:${port}` })
    const end = await scrape('gateway', url)
    return async () => {
      server.setSecureContext(await createCertificate(365))
      await sleep(10_000)
      await end()
      await product.processes.get(name)?.stop(5_000)
      server.close()
    }
  },
}
const wrongPasswords: Provocation = {
  alerts: ['SignInFailures'],
  async provoke({ product }) {
    const client = createApiClient(product.url)
    return repeat(() => client.send('POST', '/api/login', { username: 'somebody', password: 'a guess' }))
  },
}
const fullRedis: Provocation = {
  alerts: ['RedisMemory'],
  async provoke({ product }) {
    const redis = new Redis(product.redisUrl)
    const [, used = 0] = /^used_memory:(\d+)/m.exec(await redis.info('memory')) ?? []
    await redis.config('SET', 'maxmemory', Math.round(Number(used) / 0.85))
    return async () => {
      await redis.config('SET', 'maxmemory', 0)
      redis.disconnect()
    }
  },
}
const suspendedRedis: Provocation = {
  alerts: ['ServerErrors', 'OutboxOld'],
  async provoke(context) {
    const { client } = await createFamily(context.product.url)
    const pid = context.product.processes.get('redis')?.pid
    // The server, but not the process that supervises it.
    const resume = suspend(descendants(pid ?? 0)[0] ?? 0)
    await insertMessage(context, 'mail', 'alert-2', { source: 'stories', mailId: 1_000_000 })
    const stops = Array.from({ length: 4 }, () => repeat(() => client.send('GET', '/api/stories')))
    return async () => {
      resume()
      await Promise.all(stops.map(stop => stop()))
    }
  },
}
const suspendedWorker: Provocation = {
  alerts: ['ServiceDown', 'QueueOld'],
  async provoke(context) {
    const resume = suspendProcess(context, 'illustrations')
    const { client } = await createFamily(context.product.url)
    await client.generateStory()
    return resume
  },
}
const failingProvider: Provocation = {
  alerts: ['ProviderErrors'],
  async provoke({ product, openAi }) {
    for (const endpoint of ['text', 'picture'] as const) openAi.failAlways(endpoint, { kind: 'status', status: 500 })
    const { client } = await createFamily(product.url)
    const requests: ApiClient = client
    const request = repeat(() => requests.send('POST', '/api/generate-story', STORY))
    return async () => {
      openAi.clearFaults()
      await request()
    }
  },
}
const STORY = { characterName: 'Asha', characterAge: '4-6', characterGender: 'girl', theme: 'jungle' }

/** The daily budget of the product, in rupees: more than the run costs. */
export const BUDGET_RUPEES = 100_000

/** Faults that are injected one after the other; those of a group at the same time. */
export const PROVOCATIONS: Provocation[][] = [
  [oldBackup, refusedMessage, spentBudget, fullDisk, expiringCertificate, wrongPasswords, fullRedis],
  [suspendedWorker],
  [suspendedRedis],
  [failingProvider],
]
