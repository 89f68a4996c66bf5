import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import puppeteer, { type Browser } from 'puppeteer'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  // Without a GPU, animations and compositing take most of the CPU.
  '--force-prefers-reduced-motion',
  '--disable-gpu',
  '--disable-remote-fonts',
]

export const PHONE = { width: 390, height: 844, isMobile: true, hasTouch: true }
export const DESKTOP = { width: 1280, height: 900 }

function findChromium(): string {
  const { CHROMIUM_PATH, PATH = '' } = process.env
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  const found = PATH.split(delimiter)
    .flatMap(dir => NAMES.map(name => join(dir, name)))
    .find(existsSync)
  if (!found) throw new Error('The end-to-end tests need Chromium: install it, or set CHROMIUM_PATH.')
  return found
}

export const launchBrowser = (): Promise<Browser> =>
  puppeteer.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? [...FLAGS, '--no-sandbox'] : FLAGS,
  })
