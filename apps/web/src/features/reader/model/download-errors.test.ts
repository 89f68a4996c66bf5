import { downloadMessages as messages } from '@kahani/messages/en/download'
import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '../../../lib/api-error.ts'
import { DownloadError, downloadProblem } from './download-errors.ts'

const errorOf = (status: number, body: string) =>
  new DownloadError(new ApiError({ status, statusText: 'Conflict', body }))

test('an error has the status text', () => {
  expect(errorOf(409, '').message).toBe('Error downloading story: Conflict')
})

test('a problem is what the server says', () => {
  const body = JSON.stringify({ code: 'pictures_pending', message: 'Still drawing.' })
  expect(downloadProblem(errorOf(409, body))).toBe('Still drawing.')
  expect(downloadProblem(errorOf(502, '<html>'))).toBeNull()
})

test('without a connection it says so', () => {
  expect(downloadProblem(new DownloadError(new NetworkError(new TypeError())))).toBe(messages.problem.offline)
})
