// A service for the tests. `/slow` responds once the parent process sends a message.
import type { AddressInfo } from 'node:net'
import { createApp } from '../src/app.ts'
import { drainAndClose } from '../src/draining.ts'
import { healthPlugin } from '../src/health.ts'
import { runProcess } from '../src/process.ts'

// Long enough for the test to see it on a slow machine.
const DRAIN_SECONDS = 5

await runProcess('draining', async logger => {
  const { promise: finished, resolve: finish } = Promise.withResolvers<unknown>()
  process.once('message', finish)
  const app = createApp(logger)
  await app.register(healthPlugin, { checks: {} })
  app.get('/fast', async () => ({}))
  app.get('/slow', async () => {
    process.send?.('slow')
    await finished
    return {}
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  process.send?.((app.server.address() as AddressInfo).port)
  return { close: () => drainAndClose(app, DRAIN_SECONDS) }
})
