import { expect, test } from 'vitest'
import { readVitestReport } from './tally.ts'

const report = (over: object) => () =>
  JSON.stringify({ numPassedTests: 3, numFailedTests: 0, testResults: [], ...over })
const FAILED = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }
const UNLOADED = { status: 'failed', assertionResults: [] }

test('tests are counted', () => {
  expect(readVitestReport(report({}), 0)).toEqual({ passed: 3, failed: 0 })
  expect(readVitestReport(report({ numFailedTests: 1, testResults: [FAILED] }), 1)).toEqual({ passed: 3, failed: 1 })
})

test('a file that could not be loaded counts as one that failed', () => {
  const testResults = [FAILED, UNLOADED, UNLOADED]
  expect(readVitestReport(report({ numFailedTests: 1, testResults }), 1).failed).toBe(3)
})

test('a run that ended badly though no test failed counts as one that failed', () => {
  expect(readVitestReport(report({}), 1)).toEqual({ passed: 3, failed: 1 })
})

test('a run that crashed before it could report counts as one that failed', () => {
  const read = () => {
    throw new Error('no such file')
  }
  expect(readVitestReport(read, 0)).toEqual({ passed: 0, failed: 1 })
})
