import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const WORKSPACES = '{packages,services,tools,infra}'

// Only a test that hangs meets a limit: a busy machine with one core is a hundred times slower than a quick one.
const MINUTE_MS = 60_000

/** Files that start processes: the longest ones, whatever their size. */
const STARTS_PROCESSES = /\/tools\/launcher\/|\/e2e\/with-ai-provider\./

/**
 * Starts the longest files first: those that start processes, then by duration or size. Those with a DOM come last, since a
 * worker ends where the environment of the next file differs.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) => {
      if (STARTS_PROCESSES.test(moduleId)) return 0
      return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom') ? 2 : 1
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

/** Node loads the tests and the code as it loads the product, which takes less CPU time than to transform them. */
const NATIVE = { viteModuleRunner: false, nodeLoader: false }

/** The one for production does not record the stack of every element, which takes a tenth of the time of the tests. */
const JSX_RUNTIME = join(import.meta.dirname, 'apps/web/node_modules/react/cjs/react-jsx-runtime.production.js')

// `npm test` counts the tests in this report.
const report = process.env.TEST_REPORT
const json: ['json', { outputFile: string }][] = report ? [['json', { outputFile: report }]] : []

/** Fails a run that has not exited `ms` after its last test, which vitest doesn't notice while a teardown hangs. */
export const exitWithin = (ms: number) => ({
  onTestRunEnd() {
    const fail = () => {
      process.stderr.write(`vitest does not exit. Open: ${process.getActiveResourcesInfo().join(', ')}\n`)
      process.exit(1)
    }
    setTimeout(fail, ms).unref()
  },
})

export default defineConfig({
  test: {
    // Several workers share a few cores, where threads that help to collect garbage mostly wait for each other. With more space
    // for new objects (in MB) it is collected less often.
    execArgv: ['--single-threaded-gc', '--min-semi-space-size=64', '--max-semi-space-size=64'],
    // No test has a limit of its own.
    testTimeout: 30 * MINUTE_MS,
    hookTimeout: 30 * MINUTE_MS,
    expect: { poll: { timeout: 5 * MINUTE_MS } },
    sequence: { sequencer: LongestFirst },
    reporters: ['default', exitWithin(10 * MINUTE_MS), ...json],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${WORKSPACES}/*/src/**/*.test.ts`],
          isolate: false,
          maxWorkers: 2,
          experimental: NATIVE,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          alias: { 'react/jsx-runtime': JSX_RUNTIME },
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: [`${WORKSPACES}/*/test/**/*.test.ts`, 'rules/**/*.test.ts'],
          isolate: false,
          // They wait for databases and browsers for half of their time.
          maxWorkers: 3,
          experimental: NATIVE,
          sequence: { groupOrder: 2 },
          globalSetup: './vitest.setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          isolate: false,
          // They wait for the product.
          maxWorkers: 3,
          experimental: NATIVE,
          sequence: { groupOrder: 3 },
          globalSetup: './e2e/global-setup.ts',
        },
      },
    ],
  },
})
