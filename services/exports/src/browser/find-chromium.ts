import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

const runs = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  )

/** Where Chromium may be: a place that was named, which then is the only one, or the folders of a `PATH`. */
export interface ChromiumPlaces {
  named?: string | undefined
  path: string
}

/** The program to start, or null while there is none: it may be installed while the product runs. */
export async function findChromium({ named, path }: ChromiumPlaces): Promise<string | null> {
  const folders = path.split(delimiter).filter(folder => folder !== '')
  const candidates = named ? [named] : NAMES.flatMap(name => folders.map(folder => join(folder, name)))
  for (const candidate of candidates) if (await runs(candidate)) return candidate
  return null
}
