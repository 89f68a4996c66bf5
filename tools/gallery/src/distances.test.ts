import { expect, test } from 'vitest'
import { closestPages } from './distances.ts'

const BOOKS = 200
/** Without `--full`, every fifth of them. */
const STEP = process.env.TEST_FULL === 'true' ? 1 : 5
/** The same place from the same side and distance is nearer; the tales' worst is 0.26. */
const MIN_DISTANCE = 0.2

test('no two pages of a book show the same scene, figures apart', async () => {
  const alike = []
  for (let seed = 1; seed <= BOOKS; seed += STEP) {
    const closest = await closestPages(seed)
    if (closest.distance < MIN_DISTANCE) alike.push(closest)
  }
  expect(alike).toEqual([])
})
