import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHROMIUM, findProgram } from '@kahani/service-kit/find-program'
import { createLogger } from '@kahani/service-kit/logger'
import { createTestLogger } from '@kahani/testing/logger'
import { afterAll } from 'vitest'
import { type BrowserPool, type BrowserPoolDeps, createBrowserPool } from '../src/browser/browser-pool.ts'

const { PATH = '', HOME = '' } = process.env

export const findTestChromium = () => findProgram(CHROMIUM, process.env)

/** Opens a browser pool with the worker's settings. The caller closes it. */
export const openTestBrowser = (deps: Partial<BrowserPoolDeps> = {}): BrowserPool =>
  createBrowserPool({
    find: findTestChromium,
    env: { PATH, HOME },
    sandbox: process.getuid?.() !== 0,
    workFolder: { create: name => mkdtemp(join(tmpdir(), `kahani-${name}-`)) },
    logger: createTestLogger(createLogger),
    ...deps,
  })

/** Opens a browser pool for all tests of a file. */
export function shareTestBrowser(): BrowserPool {
  const browser = openTestBrowser()
  afterAll(() => browser.close())
  return browser
}
