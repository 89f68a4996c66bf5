import { flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Logger } from 'pino'
import { createLogger } from './logger.ts'
import { StartError } from './start-error.ts'
import { endTracing, loadTracing } from './tracing.ts'

/** A running service. */
export interface Running {
  /** Stops accepting work, finishes active work, then closes connections. */
  close(): Promise<void>
  /** Limit for `close`. Default: 20. */
  closeSeconds?: number
}

const CLOSE_SECONDS = 20

/**
 * Runs a service until SIGTERM, SIGINT, an uncaught error or the end of the parent process (its IPC channel closes), then
 * closes it. Further signals are ignored while it closes. A StartError ends the process with one message and exit code 1.
 * @param options `continuesTraces`: false if strangers can reach it, whose trace ids are not trusted
 */
export async function runProcess(
  name: string,
  start: (logger: Logger) => Promise<Running>,
  { continuesTraces = true } = {},
): Promise<void> {
  const logger = createLogger(name, process.env.LOG_LEVEL || 'info')
  let running: Running | undefined
  let closing = false

  const shutDown = async (reason: string, code: number) => {
    if (closing) return
    closing = true
    logger.info({ reason }, 'closing')
    // After an error, work in progress can't be relied on.
    const seconds = (code === 0 && running?.closeSeconds) || CLOSE_SECONDS
    setTimeout(() => {
      logger.error('closing timed out')
      process.exit(1)
    }, seconds * 1_000).unref()
    try {
      await running?.close()
      await endTracing()
    } catch (err) {
      logger.error({ err }, 'closing failed')
      process.exit(1)
    }
    process.exit(code)
  }
  const fail = (err: unknown) => {
    logger.fatal({ err }, 'uncaught error')
    void shutDown('uncaught error', 1)
  }

  process.on('SIGTERM', () => void shutDown('SIGTERM', 0))
  process.on('SIGINT', () => void shutDown('SIGINT', 0))
  process.on('disconnect', () => void shutDown('the parent process ended', 0))
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)

  try {
    await loadTracing(process.env, { service: name, continuesTraces, logger })
    running = await start(logger)
    // Node stores the compiled code at exit, which a killed process does not reach.
    flushCompileCache()
    releaseStartMemory()
  } catch (err) {
    logStartError(logger, err)
    process.exit(1)
  }
}

/** Frees what only the start needed, up to a third of the memory, which V8 would keep in a process without much to do. */
function releaseStartMemory(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')({ type: 'major', flavor: 'last-resort', execution: 'sync' })
}

/** Runs one task. Exits with code 0, or with one message and code 1 if the task fails. */
export async function runOnce(name: string, task: (logger: Logger) => Promise<void>): Promise<void> {
  const logger = createLogger(name, process.env.LOG_LEVEL || 'info')
  try {
    await task(logger)
  } catch (err) {
    logStartError(logger, err)
    process.exitCode = 1
  }
}

function logStartError(logger: Logger, err: unknown): void {
  if (err instanceof StartError) logger.fatal(err.message)
  else logger.fatal({ err }, 'could not start')
}
