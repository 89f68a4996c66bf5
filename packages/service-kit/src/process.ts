import type { Logger } from 'pino'
import { ConfigError } from './config.ts'
import { createLogger } from './logger.ts'

/** What runs until the process is asked to end. */
export interface Running {
  /** Stops taking work, finishes what is at hand, lets go of connections, in that order. */
  close(): Promise<void>
}

const PATIENCE_MS = 20_000

/**
 * The life of a process: starts, and on SIGTERM, SIGINT or the end of the parent that holds its IPC channel closes in
 * good order. A configuration that can't be used ends it at once with one message and exit code 1.
 */
export async function runProcess(name: string, start: (logger: Logger) => Promise<Running>): Promise<void> {
  const logger = createLogger(name, process.env.LOG_LEVEL || 'info')
  let running: Running | undefined
  let closing = false

  const end = async (reason: string, code: number) => {
    if (closing) return
    closing = true
    logger.info({ reason }, 'closing')
    setTimeout(() => {
      logger.error('closing took too long')
      process.exit(1)
    }, PATIENCE_MS).unref()
    try {
      await running?.close()
    } catch (err) {
      logger.error({ err }, 'closing failed')
      process.exit(1)
    }
    process.exit(code)
  }
  const fail = (err: unknown) => {
    logger.fatal({ err }, 'the process can not go on')
    void end('failure', 1)
  }

  process.on('SIGTERM', () => void end('SIGTERM', 0))
  process.on('SIGINT', () => void end('SIGINT', 0))
  process.on('disconnect', () => void end('the launcher is gone', 0))
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)

  try {
    running = await start(logger)
  } catch (err) {
    sayWhy(logger, err)
    process.exit(1)
  }
}

/** A process that does one thing and ends: exit code 0 when it is done, 1 with one message when it can't be. */
export async function runOnce(name: string, work: (logger: Logger) => Promise<void>): Promise<void> {
  const logger = createLogger(name, process.env.LOG_LEVEL || 'info')
  try {
    await work(logger)
  } catch (err) {
    sayWhy(logger, err)
    process.exitCode = 1
  }
}

function sayWhy(logger: Logger, err: unknown): void {
  if (err instanceof ConfigError) logger.fatal(err.message)
  else logger.fatal({ err }, 'could not start')
}
