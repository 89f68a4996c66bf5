import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { systemVariables } from '@kahani/launcher/configuration'
import type { LaunchContext } from '@kahani/launcher/launch-context'
import { freePorts } from '@kahani/launcher/ports'
import { createProcessGroup } from '@kahani/launcher/process-group'
import { ROOT } from '@kahani/launcher/root'
import { loadSecrets } from '@kahani/launcher/secrets'
import type { Service } from '@kahani/launcher/services'
import { startPostgresStore, startRedisStore } from '@kahani/launcher/stores'
import { buildWebApp } from '@kahani/launcher/web-app'
import { prepareDatabase } from '@kahani/service-kit/database-roles'
import { type Balancer, READINESS_PATH, startBalancer } from './balancer.ts'
import type { Version } from './version.ts'

const READY_TIMEOUT_MS = 5 * 60_000
/** As with Docker Compose. */
const DRAIN_SECONDS = '5'

interface Instance {
  child: ChildProcess
  port: number
}

/** Postgres, Redis, and services behind load balancers, whose instances can be replaced one by one. */
export async function startCluster(version: Version) {
  const dataDir = await mkdtemp(join(tmpdir(), 'kahani-upgrade-'))
  const group = createProcessGroup({ onLine: () => undefined, watchMode: false })
  const secrets = loadSecrets(dataDir)
  const names = [...version.services.map(({ name }) => name), 'gateway', 'postgres', 'redis', 'smtp']
  const free = await freePorts(names.length)
  const ports = Object.fromEntries(names.map((name, i) => [name, free[i] ?? 0]))
  const store = (name: 'postgres' | 'redis') => {
    return { dataDir, port: ports[name] ?? 0, secret: secrets[name], log: () => undefined }
  }
  const [adminUrl, redisUrlOf] = await Promise.all([
    startPostgresStore(group, store('postgres')),
    startRedisStore(group, store('redis')),
    buildWebApp(systemVariables()),
  ])
  const port = ports.gateway ?? 0
  const url = `http://localhost:${port}`
  const env = {
    PUBLIC_URL: url,
    LOG_LEVEL: 'warn',
    SIGN_UPS_PER_HOUR: '10000',
    FREE_STORIES_PER_DAY: '10000',
    ILLUSTRATION_SIZE: '256',
    WEB_DIST: join(ROOT, 'apps/web/dist'),
  }
  const context: LaunchContext = { dataDir, port, env, secrets, ports, adminUrl, redisUrlOf }

  const balancers = new Map<string, Balancer>()
  const instances = new Map<string, Instance>()

  async function start({ environmentOf, root }: Version, service: Service): Promise<Instance> {
    const [instancePort = 0] = service.sandboxFor ? [ports[service.name]] : await freePorts(1)
    const environment = {
      ...environmentOf(service, context),
      PORT: String(instancePort),
      HOST: '127.0.0.1',
      DRAIN_SECONDS,
    }
    const child = spawn(process.execPath, [join(root, service.entry)], {
      env: environment,
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const balancer = balancers.get(service.name)
    balancer?.add(instancePort)
    const deadline = Date.now() + READY_TIMEOUT_MS
    for (;;) {
      const response = await fetch(`http://127.0.0.1:${instancePort}${READINESS_PATH}`).catch(() => null)
      await response?.body?.cancel()
      if (response?.status === 200 && (!balancer || balancer.isReady(instancePort)))
        return { child, port: instancePort }
      if (child.exitCode !== null) throw new Error(`${service.name} exited with code ${child.exitCode}`)
      if (Date.now() > deadline) throw new Error(`${service.name} was not ready in time`)
      await sleep(100)
    }
  }

  async function stop({ child }: Instance): Promise<void> {
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
  }

  /** Starts an instance of a version, then stops the previous one of the service. */
  async function replace(target: Version, service: Service): Promise<void> {
    const previous = instances.get(service.name)
    instances.set(service.name, await start(target, service))
    if (!previous) return
    await stop(previous)
    balancers.get(service.name)?.remove(previous.port)
  }

  return {
    url,
    sandboxPaymentsUrl: `http://localhost:${ports.sandbox}/razorpay`,
    /** Deploys a version: first the schema, then every service in turn. Older code finds a newer schema after a rollback. */
    async deploy(target: Version, { migrate = true } = {}): Promise<void> {
      if (migrate) {
        await prepareDatabase(adminUrl, secrets.roles)
        await target.migrate(adminUrl, secrets)
      }
      for (const service of [...target.services, target.gateway]) {
        // The fakes of external providers are not part of a deployment.
        if (service.sandboxFor && instances.has(service.name)) continue
        if (!service.sandboxFor && !balancers.has(service.name)) {
          balancers.set(service.name, await startBalancer(ports[service.name] ?? 0))
        }
        await replace(target, service)
      }
    },
    async stop(): Promise<void> {
      await Promise.all([...instances.values()].map(stop))
      for (const balancer of balancers.values()) balancer.stop()
      await group.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
export type Cluster = Awaited<ReturnType<typeof startCluster>>
