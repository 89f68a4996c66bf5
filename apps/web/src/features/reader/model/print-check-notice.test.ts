import type { PreflightCheck, PreflightReport } from '@kahani/contracts/preflight'
import { expect, test } from 'vitest'
import { ApiError } from '../../../lib/api-error.ts'
import { printCheckInterval } from '../api/print-check.ts'
import { printCheckNotice } from './print-check-notice.ts'

const report = (lowestDpi: number | null, ...checks: Omit<PreflightCheck, 'pages'>[]): PreflightReport => ({
  checkedAt: '2026-01-01T00:00:00.000Z',
  provider: 'pothi',
  pages: 16,
  spineMm: 2.3,
  lowestDpi,
  idealDpi: 300,
  checks: checks.map(check => ({ ...check, pages: [] })),
})

test('a report is told in plain words', () => {
  const texts = [
    report(300, { id: 'text', outcome: 'passed' }),
    report(null, { id: 'text', outcome: 'passed' }),
    report(175, { id: 'resolution', outcome: 'warning' }),
    report(133, { id: 'resolution', outcome: 'failed' }),
    report(133, { id: 'resolution', outcome: 'failed' }, { id: 'text', outcome: 'failed' }),
  ].map(each => printCheckNotice(each).text)
  expect(texts).toEqual([
    'Your book is ready for the press: 16 pages, sharp pictures.',
    'Your book is ready for the press: 16 pages.',
    'The pictures are a little soft for print (175 dots per inch; 300 is perfect). You can still order the book.',
    'The pictures are too small to be printed well (133 dots per inch). Please contact us, and we will help you.',
    'This book did not pass our check for the press. Please contact us, and we will help you.',
  ])
})

test('asks again while the files are made or the pictures are drawn', () => {
  const error = (code: string) =>
    new ApiError({ status: 409, statusText: 'Conflict', body: JSON.stringify({ code, message: 'Not yet.' }) })
  expect(printCheckInterval({ status: 'pending' }, null)).toBe(1000)
  expect(printCheckInterval(undefined, error('pictures_pending'))).toBe(5000)
  expect(printCheckInterval(undefined, error('pictures_missing'))).toBe(false)
  // The next check would make the files again.
  expect(printCheckInterval({ status: 'pending' }, error('book_failed'))).toBe(false)
  expect(printCheckInterval({ status: 'ready', report: report(300) }, null)).toBe(false)
})
