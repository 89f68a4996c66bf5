import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeSession } from '@kahani/testing/sessions'
import { Redis } from 'ioredis'
import type { Benchmark } from '../benchmark.ts'
import { MEASURED_CORE, OTHER_CORE, stayOnCore } from '../cores.ts'
import { answersPerSecond, median } from '../load.ts'
import { answersAt, endProgram, freePort, startProgram } from '../processes.ts'

// Many short rounds in turn, so that what else the machine does falls on both alike.
const ROUNDS = 16
const ROUND_S = 1
const WARM_UP_S = 4
const CONNECTIONS = 32
const GOAL = 0.8
const PATH = '/api/stories'

const script = (path: string) => fileURLToPath(new URL(path, import.meta.url))

async function run(say: (line: string) => void): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'kahani-bench-'))
  const ends: (() => Promise<unknown>)[] = [() => rm(dir, { recursive: true, force: true })]
  const output = (name: string) => join(dir, `${name}.log`)
  try {
    if (!stayOnCore(OTHER_CORE)) say('no core of its own for what is measured: take the figures with care')

    const redisPort = await freePort()
    const redis = new Redis(redisPort, { retryStrategy: () => 50, maxRetriesPerRequest: 0 })
    redis.on('error', () => undefined)
    const redisServer = await startProgram({
      command: ['redis-server', '--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--dir', dir],
      core: OTHER_CORE,
      output: output('redis'),
      answers: () =>
        redis.ping().then(
          () => true,
          () => false,
        ),
    })
    ends.push(() => endProgram(redisServer))
    ends.push(async () => redis.disconnect())

    const startServer = async (name: string, path: string, core: number, env: Record<string, string> = {}) => {
      const url = `http://127.0.0.1:${await freePort()}`
      const child = await startProgram({
        command: [process.execPath, script(path)],
        core,
        env: { ...env, PORT: new URL(url).port, HOST: '127.0.0.1' },
        output: output(name),
        answers: answersAt(url),
      })
      ends.push(() => endProgram(child))
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
      INTERNAL_TOKEN: randomBytes(32).toString('hex'),
      AUTH_URL: upstream,
      STORIES_URL: upstream,
      PAYMENTS_URL: upstream,
      EXPORTS_URL: upstream,
      WEB_DIST: dir,
      LOG_LEVEL: 'info',
    })
    const { cookie } = await writeSession(redis, secret, { userId: 7 })

    const ask = (url: string, seconds: number) =>
      answersPerSecond({ url: url + PATH, headers: { cookie }, connections: CONNECTIONS, seconds })
    await ask(bare, WARM_UP_S)
    await ask(gateway, WARM_UP_S)
    const figures: { bare: number; gateway: number }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const bareFirst = round % 2 === 0
      const first = await ask(bareFirst ? bare : gateway, ROUND_S)
      const second = await ask(bareFirst ? gateway : bare, ROUND_S)
      figures.push(bareFirst ? { bare: first, gateway: second } : { bare: second, gateway: first })
    }
    const line = (what: string, answers: number[]) =>
      say(`  ${what} ${median(answers).toFixed(0).padStart(6)} answers/s (median of ${ROUNDS} rounds)`)
    line(
      'bare @fastify/http-proxy     ',
      figures.map(figure => figure.bare),
    )
    line(
      'gateway, session and identity',
      figures.map(figure => figure.gateway),
    )
    const ratio = median(figures.map(figure => figure.gateway / figure.bare))
    say(
      `  ratio ${ratio.toFixed(2)} (median of the rounds): ${ratio >= GOAL ? 'reaches' : 'MISSES'} the goal of ${GOAL}`,
    )
  } finally {
    for (const end of ends.reverse()) await end()
  }
}

export const benchmark: Benchmark = {
  name: 'gateway',
  about: `the gateway for somebody signed in beside a bare proxy, one core, ${CONNECTIONS} connections`,
  run,
}
