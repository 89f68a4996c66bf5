// `npm run dev`: the product as it always runs, with the web app served by Vite and services that follow their sources.
import { join } from 'node:path'
import { servicesFor, systemVariables } from './configuration.ts'
import { launch } from './launch.ts'
import { freePorts, isPortFree } from './ports.ts'
import { waitUntilReady } from './readiness.ts'
import { ROOT } from './root.ts'
import { GATEWAY } from './services.ts'
import { watchSources } from './source-watch.ts'

const VITE = join(ROOT, 'apps/web/node_modules/vite/bin/vite.js')
const VITE_PORT = 5173
const READY_MS = 30_000

await launch({
  watchMode: true,
  async afterStart({ processes, run }, { env, port }, signal) {
    watchSources(ROOT, [...servicesFor(env), GATEWAY], names => {
      for (const name of names) void processes.get(name)?.restart()
    })
    const vitePort = (await isPortFree(VITE_PORT)) ? VITE_PORT : ((await freePorts(1))[0] ?? VITE_PORT)
    const url = `http://localhost:${vitePort}`
    const args = ['--port', String(vitePort), '--strictPort', '--clearScreen', 'false']
    const variables = { ...systemVariables(), GATEWAY_URL: `http://localhost:${port}` }
    run('web', 'front', [VITE, join(ROOT, 'apps/web'), ...args], variables)
    await waitUntilReady({ parts: [['web', url]], timeoutMs: READY_MS, onSlow: () => undefined, signal })
    return url
  },
})
