import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PRODUCT_NAME } from '@kahani/messages/product'
import { type Browser, launch } from 'puppeteer'

/** Beside what puppeteer asks for by itself. */
const SWITCHES = [
  '--disable-component-update',
  '--disable-quic',
  '--font-render-hinting=none',
  // Becomes the "Creator" of what it prints.
  `--user-agent=${PRODUCT_NAME}`,
]

export interface ChromiumOptions {
  executablePath: string
  /** What Chromium sees of the environment: no secret is among it. */
  env: Record<string, string>
  /** Whether Chromium sandboxes itself, which root and most containers can't. */
  sandbox: boolean
}

/** Starts a browser that ends with this process, and leaves nothing on disk when it ends. */
export async function startChromium({ executablePath, env, sandbox }: ChromiumOptions): Promise<Browser> {
  // Chromium writes down the memory of a page that crashes, and that holds a child's story.
  const dumps = await mkdtemp(join(tmpdir(), 'kahani-browser-'))
  const removeDumps = () => rmSync(dumps, { recursive: true, force: true, maxRetries: 3 })
  try {
    const browser = await launch({
      executablePath,
      args: sandbox ? SWITCHES : [...SWITCHES, '--no-sandbox'],
      env: { ...env, BREAKPAD_DUMP_LOCATION: dumps },
      // Closed when this process ends, however it ends.
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
