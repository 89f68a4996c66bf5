import { createLogger } from '@kahani/service-kit/logger'
import { createTestLogger } from '@kahani/testing/logger'
import { type BrowserPoolDeps, createBrowserPool } from '../src/browser/browser-pool.ts'
import { findChromium } from '../src/browser/find-chromium.ts'

const { CHROMIUM_PATH, PATH = '', HOME = '' } = process.env

/** The machine's Chromium. */
export const findTestChromium = () => findChromium({ named: CHROMIUM_PATH, path: PATH })

/** A browser as the worker has it; whoever opens it closes it. */
export const openTestBrowser = (deps: Partial<BrowserPoolDeps> = {}) =>
  createBrowserPool({
    find: findTestChromium,
    env: { PATH, HOME },
    sandbox: process.getuid?.() !== 0,
    logger: createTestLogger(createLogger),
    ...deps,
  })
