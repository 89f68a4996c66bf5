import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { findOnPath } from '@kahani/service-kit/find-program'
import { listCallers } from '@kahani/service-kit/internal-credentials'
import { writeSession } from '@kahani/testing/sessions'
import getPort from 'get-port'
import { Redis } from 'ioredis'
import type { Benchmark, BenchmarkOptions } from '../benchmark.ts'
import { MEASURED_CORE, OTHER_CORE, pinToCore } from '../cores.ts'
import { median, requestsPerSecond } from '../load.ts'
import { respondsAt, startProgram, stopProgram } from '../processes.ts'

// Many short, alternating rounds, so that other load on the machine affects both alike.
const FULL = { rounds: 16, roundS: 1, warmUpS: 4, connections: 32 }
const SMOKE: typeof FULL = { rounds: 1, roundS: 1, warmUpS: 1, connections: 1 }
const GOAL = 0.8
const PATH = '/api/stories'

/** nginx in its simplest form, with connections to the service that are kept open. */
const nginxConfiguration = (url: string, upstream: string) => `
daemon off;
master_process off;
pid nginx.pid;
events {}
http {
  access_log off;
  upstream service { server ${new URL(upstream).host}; keepalive 64; }
  server {
    listen ${new URL(url).host};
    location / {
      proxy_pass http://service;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
    }
  }
}
`

const script = (path: string) => fileURLToPath(new URL(path, import.meta.url))

async function run(print: (line: string) => void, { smoke }: BenchmarkOptions): Promise<void> {
  const { rounds, roundS, warmUpS, connections } = smoke ? SMOKE : FULL
  const dir = await mkdtemp(join(tmpdir(), 'kahani-bench-'))
  const cleanups: (() => Promise<unknown>)[] = [() => rm(dir, { recursive: true, force: true })]
  const output = (name: string) => join(dir, `${name}.log`)
  try {
    const unpin = pinToCore(OTHER_CORE)
    if (unpin) cleanups.push(async () => unpin())
    else print('The measured process has no core of its own: results are less reliable.')

    const redisPort = await getPort()
    const redis = new Redis(redisPort, { retryStrategy: () => 50, maxRetriesPerRequest: 0 })
    redis.on('error', () => undefined)
    const redisServer = await startProgram({
      command: ['redis-server', '--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--dir', dir],
      core: OTHER_CORE,
      output: output('redis'),
      isReady: () =>
        redis.ping().then(
          () => true,
          () => false,
        ),
    })
    cleanups.push(() => stopProgram(redisServer))
    cleanups.push(async () => redis.disconnect())

    const startServer = async (name: string, path: string, core: number, env: Record<string, string> = {}) => {
      const url = `http://127.0.0.1:${await getPort()}`
      const child = await startProgram({
        command: [process.execPath, script(path)],
        core,
        env: { ...env, PORT: new URL(url).port, HOST: '127.0.0.1' },
        output: output(name),
        isReady: respondsAt(url),
      })
      cleanups.push(() => stopProgram(child))
      return url
    }

    const upstream = await startServer('upstream', './gateway/upstream.ts', OTHER_CORE)
    const secret = randomBytes(32).toString('hex')
    const { privateKey } = generateKeyPairSync('ed25519')
    const bare = await startServer('bare', './gateway/bare-proxy.ts', MEASURED_CORE, { UPSTREAM_URL: upstream })
    const gateway = await startServer('gateway', '../../../../services/gateway/src/server.ts', MEASURED_CORE, {
      NODE_ENV: 'production',
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      SESSION_SECRET: secret,
      IDENTITY_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      PICTURE_KEY: secret,
      STORAGE_URL: pathToFileURL(dir).href,
      INTERNAL_CALLERS: listCallers({ monitoring: secret }, 'gateway'),
      AUTH_URL: upstream,
      STORIES_URL: upstream,
      PAYMENTS_URL: upstream,
      EXPORTS_URL: upstream,
      WEB_DIST: dir,
      LOG_LEVEL: 'info',
    })
    const servers: Record<string, string> = { bare, gateway }
    const nginx = await findOnPath(['nginx', '/usr/sbin/nginx'], process.env.PATH)
    if (nginx) {
      const url = `http://127.0.0.1:${await getPort()}`
      const path = join(dir, 'nginx.conf')
      await writeFile(path, nginxConfiguration(url, upstream))
      const child = await startProgram({
        command: [nginx, '-p', dir, '-e', output('nginx'), '-c', path],
        core: MEASURED_CORE,
        output: output('nginx'),
        isReady: respondsAt(url),
      })
      cleanups.push(() => stopProgram(child))
      servers.nginx = url
    }
    const { cookie } = await writeSession(redis, secret, { userId: 7 })

    const measure = (url: string, seconds: number) =>
      requestsPerSecond({ url: url + PATH, headers: { cookie }, connections, seconds })
    const rates: Record<string, number[]> = {}
    for (const url of Object.values(servers)) await measure(url, warmUpS)
    for (let round = 0; round < rounds; round++) {
      const names = Object.keys(servers)
      for (const name of round % 2 === 0 ? names : names.reverse()) {
        rates[name] ??= []
        rates[name].push(await measure(servers[name] ?? '', roundS))
      }
    }
    const titles = {
      gateway: 'gateway, session and identity',
      bare: 'bare @fastify/http-proxy',
      nginx: 'nginx as a plain proxy',
    }
    const ratiosTo = (name: string) =>
      (rates.gateway ?? []).map((rate, round) => rate / (rates[name]?.[round] ?? Number.NaN))
    for (const [name, title] of Object.entries(titles)) {
      const result = rates[name] ? `${median(rates[name]).toFixed(0).padStart(6)} requests/s` : 'not installed'
      print(`  ${title.padEnd(30)} ${result}`)
    }
    if (rates.nginx)
      print(`  gateway / nginx ${median(ratiosTo('nginx')).toFixed(2)} (no goal: nginx reads no session)`)
    const ratio = median(ratiosTo('bare'))
    print(
      `  gateway / bare ${ratio.toFixed(2)} (median of ${rounds} rounds): ${ratio >= GOAL ? 'meets' : 'MISSES'} the goal of ${GOAL}`,
    )
  } finally {
    for (const cleanUp of cleanups.reverse()) await cleanUp()
  }
}

export const benchmark: Benchmark = {
  name: 'gateway',
  description: `the gateway with a signed-in user, compared to a bare proxy and nginx: one core, ${FULL.connections} connections`,
  report: {
    title: 'Gateway',
    text: 'Requests of a signed-in user through the gateway, with one core for it: session from Redis, signed identity, limits. Beside it the bare `@fastify/http-proxy` that the gateway is built on, and nginx, the usual proxy, with the same service behind them. Neither knows who is signed in.',
  },
  run,
}
