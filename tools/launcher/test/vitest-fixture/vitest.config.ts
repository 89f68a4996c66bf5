import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.case.ts'],
    globalSetup: './global-setup.ts',
    testTimeout: 1_000,
    hookTimeout: 1_000,
  },
})
