import { expect, test } from 'vitest'
import { illustrationTime } from './illustration-time.ts'

const workload = { stories: 4, pictures: 11, slots: 4, pictureMs: 1_000, orderMs: 0, workMs: 0 }

test('without work besides the provider, slots are never idle', () => {
  expect(illustrationTime(workload)).toBe((4 * 12 * 1_000) / 4)
})

test('pictures wait for the sheet of their story', () => {
  expect(illustrationTime({ ...workload, slots: 1_000 })).toBe(2_000)
  expect(illustrationTime({ ...workload, stories: 1, slots: 11 })).toBe(2_000)
  expect(illustrationTime({ ...workload, stories: 1, slots: 10 })).toBe(3_000)
})

test('more slots do not help once the machine is busy all the time', () => {
  const busy = { ...workload, orderMs: 100, workMs: 50, pictureMs: 10 }
  const ms = illustrationTime({ ...busy, slots: 16 })
  expect(ms).toBeGreaterThanOrEqual(4 * 100 + 4 * 12 * 50)
  expect(illustrationTime({ ...busy, slots: 64 }) / ms).toBeCloseTo(1, 1)
})

test('work before a call delays the call, work after it only the end', () => {
  const one = { ...workload, stories: 1, pictures: 1, slots: 1, workMs: 40 }
  // The cover starts when the sheet is stored.
  expect(illustrationTime(one)).toBe(2 * (20 + 1_000 + 20))
  expect(illustrationTime({ ...one, orderMs: 300 })).toBe(300 + 2 * (20 + 1_000 + 20))
  // Pages overlap with what remains to be done for the picture before: the second half of the work and the first of the next.
  expect(illustrationTime({ ...one, pictures: 3 })).toBe(2 * 1_040 + 2 * 1_020)
})
