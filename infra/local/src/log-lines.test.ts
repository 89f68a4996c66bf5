import { expect, test } from 'vitest'
import { formatLine, readLine } from './log-lines.ts'

const time = new Date(2026, 10, 21, 12, 3, 4).getTime()
const shown = (fields: object) => formatLine(readLine('stories', JSON.stringify({ level: 30, time, ...fields })))

test('a line is its time, its part, its message and its fields', () => {
  expect(shown({ msg: 'drawn', service: 'stories', job: '12', ms: 40, reqId: 'x', list: [1] })).toBe(
    '12:03:04 stories        drawn job=12 ms=40',
  )
})

test('what is wrong is marked, with the reason', () => {
  expect(shown({ level: 40, msg: 'redis is out of reach', err: 'ECONNREFUSED' })).toBe(
    '12:03:04 stories        warn redis is out of reach: ECONNREFUSED',
  )
})

test('an error shows its stack below, and its cause', () => {
  const err = {
    message: 'no',
    stack: 'Error: no\n    at here',
    cause: { message: 'why', stack: 'Error: why\n    at there' },
  }
  expect(shown({ level: 50, msg: 'request failed', err }).split('\n')).toEqual([
    '12:03:04 stories        error request failed: no',
    '                        Error: no',
    '                            at here',
    '                        caused by Error: why',
    '                            at there',
  ])
})

test.each(['plain words', '{"not": "pino"}', '{broken'])('any other line passes as it is: %s', raw => {
  const line = readLine('vite', raw, new Date(time))
  expect(formatLine(line)).toBe(`12:03:04 vite           ${raw}`)
})
