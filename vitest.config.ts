import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const WORKSPACES = '{packages,services,apps,tools,infra}'

// These tests wait more than they compute, so more of them run at once than a machine has cores.
const WAITING = { sequence: { groupOrder: 1 }, maxWorkers: 4 }

/** Starts the longest files first: those of `e2e`, then those that start processes, then by duration or size. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ project, moduleId }: TestSpecification) => {
      if (project.name === 'e2e') return 0
      return moduleId.includes('/tools/launcher/') ? 1 : 2
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  test: {
    // Generous: a busy machine can be 20 times slower, and only a failing test waits so long.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${WORKSPACES}/*/src/**/*.test.{ts,tsx}`],
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          ...WAITING,
          name: 'integration',
          isolate: false,
          include: [`${WORKSPACES}/*/test/**/*.test.ts`, 'rules/**/*.test.ts'],
          globalSetup: './vitest.setup.ts',
        },
      },
      {
        extends: true,
        test: {
          ...WAITING,
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: './e2e/global-setup.ts',
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
