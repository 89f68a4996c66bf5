// `npm run dev`: the product, with the web app served by Vite and services that restart when their source changes.
import { join } from 'node:path'
import getPort from 'get-port'
import { servicesFor, systemVariables } from './configuration.ts'
import { launch } from './launch.ts'
import { waitUntilReady } from './readiness.ts'
import { ROOT } from './root.ts'
import { GATEWAY } from './services.ts'
import { watchSources } from './source-watch.ts'

const VITE = join(ROOT, 'apps/web/node_modules/vite/bin/vite.js')
const PREFERRED_PORT = 5173
const READY_TIMEOUT_MS = 5 * 60_000

await launch({
  watchMode: true,
  async afterStart({ processes, run }, { env, port }, signal) {
    watchSources(ROOT, [...servicesFor(env), GATEWAY], names => {
      for (const name of names) void processes.get(name)?.restart()
    })
    const vitePort = await getPort({ port: PREFERRED_PORT })
    const url = `http://localhost:${vitePort}`
    const args = ['--port', String(vitePort), '--strictPort', '--clearScreen', 'false']
    const { KAHANI_LOCALE = 'en' } = process.env
    const viteEnv = { ...systemVariables(), GATEWAY_URL: `http://localhost:${port}`, KAHANI_LOCALE }
    run('web', 'front', [VITE, join(ROOT, 'apps/web'), ...args], viteEnv)
    await waitUntilReady({ processes: [['web', url]], timeoutMs: READY_TIMEOUT_MS, onSlow: () => undefined, signal })
    return url
  },
})
