import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FULL } from '@kahani/testing/full'
import getPort from 'get-port'
import pg from 'pg'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { postgresUrl, startPostgres } from '../src/postgres-server.ts'
import { identifyProcess, isRunning } from '../src/process-table.ts'

const TEMPLATE = mkdtempSync(join(tmpdir(), 'kahani-postgres-template-'))

// initdb takes most of a start's time, so each test copies one new cluster.
beforeAll(async () => {
  const server = await startPostgres({ dir: TEMPLATE, port: await getPort(), password: 'test' })
  const exited = once(server, 'exit')
  server.kill('SIGINT')
  await exited
  return () => rmSync(TEMPLATE, { recursive: true, force: true })
})

function setUp() {
  const dir = mkdtempSync(join(tmpdir(), 'kahani-postgres-test-'))
  execFileSync('cp', ['-a', `${TEMPLATE}/.`, dir])
  const pidFile = join(dir, 'cluster/postmaster.pid')
  let server: ChildProcess | undefined
  const start = async () => {
    const options = { dir, port: await getPort(), password: 'test', settings: ['fsync=off'] }
    server = await startPostgres(options)
    return { server, url: postgresUrl(options) }
  }
  onTestFinished(async () => {
    if (server && server.exitCode === null && server.signalCode === null) {
      const exited = once(server, 'exit')
      server.kill('SIGQUIT')
      await exited
    }
    rmSync(dir, { recursive: true, force: true })
  })
  const stop = async () => {
    if (!server) return
    const exited = once(server, 'exit')
    server.kill('SIGINT')
    await exited
  }
  return { dir, pidFile, start, stop }
}

/** Starts the postmaster under a shell that never reaps it, and returns its pid. */
async function startUnderShell(dir: string, port: number): Promise<number> {
  const entry = join(import.meta.dirname, 'postgres-starter.ts')
  const starter = spawn(process.execPath, [entry, dir, String(port)], { stdio: ['ignore', 'pipe', 'ignore'] })
  const [line] = await once(starter.stdout, 'data')
  starter.kill('SIGSTOP')
  onTestFinished(() => void starter.kill('SIGKILL'))
  return Number(line)
}

const connect = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

test('starts right after it was killed, again and again, while a query of the killed server still runs', async () => {
  const { start } = setUp()
  let { server, url } = await start()
  const client = await connect(url)
  await client.query('create table stories (id int)')
  await client.end()
  for (let round = 1; round <= 2; round += 1) {
    const [busy, watcher] = [await connect(url), await connect(url)]
    // The process of this query keeps the shared memory attached: it notices the end of the server only afterwards.
    const query = busy.query('select count(*) from generate_series(1, 1000000)').catch(() => undefined)
    const isRunning =
      "select from pg_stat_activity where state = 'active' and query like 'select count%generate_series%'"
    await expect.poll(async () => (await watcher.query(isRunning)).rowCount, { interval: 5 }).toBe(1)
    server.kill('SIGKILL')
    ;({ server, url } = await start())
    await query
    const next = await connect(url)
    await next.query('insert into stories values (1)')
    expect((await next.query('select id from stories')).rowCount).toBe(round)
    await next.end()
  }
})

if (FULL) {
  test('starts while a zombie has the recorded pid', async () => {
    const { dir, start, stop } = setUp()
    await start()
    await stop()
    const pid = await startUnderShell(dir, await getPort())
    process.kill(pid, 'SIGKILL')
    const { server } = await start()
    expect(server.pid).not.toBe(pid)
    // Still there: its parent is stopped and has not reaped it.
    expect(() => process.kill(pid, 0)).not.toThrow()
    expect(identifyProcess(pid)).toBeUndefined()
  })

  test('starts while an unrelated program has the recorded pid, and leaves it running', async () => {
    const { dir, pidFile, start, stop } = setUp()
    await start()
    const lines = readFileSync(pidFile, 'utf8').split('\n')
    await stop()
    // Its command line mentions the cluster, as that of a person who reads a file in it.
    const other = spawn('sh', ['-c', 'sleep 600', `${dir}/cluster`], { stdio: 'ignore', detached: true })
    onTestFinished(() => void process.kill(-(other.pid ?? 0), 'SIGKILL'))
    for (const pid of [process.pid, other.pid ?? 0]) {
      const identity = identifyProcess(pid)
      writeFileSync(pidFile, [pid, ...lines.slice(1)].join('\n'), { mode: 0o600 })
      await start()
      expect(identity && isRunning(identity)).toBe(true)
      await stop()
    }
  })

  test('stops a server that an earlier start left running', async () => {
    const { dir, start, stop } = setUp()
    await start()
    await stop()
    const pid = await startUnderShell(dir, await getPort())
    const identity = identifyProcess(pid)
    await start()
    expect(identity && isRunning(identity)).toBe(false)
  })
}
