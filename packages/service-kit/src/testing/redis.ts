import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** A real Redis of its own, which can be killed and brought back; ends when `cleanUp` runs its argument. */
export async function startTestRedis(cleanUp: (work: () => Promise<void>) => void = onTestFinished) {
  const dir = await mkdtemp(join(tmpdir(), 'kahani-redis-'))
  const port = await freePort()
  const args = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--dir',
    dir,
    '--appendonly',
    'yes',
    '--save',
    '',
    '--maxmemory-policy',
    'noeviction',
  ]
  let child: ReturnType<typeof spawn>

  const start = async () => {
    child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] })
    const ready = new Promise<void>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', code => reject(new Error(`redis-server ended with ${code}`)))
      child.stdout?.on('data', (chunk: Buffer) => {
        if (chunk.includes('Ready to accept connections')) resolve()
      })
    })
    await ready
    child.removeAllListeners('exit')
  }
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  await start()
  cleanUp(async () => {
    await stop('SIGKILL')
    await rm(dir, { recursive: true, force: true })
  })
  return { url: `redis://127.0.0.1:${port}`, start, stop }
}
