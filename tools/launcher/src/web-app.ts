import { ROOT, toolPath } from './root.ts'
import { runCommand } from './run-command.ts'
import { UserError } from './user-error.ts'

/** Builds the web app. Turbo restores it from its cache if the sources are unchanged. @throws UserError */
export async function buildWebApp(env: NodeJS.ProcessEnv, signal?: AbortSignal): Promise<void> {
  const args = ['run', 'build', '--filter=@kahani/web', '--output-logs=errors-only', '--ui=stream']
  const quiet = { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', NO_COLOR: '1' }
  const { code, output } = await runCommand(toolPath('turbo'), args, {
    cwd: ROOT,
    env: { ...env, ...quiet },
    signal,
  })
  signal?.throwIfAborted()
  if (code !== 0) throw new UserError(`The web app could not be built:\n${output.trim()}`)
}
