import { rmSync } from 'node:fs'
import { PRODUCT_NAME } from '@kahani/messages/product'
import { type Browser, launch } from 'puppeteer'
import { killGroup } from '../kill-group.ts'
import type { WorkFolder } from '../work-folder.ts'

/** Chromium is not installed. */
export class BrowserNotFoundError extends Error {
  override readonly name = 'BrowserNotFoundError'
  constructor() {
    super('Chromium is not installed')
  }
}

/** In addition to puppeteer's defaults. */
export const SWITCHES = [
  '--disable-component-update',
  '--disable-quic',
  '--font-render-hinting=none',
  // Appears as the "Creator" of printed files.
  `--user-agent=${PRODUCT_NAME}`,
]

export interface ChromiumOptions {
  /** Returns the path of Chromium. */
  find: () => Promise<string | null>
  /** Chromium's environment. Must not contain secrets. */
  env: Record<string, string>
  /** Whether Chromium uses its sandbox, which works neither as root nor in most containers. */
  sandbox: boolean
  workFolder: Pick<WorkFolder, 'create'>
}

/** A running browser, and a function that ends it at once with all its processes. */
export interface StartedChromium {
  browser: Browser
  kill(): void
}

/** Starts a browser that ends with this process and leaves no files behind. @throws BrowserNotFoundError */
export async function startChromium(options: ChromiumOptions): Promise<StartedChromium> {
  const { find, env, sandbox, workFolder } = options
  const executablePath = await find()
  if (executablePath === null) throw new BrowserNotFoundError()
  // Its profile and crash dumps, which contain a child's story.
  const folder = await workFolder.create('chromium')
  const deleteFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  try {
    const browser = await launch({
      executablePath,
      args: sandbox ? SWITCHES : [...SWITCHES, '--no-sandbox'],
      env: { ...env, BREAKPAD_DUMP_LOCATION: folder, TMPDIR: folder },
      userDataDir: folder,
      // The pipe closes with this process, even after a crash.
      pipe: true,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    })
    const pid = browser.process()?.pid
    const kill = () => {
      if (pid) killGroup(pid)
    }
    browser.once('disconnected', () => {
      // Its helper processes, one of which may still be writing a crash dump.
      kill()
      deleteFolder()
    })
    return { browser, kill }
  } catch (error) {
    deleteFolder()
    throw error
  }
}
