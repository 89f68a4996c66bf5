import { rmSync } from 'node:fs'
import { PRODUCT_NAME } from '@kahani/messages/product'
import { type Browser, launch } from 'puppeteer'
import { killGroup } from '../kill-group.ts'
import type { WorkFolder } from '../work-folder.ts'

/** In addition to puppeteer's defaults. */
const SWITCHES = [
  '--disable-component-update',
  '--disable-quic',
  '--font-render-hinting=none',
  // Appears as the "Creator" of printed files.
  `--user-agent=${PRODUCT_NAME}`,
]

export interface ChromiumOptions {
  executablePath: string
  /** Chromium's environment. Must not contain secrets. */
  env: Record<string, string>
  /** Whether Chromium uses its sandbox, which works neither as root nor in most containers. */
  sandbox: boolean
  workFolder: Pick<WorkFolder, 'create'>
}

/** Starts a browser that ends with this process and leaves no files behind. */
export async function startChromium(options: ChromiumOptions): Promise<Browser> {
  const { executablePath, env, sandbox, workFolder } = options
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
    browser.once('disconnected', () => {
      // Its helper processes, one of which may still be writing a crash dump.
      if (pid) killGroup(pid)
      deleteFolder()
    })
    return browser
  } catch (error) {
    deleteFolder()
    throw error
  }
}
