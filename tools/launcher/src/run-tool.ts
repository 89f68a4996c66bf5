import { execa } from 'execa'
import { sendSignal } from './process-table.ts'
import { ROOT } from './root.ts'
import { toolPath } from './web-app.ts'

const STOP_TIMEOUT_MS = 8_000

/**
 * Runs a tool of the checkout with inherited output. If this process is asked to stop, it stops the tool first, with
 * everything that the tool started.
 * @returns the exit code
 */
export async function runTool(command: string, args: string[]): Promise<number> {
  const program = command === 'node' ? process.execPath : toolPath(ROOT, command)
  const child = execa(program, args, {
    cleanup: false,
    cwd: ROOT,
    detached: true,
    reject: false,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return stopWithThisProcess(child.pid, async () => {
    const { exitCode } = await child
    return exitCode
  })
}

/**
 * Passes signals, and the end of the parent, on to a process group while `work` runs.
 * @returns the exit code that `work` returns; undefined means that the program was ended by a signal
 */
export async function stopWithThisProcess(
  pid: number | undefined,
  work: () => Promise<number | undefined>,
): Promise<number> {
  let stopping = false
  const stop = (name: NodeJS.Signals) => {
    if (!pid) return
    stopping = true
    sendSignal(-pid, name)
    setTimeout(() => {
      sendSignal(-pid, 'SIGKILL')
      process.exit(1)
    }, STOP_TIMEOUT_MS).unref()
  }
  const listeners = (['SIGINT', 'SIGTERM', 'SIGHUP'] as const).map(name => [name, () => stop(name)] as const)
  const onDisconnect = () => stop('SIGTERM')
  for (const [name, listener] of listeners) process.on(name, listener)
  process.on('disconnect', onDisconnect)
  try {
    const code = await work()
    if (stopping || code === undefined) process.exit(1)
    return code
  } finally {
    for (const [name, listener] of listeners) process.off(name, listener)
    process.off('disconnect', onDisconnect)
  }
}
