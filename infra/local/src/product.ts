import { join } from 'node:path'
import { prepareDatabase } from '@kahani/service-kit/database-roles'
import { configuration, environmentOf, servicesFor, systemVariables } from './configuration.ts'
import { prepareDataFolder } from './data-folder.ts'
import type { LaunchContext } from './launch-context.ts'
import { takeLock } from './lock.ts'
import { INFO, type LogLine } from './log-lines.ts'
import { checkPortFree, freePorts } from './ports.ts'
import { createProcessGroup, type ProcessGroup, type ProcessGroupOptions } from './process-group.ts'
import { waitUntilReady } from './readiness.ts'
import { ROOT } from './root.ts'
import { usesSandbox } from './sandbox-defaults.ts'
import { loadSecrets, type Secrets } from './secrets.ts'
import { GATEWAY, type Provider, type Service } from './services.ts'
import type { Settings } from './settings.ts'
import { startPostgresStore, startRedisStore } from './stores.ts'
import type { Supervised } from './supervisor.ts'
import { UserError } from './user-error.ts'
import { buildWebApp } from './web-app.ts'
import { whenAborted } from './when-aborted.ts'

export interface ProductOptions extends Settings {
  onLine?: (line: LogLine) => void
  /** Told of each step of the start that is done, and the ms since the start began. */
  onStep?: (what: string, ms: number) => void
  /** Calls off a start that is under way: it rejects with the signal's reason once everything has ended. */
  signal?: AbortSignal
  /** Once aborted, what still runs is not waited for. */
  hurry?: AbortSignal
  /** A person is at work on the sources: a service that fails waits to be restarted. */
  watchMode?: boolean
  /** How long a service that died waits for its next start. */
  restart?: ProcessGroupOptions['restart']
}

export interface Product {
  url: string
  admin: { username: string; email: string; password: string }
  /** Where the mails are that went nowhere else; undefined where a mail server is set. */
  outboxUrl: string | undefined
  /** Where the payments are that moved no money; undefined where the real provider is set. */
  sandboxPaymentsUrl: string | undefined
  /** The database, as its administrator. */
  databaseUrl: string
  redisUrl: string
  /** Everything that runs, by name: the services, `postgres` and `redis`. */
  processes: ReadonlyMap<string, Supervised>
  /** Starts one more process beside the product, which ends with it. */
  run: ProcessGroup['run']
  /** Runs one more of a service that takes its work from a queue. @returns its name */
  scale(name: string): Promise<string>
  /** Resolves, with the reason, if the product can't go on; it is still to be stopped. */
  failed: Promise<UserError>
  /** Ends everything in good order, within 10 s. */
  stop(): Promise<void>
}

const READY_MS = 60_000

async function prepareRoles(adminUrl: string, { roles }: Secrets, what: string): Promise<void> {
  try {
    await prepareDatabase(adminUrl, roles)
  } catch (cause) {
    const { message, code } = cause as NodeJS.ErrnoException
    throw new UserError(`${what} can't be set up: ${message || code}.`, { cause })
  }
}

function readinessOf(service: Service, { port, ports }: LaunchContext): [string, string] {
  if (service === GATEWAY) return [service.name, `http://localhost:${port}/healthz`]
  return [service.name, `http://127.0.0.1:${ports[service.name]}/readyz`]
}

/** Stores, web app and services, in that order; resolves when the gateway says that all of it serves. */
async function startAll(crew: ProcessGroup, options: ProductOptions): Promise<LaunchContext> {
  const { dataDir, port, env, onLine, onStep } = options
  const { signal } = crew
  const began = performance.now()
  const done = (what: string) => onStep?.(what, performance.now() - began)
  const say = (text: string) => onLine?.({ part: 'launcher', time: new Date(), level: INFO, text, details: '' })

  const secrets = loadSecrets(dataDir)
  const services = servicesFor(env)
  const names = [...services.map(({ name }) => name), 'postgres', 'redis', 'smtp']
  const found = await freePorts(names.length)
  const ports = Object.fromEntries(names.map((name, i) => [name, found[i] ?? 0]))
  const store = (name: 'postgres' | 'redis') => ({ dataDir, port: ports[name] ?? 0, password: secrets[name], say })

  const database = async () => {
    const adminUrl = env.DATABASE_URL ?? (await startPostgresStore(crew, store('postgres')))
    await prepareRoles(adminUrl, secrets, env.DATABASE_URL ? 'The database that DATABASE_URL names' : 'The database')
    done('Postgres')
    return adminUrl
  }
  const redis = async () => {
    const address = env.REDIS_URL ?? (await startRedisStore(crew, store('redis')))
    done('Redis')
    return address
  }
  const web = async () => {
    await buildWebApp(ROOT, systemVariables(), signal)
    done('Web app')
  }
  const [adminUrl, redisUrl] = await Promise.all([database(), redis(), web()])

  const place = { dataDir, port, env, secrets, ports, adminUrl, redisUrl }
  for (const service of [...services, GATEWAY]) {
    const rank = service === GATEWAY ? 'front' : 'service'
    crew.run(service.name, rank, [join(ROOT, service.entry)], environmentOf(service, place))
  }
  await waitUntilReady({
    parts: [...services, GATEWAY].map(service => readinessOf(service, place)),
    timeoutMs: READY_MS,
    onSlow: waiting => say(`still waiting for ${waiting.join(', ')} …`),
    signal,
  })
  done('Services')
  return place
}

/**
 * Starts the whole product on this machine and waits until it serves: Postgres and Redis where no address is set for
 * them, the web app, and every service as a process of its own.
 * @throws UserError
 */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { dataDir, port, onLine = () => undefined, signal, hurry, watchMode = false, restart = {} } = options
  await checkPortFree(port)
  prepareDataFolder(dataDir)
  const release = await takeLock(dataDir)
  const crew = createProcessGroup({ onLine, signal, hurry, watchMode, restart })
  const stop = () => crew.stop().finally(release)
  try {
    const calledOff = whenAborted(crew.signal).then(reason => Promise.reject(reason))
    const place = await Promise.race([startAll(crew, options), calledOff])
    crew.settle()
    const known = configuration(place)
    const scale = async (name: string) => {
      const service = servicesFor(place.env).find(each => each.name === name)
      if (!service) throw new Error(`there is no service named ${name}`)
      const [free = 0] = await freePorts(1)
      const another = `${name}-${[...crew.processes.keys()].filter(each => each.startsWith(name)).length + 1}`
      const ports = { ...place.ports, [name]: free }
      crew.run(another, 'service', [join(ROOT, service.entry)], environmentOf(service, { ...place, ports }))
      return another
    }
    const sandboxPage = (provider: Provider, path: string) =>
      usesSandbox(provider, place.env) ? `http://localhost:${place.ports.sandbox}${path}` : undefined
    const { ADMIN_USERNAME: username = '', ADMIN_EMAIL: email = '', ADMIN_PASSWORD: password = '' } = known
    return {
      url: known.PUBLIC_URL ?? '',
      admin: { username, email, password },
      outboxUrl: sandboxPage('SMTP_URL', '/outbox'),
      sandboxPaymentsUrl: sandboxPage('RAZORPAY_KEY_ID', '/razorpay'),
      databaseUrl: place.adminUrl,
      redisUrl: place.redisUrl,
      processes: crew.processes,
      run: crew.run,
      scale,
      failed: crew.failed,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
