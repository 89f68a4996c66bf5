import { defineConfig } from 'vitest/config'
import { exitWithin } from '../../../../vitest.config.ts'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.case.ts'],
    globalSetup: './global-setup.ts',
    reporters: [exitWithin(100), ['json', { outputFile: process.env.TEST_REPORT ?? '' }]],
  },
})
