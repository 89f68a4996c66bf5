import { expect, test } from 'vitest'
import { formatLine, parseLine } from './log-lines.ts'

const time = new Date(2026, 10, 21, 12, 3, 4).getTime()
const format = (fields: object) => formatLine(parseLine('stories', JSON.stringify({ level: 30, time, ...fields })))

test('a line shows its time, its process, its message and its fields', () => {
  expect(format({ msg: 'picture rendered', service: 'stories', job: '12', ms: 40, reqId: 'x' })).toBe(
    '12:03:04 INFO: stories        picture rendered {"job":"12","ms":40}',
  )
})

test('a warning shows its level and the reason', () => {
  expect(format({ level: 40, msg: 'redis is not reachable', err: 'ECONNREFUSED' })).toBe(
    '12:03:04 WARN: stories        redis is not reachable: ECONNREFUSED',
  )
})

test('an error shows its stack below, and its cause', () => {
  const err = {
    message: 'no',
    stack: 'Error: no\n    at here',
    cause: { message: 'why', stack: 'Error: why\n    at there' },
  }
  const [head, ...below] = format({ level: 50, msg: 'request failed', err }).split('\n')
  expect(head?.trimEnd()).toBe('12:03:04 ERROR: stories        request failed: no')
  const stacks = below.map(line => line.trim()).filter(line => /^(Error|at) /.test(line) || line.startsWith('Error:'))
  expect(stacks).toEqual(['Error: no', 'at here', 'Error: why', 'at there'])
})

test.each(['plain text', '{"not": "pino"}', '{broken'])('any other line is shown as it is: %s', raw => {
  const line = parseLine('vite', raw, new Date(time))
  expect(formatLine(line)).toBe(`12:03:04 INFO: vite           ${raw}`)
})
