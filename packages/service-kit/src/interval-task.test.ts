import { createTestLogger } from '@kahani/testing/logger'
import { expect, test } from 'vitest'
import { runSteps } from './interval-task.ts'
import { createLogger } from './logger.ts'

test('a step that fails is logged by name, and the next ones run', async () => {
  const logger = createTestLogger(createLogger)
  const done: string[] = []
  const steps = {
    async first() {
      throw new Error('no disk space')
    },
    second: async () => void done.push('second'),
  }
  await runSteps(steps, logger)
  expect(done).toEqual(['second'])
  expect(logger.lines.join()).toMatch(/"message":"no disk space".*"step":"first"/)
})
