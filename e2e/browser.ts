import { CHROMIUM, findProgram } from '@kahani/service-kit/find-program'
import puppeteer, { type Browser } from 'puppeteer'

const FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  // Without a GPU, animations and compositing take most of the CPU.
  '--force-prefers-reduced-motion',
  '--disable-gpu',
  // A page lives for too short a time to repay optimised code.
  '--js-flags=--no-maglev --no-opt',
  '--disable-remote-fonts',
]

export const PHONE = { width: 390, height: 844, isMobile: true, hasTouch: true }
export const DESKTOP = { width: 1280, height: 900 }

export async function launchBrowser(): Promise<Browser> {
  const executablePath = await findProgram(CHROMIUM, process.env)
  if (!executablePath) throw new Error('The end-to-end tests need Chromium: install it, or set CHROMIUM_PATH.')
  const args = process.getuid?.() === 0 ? [...FLAGS, '--no-sandbox'] : FLAGS
  return puppeteer.launch({ executablePath, args, timeout: 0, protocolTimeout: 0 })
}
