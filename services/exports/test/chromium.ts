import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHROMIUM, findProgram } from '@kahani/service-kit/find-program'
import { createLogger } from '@kahani/service-kit/logger'
import { createTestLogger } from '@kahani/testing/logger'
import { onTestFinished } from 'vitest'
import { type BrowserPool, type BrowserPoolDeps, createBrowserPool } from '../src/browser/browser-pool.ts'
import { createChromiumServer } from '../src/browser/chromium-server.ts'
import { type ChromiumOptions, startChromium } from '../src/browser/start-chromium.ts'

const { PATH = '', HOME = '' } = process.env

export const findTestChromium = () => findProgram(CHROMIUM, process.env)

/** Opens a browser pool with the worker's settings. The caller closes it. */
export const openTestBrowser = (deps: Partial<BrowserPoolDeps & ChromiumOptions> = {}): BrowserPool => {
  const options: ChromiumOptions = {
    find: findTestChromium,
    env: { PATH, HOME },
    sandbox: process.getuid?.() !== 0,
    workFolder: { create: name => mkdtemp(join(tmpdir(), `kahani-${name}-`)) },
    ...deps,
  }
  return createBrowserPool({ start: () => startChromium(options), logger: createTestLogger(createLogger), ...deps })
}

let shared: BrowserPool | undefined

/** The browser pool of all test files that a process runs. Its browsers end with the process. */
export function shareTestBrowser(): BrowserPool {
  shared ??= openTestBrowser({ idleTimeoutMs: 2 ** 31 - 1 })
  return shared
}

/** Starts a server of browsers, as in its container: at a Unix socket, or at a port. */
export async function startTestChromiumServer({ tcp = false } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'kahani-chromium-server-'))
  const path = join(folder, 'socket')
  const executablePath = (await findTestChromium()) ?? ''
  const server = createChromiumServer({ executablePath, env: { PATH }, logger: createTestLogger(createLogger) })
  await once(tcp ? server.listen(0, '127.0.0.1') : server.listen(path), 'listening')
  onTestFinished(async () => {
    server.close()
    await rm(folder, { recursive: true, force: true })
  })
  return { server, socket: tcp ? `127.0.0.1:${(server.address() as AddressInfo).port}` : path }
}
