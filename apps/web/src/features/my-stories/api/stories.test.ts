import type { Story } from '@kahani/contracts/stories'
import { expect, test } from 'vitest'
import { isCoverPending } from './stories.ts'

test('only the newest story can have a pending cover', () => {
  const page = (...covers: (string | null)[]) => ({
    stories: covers.map(coverUrl => ({ coverUrl }) as Story),
    next: null,
  })
  expect(isCoverPending([page(null, '/api/images/a.png')])).toBe(true)
  expect(isCoverPending([page('/api/images/a.png', null)])).toBe(false)
  expect(isCoverPending([page()])).toBe(false)
  expect(isCoverPending(undefined)).toBe(false)
})
