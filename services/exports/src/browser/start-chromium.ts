import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PRODUCT_NAME } from '@kahani/messages/product'
import { type Browser, launch } from 'puppeteer'

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
}

/** Starts a browser that ends with this process and leaves no files behind. */
export async function startChromium({ executablePath, env, sandbox }: ChromiumOptions): Promise<Browser> {
  // The crash dump of a page contains a child's story.
  const dumps = await mkdtemp(join(tmpdir(), 'kahani-browser-'))
  const removeDumps = () => rmSync(dumps, { recursive: true, force: true, maxRetries: 3 })
  try {
    const browser = await launch({
      executablePath,
      args: sandbox ? SWITCHES : [...SWITCHES, '--no-sandbox'],
      env: { ...env, BREAKPAD_DUMP_LOCATION: dumps },
      // The pipe closes with this process, even after a crash.
      pipe: true,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    })
    browser.once('disconnected', removeDumps)
    return browser
  } catch (error) {
    removeDumps()
    throw error
  }
}
