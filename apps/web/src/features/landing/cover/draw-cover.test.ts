import { landingMessages } from '@kahani/messages/en/landing'
import { expect, test } from 'vitest'
import { ApiError } from '../../../lib/api-error.ts'
import { coverError, retryCover } from './draw-cover.ts'

const answer = (status: number) => new ApiError({ status, statusText: '', body: '' })

test('a cover is requested again while the illustrator is busy, and only then', () => {
  expect([0, 1, 2].map(failures => retryCover(failures, answer(503)))).toEqual([true, true, false])
  expect([422, 429, 500].map(status => retryCover(0, answer(status)))).toEqual([false, false, false])
  expect(coverError(answer(503))).toEqual({ form: landingMessages.cover.busy })
})
