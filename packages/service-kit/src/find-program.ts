import { access, constants } from 'node:fs/promises'
import { delimiter, isAbsolute, join, resolve } from 'node:path'

/** A program that is not an npm package. */
export interface ProgramNames<Variable extends string = string> {
  /** Names on the PATH and absolute paths, in order of preference. */
  names: readonly string[]
  /** If this variable is set, its path is the only candidate. */
  variable: Variable
}

export const CHROMIUM: ProgramNames<'CHROMIUM_PATH'> = {
  names: [
    // Without a user interface it needs less CPU. Debian's command for it is a script that stays the parent of Chromium.
    '/usr/lib/chromium/chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  variable: 'CHROMIUM_PATH',
}

/** calibre's command that converts books. */
export const EBOOK_CONVERT: ProgramNames<'EBOOK_CONVERT_PATH'> = {
  names: ['ebook-convert', '/Applications/calibre.app/Contents/MacOS/ebook-convert'],
  variable: 'EBOOK_CONVERT_PATH',
}

const isExecutable = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  )

/** Path of the first of these programs that exists: names are looked up on the PATH, absolute paths are used as they are. */
export async function findOnPath(names: readonly string[], path = ''): Promise<string | null> {
  const folders = path.split(delimiter).filter(folder => folder !== '')
  const candidates = names.flatMap(name => (isAbsolute(name) ? name : folders.map(folder => join(folder, name))))
  for (const candidate of candidates) if (await isExecutable(candidate)) return candidate
  return null
}

/** Returns the path of a program, or null if it is not installed. Not cached: it may be installed later. */
export const findProgram = <Variable extends string>(
  { names, variable }: ProgramNames<Variable>,
  env: { [name in Variable | 'PATH']?: string | undefined },
): Promise<string | null> => findOnPath(env[variable] ? [resolve(env[variable])] : names, env.PATH)
