import { styleText } from 'node:util'

/** One line of a part's output. */
export interface LogLine {
  part: string
  time: Date
  /** pino's: 30 info, 40 warn, 50 error, 60 fatal. */
  level: number
  text: string
  /** Further fields, as `name=value`. */
  details: string
  stack?: string
}

export const INFO = 30
export const WARN = 40
export const ERROR = 50
export const FATAL = 60

const NAMES: Record<number, string> = { 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' }
const KNOWN = new Set(['level', 'time', 'msg', 'service', 'pid', 'hostname', 'err', 'cause', 'reqId', 'stack'])
const MOST_DETAILS = 5

interface LoggedError {
  message?: string
  stack?: string
  cause?: LoggedError
}

function stackOf(err: LoggedError | undefined): string | undefined {
  if (!err?.stack) return undefined
  const cause = stackOf(err.cause)
  return cause ? `${err.stack}\ncaused by ${cause}` : err.stack
}

function detailsOf(fields: Record<string, unknown>): string {
  return Object.entries(fields)
    .filter(([name, value]) => !KNOWN.has(name) && ['string', 'number', 'boolean'].includes(typeof value))
    .slice(0, MOST_DETAILS)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')
}

/** Reads a line of a part: pino's JSON, or any other line as it is. */
export function readLine(part: string, raw: string, now = new Date()): LogLine {
  const plain = { part, time: now, level: INFO, text: raw, details: '' }
  if (!raw.startsWith('{')) return plain
  try {
    const fields = JSON.parse(raw)
    if (typeof fields.level !== 'number') return plain
    const { level, msg, time, err } = fields
    const why = typeof err === 'string' ? err : err?.message
    const text = [msg, why].filter(Boolean).join(': ')
    const stack = level >= ERROR && typeof err === 'object' ? stackOf(err) : undefined
    const read = { part, time: new Date(time ?? now), level, text, details: detailsOf(fields) }
    return stack ? { ...read, stack } : read
  } catch {
    // It only looked like JSON.
    return plain
  }
}

const PART_WIDTH = 14

const paint = (style: Parameters<typeof styleText>[0], text: string, colour: boolean) =>
  colour ? styleText(style, text, { validateStream: false }) : text

/** `12:03:04 stories        message name=value`, with the stack of an error below it. */
export function formatLine(line: LogLine, colour = false): string {
  const time = paint('dim', line.time.toTimeString().slice(0, 8), colour)
  const part = paint('cyan', line.part.padEnd(PART_WIDTH), colour)
  const loud = line.level >= WARN
  const mark = loud ? `${paint(line.level >= ERROR ? 'red' : 'yellow', NAMES[line.level] ?? 'loud', colour)} ` : ''
  const details = line.details ? ` ${paint('dim', line.details, colour)}` : ''
  const head = `${time} ${part} ${mark}${line.text}${details}`
  if (!line.stack) return head
  const indent = ' '.repeat(9 + PART_WIDTH + 1)
  return [head, ...line.stack.split('\n').map(text => indent + paint('dim', text.trimEnd(), colour))].join('\n')
}
