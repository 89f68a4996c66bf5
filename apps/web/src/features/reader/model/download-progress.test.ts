import { expect, test } from 'vitest'
import { advance, NO_PROGRESS, transferred } from './download-progress.ts'

test('the progress of a book that is made follows the status, but never goes back', () => {
  const half = advance(NO_PROGRESS, { state: 'processing', progress: 0.5, message: 'Drawing' })
  expect(half).toMatchObject({ share: 0.5, message: 'Drawing', amount: '50 %' })
  expect(advance(half, { state: 'processing', progress: 0, message: 'Waiting' })).toMatchObject({
    share: 0.5,
    message: 'Waiting',
  })
  expect(advance(half, { state: 'ready', progress: 1 })).toMatchObject({ share: 1, message: 'Drawing' })
})

test('the progress of a file is in bytes, of all if that is known', () => {
  expect(transferred(1_200_000, 3_420_000)).toMatchObject({ amount: '1.2 of 3.4 MB' })
  expect(transferred(855_000, 3_420_000).share).toBe(0.25)
  expect(transferred(2_000_000, null)).toMatchObject({ share: 0, amount: '2.0 MB' })
})
