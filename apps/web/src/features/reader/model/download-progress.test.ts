import { expect, test } from 'vitest'
import { advance, NO_PROGRESS } from './download-progress.ts'

test('the progress follows the status, but never goes back', () => {
  const half = advance(NO_PROGRESS, { state: 'processing', progress: 0.5, message: 'Drawing' })
  expect(half).toEqual({ share: 0.5, message: 'Drawing' })
  expect(advance(half, { state: 'processing', progress: 0, message: 'Waiting' })).toEqual({
    share: 0.5,
    message: 'Waiting',
  })
  expect(advance(half, { state: 'ready', progress: 1 })).toEqual({ share: 1, message: 'Drawing' })
})
