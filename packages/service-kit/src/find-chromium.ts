import { access, constants } from 'node:fs/promises'
import { delimiter, isAbsolute, join } from 'node:path'

/** Program names on the PATH and absolute paths, in order of preference. */
export const CHROMIUM_NAMES = [
  // Without a user interface it needs less CPU. Debian's command for it is a script that stays the parent of Chromium.
  '/usr/lib/chromium/chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const isExecutable = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  )

export interface ChromiumEnv {
  /** If set, the only candidate. */
  CHROMIUM_PATH?: string | undefined
  PATH?: string | undefined
}

/** Returns the path of Chromium or Chrome, or null if none is installed. Not cached: it may be installed later. */
export async function findChromium(
  { CHROMIUM_PATH, PATH = '' }: ChromiumEnv,
  names: readonly string[] = CHROMIUM_NAMES,
): Promise<string | null> {
  const folders = PATH.split(delimiter).filter(folder => folder !== '')
  const candidates = CHROMIUM_PATH
    ? [CHROMIUM_PATH]
    : names.flatMap(name => (isAbsolute(name) ? [name] : folders.map(folder => join(folder, name))))
  for (const candidate of candidates) if (await isExecutable(candidate)) return candidate
  return null
}
