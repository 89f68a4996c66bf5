import { ROOT, toolPath } from './root.ts'
import { runCommand } from './run-command.ts'

/** Calls `listener` when this process is asked to stop: by a signal, or since its parent has exited. */
export function onStopRequest(listener: () => void): void {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, listener)
  process.on('disconnect', listener)
}

/** A signal that is aborted when this process is asked to stop. */
export function stopRequest(): AbortSignal {
  const controller = new AbortController()
  onStopRequest(() => controller.abort(new Error('stopped')))
  return controller.signal
}

/** Runs a tool of the checkout and prints its output, until it exits or this process is asked to stop. @returns the exit code */
export async function runTool(command: string, args: string[], signal = stopRequest()): Promise<number> {
  const { code } = await runCommand(toolPath(command), args, { cwd: ROOT, signal, inherit: true })
  return signal.aborted ? 1 : code
}
