// A service for the tests: lives until it is asked to end, or until its launcher is gone.
import { runProcess } from '@kahani/service-kit/process'

const [, , behaviour] = process.argv

await runProcess('dummy', async logger => {
  if (behaviour === 'refuses') throw new Error('the dummy can not be set up')
  if (behaviour === 'dies') process.exit(3)
  const busy = setInterval(() => undefined, 1_000)
  // More than a reader that does not read takes in.
  if (behaviour === 'chatters') for (let i = 0; i < 120; i++) logger.info({ filler: 'x'.repeat(1_000) }, 'more')
  logger.info('up')
  process.send?.('up')
  return {
    async close() {
      // One that never ends by itself.
      if (behaviour === 'clings') await new Promise(() => undefined)
      clearInterval(busy)
    },
  }
})
