import { prettyFactory } from 'pino-pretty'

/** One line of output of a process. */
export interface LogLine {
  /** Name of the process. */
  process: string
  time: Date
  /** pino's level: 30 info, 40 warn, 50 error, 60 fatal. */
  level: number
  /** The message, followed by that of the error. */
  text: string
  /** All other fields of the line. */
  fields: Record<string, unknown>
  error?: { message?: string; stack?: string }
}

export const INFO = 30
export const WARN = 40
const ERROR = 50
export const FATAL = 60

export const createLine = (name: string, level: number, text: string): LogLine => ({
  process: name,
  time: new Date(),
  level,
  text,
  fields: {},
})

/** Parses a line that a process has printed. A line that is not pino's JSON becomes the text. */
export function parseLine(name: string, raw: string, now = new Date()): LogLine {
  const plain = { ...createLine(name, INFO, raw), time: now }
  if (!raw.startsWith('{')) return plain
  try {
    const { level, time, msg, err, service: _, pid: __, hostname: ___, reqId: ____, ...fields } = JSON.parse(raw)
    if (typeof level !== 'number') return plain
    const reason = typeof err === 'string' ? err : err?.message
    const text = [msg, reason].filter(Boolean).join(': ')
    const line = { process: name, time: new Date(time ?? now), level, text, fields }
    return level >= ERROR && typeof err === 'object' ? { ...line, error: err } : line
  } catch {
    // Not JSON after all.
    return plain
  }
}

const NAME_WIDTH = 14

const createFormatter = (colorize: boolean) =>
  prettyFactory({
    colorize,
    singleLine: true,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'process',
    messageFormat: (record, key) => `${String(record.process).padEnd(NAME_WIDTH)} ${record[key]}`,
    customPrettifiers: { time: time => String(time) },
  })
const formatters = { plain: createFormatter(false), colored: createFormatter(true) }

/** The line as a person reads it, with the stack of an error below. */
export function formatLine({ process, time, level, text, fields, error }: LogLine, color = false): string {
  const record = { level, time: time.getTime(), process, msg: text, ...fields, ...(error && { err: error }) }
  return (formatters[color ? 'colored' : 'plain'](record) ?? text).trimEnd()
}
