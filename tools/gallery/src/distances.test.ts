import { THEMES } from '@kahani/contracts/options'
import { FULL } from '@kahani/testing/full'
import { someOf } from '@kahani/testing/some-of'
import { expect, test } from 'vitest'
import { closestPages, randomBrief } from './distances.ts'

/** Numbers of random books. */
const BOOKS = Array.from({ length: 200 }, (_, i) => i + 1)
/** Without `--full`, the first one of every second theme. */
const CHOSEN = FULL
  ? BOOKS
  : someOf(THEMES, 2).map(theme => BOOKS.find(seed => randomBrief(seed).brief.theme === theme) ?? 0)
/** The same place from the same side and distance is nearer; the tales' worst is 0.26. */
const MIN_DISTANCE = 0.2

test.each(CHOSEN)('no two pages of book %i show the same scene, figures apart', async seed => {
  const closest = await closestPages(seed)
  expect(closest.distance, JSON.stringify(closest)).toBeGreaterThanOrEqual(MIN_DISTANCE)
})
