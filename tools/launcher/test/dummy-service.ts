// A service for the tests. The first argument selects its behaviour.
import { runProcess } from '@kahani/service-kit/process'

const [, , behaviour] = process.argv
const MORE_THAN_A_PIPE_BUFFER = 120

await runProcess('dummy', async logger => {
  if (behaviour === 'fails-to-start') throw new Error('the dummy can not be set up')
  if (behaviour === 'exits') process.exit(3)
  const keepAlive = setInterval(() => undefined, 1_000)
  if (behaviour === 'logs-much') {
    for (let i = 0; i < MORE_THAN_A_PIPE_BUFFER; i++) logger.info({ filler: 'x'.repeat(1_000) }, 'more')
  }
  logger.info('up')
  process.send?.('up')
  return {
    async close() {
      if (behaviour === 'never-closes') await new Promise(() => undefined)
      clearInterval(keepAlive)
    },
  }
})
