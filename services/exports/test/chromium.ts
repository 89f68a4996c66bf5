import { createTestLogger } from '@kahani/service-kit/testing/logger'
import { findChromium } from '../src/browser/find-chromium.ts'
import { createWarmBrowser, type WarmBrowserDeps } from '../src/browser/warm-browser.ts'

const { CHROMIUM_PATH, PATH = '', HOME = '' } = process.env

/** The machine's Chromium. */
export const findTestChromium = () => findChromium({ named: CHROMIUM_PATH, path: PATH })

/** A browser as the worker has it; whoever opens it closes it. */
export const openTestBrowser = (deps: Partial<WarmBrowserDeps> = {}) =>
  createWarmBrowser({
    find: findTestChromium,
    env: { PATH, HOME },
    sandbox: process.getuid?.() !== 0,
    logger: createTestLogger(),
    ...deps,
  })
