/** How many checks held and how many did not. */
export interface Tally {
  passed: number
  failed: number
}

export const addTallies = (a: Tally, b: Tally): Tally => ({ passed: a.passed + b.passed, failed: a.failed + b.failed })

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/**
 * Counts the tests of a run. A file that could not be loaded counts as one that failed, and so does a run that ended
 * badly though no test did.
 */
export function readVitestReport(read: () => string, exitCode: number): Tally {
  try {
    const report: VitestReport = JSON.parse(read())
    const unloaded = report.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some(result => result.status === 'failed'),
    )
    const failed = report.numFailedTests + unloaded.length
    return { passed: report.numPassedTests, failed: exitCode === 0 ? failed : Math.max(1, failed) }
  } catch {
    // It crashed before it could report.
    return { passed: 0, failed: 1 }
  }
}
