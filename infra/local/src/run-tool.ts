import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { signal as send } from './process-table.ts'
import { ROOT } from './root.ts'
import { toolPath } from './web-app.ts'

const PATIENCE_MS = 8_000

/**
 * Runs a tool of the checkout, with its output as ours. The wish to end this process ends the tool, and all that it
 * started, first.
 * @returns the tool's exit code
 */
export async function runTool(command: string, args: string[]): Promise<number> {
  const program = command === 'node' ? process.execPath : toolPath(ROOT, command)
  const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], detached: true })
  const group = child.pid ? -child.pid : undefined
  let ending = false
  const end = (name: NodeJS.Signals) => {
    if (!group) return
    ending = true
    send(group, name)
    setTimeout(() => {
      send(group, 'SIGKILL')
      process.exit(1)
    }, PATIENCE_MS).unref()
  }
  const listeners = (['SIGINT', 'SIGTERM', 'SIGHUP'] as const).map(name => [name, () => end(name)] as const)
  const gone = () => end('SIGTERM')
  for (const [name, listener] of listeners) process.on(name, listener)
  process.on('disconnect', gone)
  try {
    const [code, name] = await once(child, 'exit')
    if (ending || name) process.exit(1)
    return code
  } finally {
    for (const [event, listener] of listeners) process.off(event, listener)
    process.off('disconnect', gone)
  }
}
