import { expect, test } from 'vitest'
import { ASSUMPTIONS } from './assumptions.ts'
import { type BookFigures, booksWithinRate, demandOf, providerCost } from './demand.ts'

const cpu = { gateway: 0.1, auth: 0.1, stories: 0.2, payments: 0.05, illustrations: 0.5, postgres: 0.1, redis: 0.05 }
const figures: BookFigures = { cpu, transactions: 100, databaseBytes: 20_000, walBytes: 500_000, redisCommands: 600 }
/** A book each second in the busiest hour. */
const BOOK_A_SECOND = 3_600 / ASSUMPTIONS.peakShare

test('the busiest hour decides about rates, pods and calls in flight', () => {
  const { ordersPerSecond, picturesInFlight, pods, postgres, redis } = demandOf(BOOK_A_SECOND, figures)
  expect(ordersPerSecond).toBe(1)
  expect(picturesInFlight).toBe(12 * ASSUMPTIONS.pictureSeconds)
  expect(pods.illustrations).toBe(12)
  expect(postgres.transactionsPerSecond).toBe(100)
  expect(redis.jobsPerSecond).toBe(14)
})

test('few books run on the smallest number of pods', () => {
  const { pods } = demandOf(10, figures)
  expect(pods).toEqual({ gateway: 2, auth: 2, stories: 2, payments: 2, illustrations: 1, books: 1 })
})

test('the day and the year decide about bytes', () => {
  const { postgres, storage } = demandOf(1_000, figures)
  expect(postgres.gbPerYear).toBeCloseTo((1_000 * 365 * 20_000) / 1e9)
  expect(postgres.picturesPerYear).toBe(1_000 * 365 * 11)
  expect(storage.gbPerYear).toBeCloseTo(storage.gbPerDay * 365)
})

test('most of the money goes to the provider', () => {
  const { money } = demandOf(1_000, figures)
  expect(money.perDay).toBeCloseTo(1_000 * money.perBook)
  expect(money.dollars.provider / money.perBook).toBeGreaterThan(0.7)
  // Paise of the text, the sheet, and eleven checked pictures, a fifth of which are corrected.
  const { text, pictures } = providerCost('medium')
  expect([text, pictures]).toEqual([917, 335 + Math.ceil(11 * 1.2 * (379 + 8))])
})

test('a rate limit of the provider limits the books of a day', () => {
  expect(booksWithinRate(250, 0.2)).toBe(6_250)
})
