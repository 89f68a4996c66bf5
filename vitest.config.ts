import { defineConfig } from 'vitest/config'

const WORKSPACES = '{packages,services,apps,infra}'

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${WORKSPACES}/*/src/**/*.test.ts`],
          isolate: false,
          sequence: { groupOrder: 0 },
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: [`${WORKSPACES}/*/test/**/*.test.ts`, 'rules/**/*.test.ts'],
          globalSetup: './vitest.setup.ts',
          sequence: { groupOrder: 1 },
          maxWorkers: 4,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: './e2e/global-setup.ts',
          testTimeout: 180_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 2 },
          maxWorkers: 3,
        },
      },
    ],
  },
})
