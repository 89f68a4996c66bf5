import { join } from 'node:path'
import { prepareDatabase } from '@kahani/service-kit/database-roles'
import {
  configuration,
  monitoringCredential,
  serviceEnvironment,
  servicesFor,
  systemVariables,
} from './configuration.ts'
import { prepareDataFolder } from './data-folder.ts'
import type { LaunchContext } from './launch-context.ts'
import { acquireLock } from './lock.ts'
import { createLine, INFO, type LogLine } from './log-lines.ts'
import { migrateDatabase } from './migrations.ts'
import { checkPortFree, freePorts } from './ports.ts'
import { createProcessGroup, type ProcessGroup } from './process-group.ts'
import { waitUntilReady } from './readiness.ts'
import { ROOT } from './root.ts'
import { usesSandbox } from './sandbox-defaults.ts'
import { loadSecrets, type Secrets } from './secrets.ts'
import { GATEWAY, nextInstance, type Provider, SERVICES, type Service } from './services.ts'
import type { ProvidedSettings, Settings } from './settings.ts'
import { startPostgresStore, startRedisStore } from './stores.ts'
import type { RestartOptions, SupervisedProcess } from './supervisor.ts'
import { UserError } from './user-error.ts'
import { buildWebApp } from './web-app.ts'
import { whenAborted } from './when-aborted.ts'

export interface ProductOptions extends Settings {
  onLine?: (line: LogLine) => void
  /** Called after each step of the start, with the ms since its beginning. */
  onStep?: (name: string, ms: number) => void
  /** Cancels the start, which then rejects with the reason of the signal once every process has exited. */
  signal?: AbortSignal
  /** Kills the processes that are still shutting down. */
  force?: AbortSignal
  /** A service that exits with an error waits for a change of its source. */
  watchMode?: boolean
  /** Delays of the restart of a process that has exited. */
  restart?: RestartOptions
}

export interface Product {
  url: string
  admin: { username: string; email: string; password: string }
  /** Page of the sandbox with the sent mail. Undefined if a real mail server is configured. */
  mailboxUrl: string | undefined
  /** Page of the sandbox with the payments. Undefined if the real provider is configured. */
  sandboxPaymentsUrl: string | undefined
  /** Database URL with a role that may create roles and schemas. */
  databaseUrl: string
  /** Redis URL with a user that may do everything. */
  redisUrl: string
  /** Every running process by name: the services, `postgres` and `redis`. */
  processes: ReadonlyMap<string, SupervisedProcess>
  /** Starts another process, which stops with the product. */
  run: ProcessGroup['run']
  /** Where the metrics of each service are, by its name, and the credential for those of the gateway. */
  metrics: { urls: Record<string, string>; credential: string }
  /** Starts another instance of a service. @param settings variables that differ. @returns its name and its URL */
  scale(name: string, settings?: ProvidedSettings): Promise<{ name: string; url: string }>
  /** Resolves with the reason if the product has failed. `stop` still has to be called. */
  failed: Promise<UserError>
  /** Shuts everything down, within 10 s. */
  stop(): Promise<void>
}

// A slow machine needs minutes. What is waited for is printed, and a process that fails ends the start at once.
const READY_TIMEOUT_MS = 5 * 60_000
// The processes of a launcher that was killed exit within this time, the gateway among the first.
const LEFTOVER_TIMEOUT_MS = 60_000

async function prepareRoles(adminUrl: string, { roles }: Secrets, database: string): Promise<void> {
  try {
    await prepareDatabase(adminUrl, roles)
  } catch (cause) {
    const { message, code } = cause as NodeJS.ErrnoException
    throw new UserError(`${database} could not be prepared: ${message || code}.`, { cause })
  }
}

function readinessUrl(service: Service, { port, ports }: LaunchContext): [string, string] {
  if (service === GATEWAY) return [service.name, `http://localhost:${port}/healthz`]
  return [service.name, `http://127.0.0.1:${ports[service.name]}/readyz`]
}

/** Starts the stores and builds the web app, then starts the services. Resolves when the gateway is healthy. */
async function startAll(group: ProcessGroup, options: ProductOptions): Promise<LaunchContext> {
  const { dataDir, port, env, onLine, onStep } = options
  const { signal } = group
  const startedAt = performance.now()
  const finishStep = (name: string) => onStep?.(name, performance.now() - startedAt)
  const log = (text: string) => onLine?.(createLine('launcher', INFO, text))

  const secrets = loadSecrets(dataDir)
  const services = servicesFor(env)
  const names = [...services.map(({ name }) => name), 'postgres', 'redis', 'smtp']
  const free = await freePorts(names.length)
  const ports = Object.fromEntries(names.map((name, i) => [name, free[i] ?? 0]))
  const storeOptions = (name: 'postgres' | 'redis') => ({
    dataDir,
    port: ports[name] ?? 0,
    secret: secrets[name],
    install: env.INSTALL,
    log,
  })

  const startDatabase = async () => {
    const adminUrl = env.DATABASE_URL ?? (await startPostgresStore(group, storeOptions('postgres')))
    await prepareRoles(adminUrl, secrets, env.DATABASE_URL ? 'The database in DATABASE_URL' : 'The database')
    await migrateDatabase(adminUrl, secrets)
    finishStep('Postgres')
    return adminUrl
  }
  const startRedis = async () => {
    const { REDIS_URL } = env
    const urlOf = REDIS_URL ? () => REDIS_URL : await startRedisStore(group, storeOptions('redis'))
    finishStep('Redis')
    return urlOf
  }
  const buildWeb = async () => {
    await buildWebApp(systemVariables(), signal)
    finishStep('Web app')
  }
  const [adminUrl, redisUrlOf] = await Promise.all([startDatabase(), startRedis(), buildWeb()])

  const context = { dataDir, port, env, secrets, ports, adminUrl, redisUrlOf }
  for (const service of [...services, GATEWAY]) {
    const stage = service === GATEWAY ? 'front' : 'service'
    group.run(service.name, stage, [join(ROOT, service.entry)], serviceEnvironment(service, context))
  }
  await waitUntilReady({
    processes: [...services, GATEWAY].map(service => readinessUrl(service, context)),
    timeoutMs: READY_TIMEOUT_MS,
    onSlow: waiting => log(`Still waiting for ${waiting.join(', ')} …`),
    signal,
  })
  finishStep('Services')
  return context
}

/**
 * Starts the product on this machine and waits until it is ready: Postgres and Redis unless their URLs are set, the web
 * app, and each service as its own process.
 * @throws UserError
 */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { dataDir, port, onLine = () => undefined, signal, force, watchMode = false, restart = {} } = options
  prepareDataFolder(dataDir)
  const lock = await acquireLock(dataDir)
  const group = createProcessGroup({ onLine, signal, force, watchMode, restart })
  const stop = () => group.stop().finally(lock.release)
  try {
    await checkPortFree(port, lock.takenOver ? LEFTOVER_TIMEOUT_MS : 0)
    const cancelled = whenAborted(group.signal).then(reason => Promise.reject(reason))
    const context = await Promise.race([startAll(group, options), cancelled])
    group.markReady()
    const variables = configuration(context)
    const scale = async (name: string, settings: ProvidedSettings = {}) => {
      const service = [...servicesFor(context.env), GATEWAY].find(candidate => candidate.name === name)
      if (!service) throw new Error(`unknown service ${name}`)
      const [free = 0] = await freePorts(1)
      const instance = nextInstance(name, [...group.processes.keys()])
      const ports = { ...context.ports, [name]: free }
      // Its public URL stays that of the first instance.
      const env = { PUBLIC_URL: `http://localhost:${port}`, ...context.env, ...settings }
      const own = service === GATEWAY ? { ...context, port: free, env } : { ...context, ports, env }
      const environment = serviceEnvironment(service, own)
      group.run(instance, 'service', [join(ROOT, service.entry)], environment)
      return { name: instance, url: `http://localhost:${free}` }
    }
    const sandboxPage = (provider: Provider, path: string) =>
      usesSandbox(provider, context.env) ? `http://localhost:${context.ports.sandbox}${path}` : undefined
    const { ADMIN_USERNAME: username = '', ADMIN_EMAIL: email = '', ADMIN_PASSWORD: password = '' } = variables
    return {
      url: variables.PUBLIC_URL ?? '',
      admin: { username, email, password },
      mailboxUrl: sandboxPage('SMTP_URL', '/mailbox'),
      sandboxPaymentsUrl: sandboxPage('RAZORPAY_KEY_ID', '/razorpay'),
      databaseUrl: context.adminUrl,
      redisUrl: context.redisUrlOf('admin'),
      processes: group.processes,
      metrics: {
        urls: Object.fromEntries(
          [...SERVICES.filter(({ sandboxFor }) => !sandboxFor), GATEWAY].map(service => [
            service.name,
            new URL('/metrics', readinessUrl(service, context)[1]).href,
          ]),
        ),
        credential: monitoringCredential(context),
      },
      run: group.run,
      scale,
      failed: group.failed,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
