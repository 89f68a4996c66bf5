import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RenderRun } from '../../editions.ts'
import { runIsolated, withFolder } from '../../isolated-process.ts'
import type { WorkFolder } from '../../work-folder.ts'

/** calibre's `ebook-convert` is not installed. The message is for the operator. */
export class ConverterNotFoundError extends Error {
  override readonly name = 'ConverterNotFoundError'
  constructor() {
    super(
      'Kindle books by USB need calibre. Install it, for example with "apt-get install --no-install-recommends calibre", or set EBOOK_CONVERT_PATH to its ebook-convert.',
    )
  }
}

export interface ConverterDeps {
  /** Returns the path of `ebook-convert`. Called for each book. */
  find: () => Promise<string | null>
  /** The PATH of the converter. It receives no other variable of this process. */
  path: string
  workFolder: WorkFolder
  /** Time limit of one book, in ms. */
  timeLimitMs?: number
}

/**
 * Converts a fixed-layout EPUB to KF8.
 * @throws ConverterNotFoundError; Error, without texts of the book, if the conversion fails, exceeds the time limit or is
 * aborted
 */
export type ConvertEpub = (epub: Buffer, run: RenderRun) => Promise<Buffer>

const TIME_LIMIT_MS = 60_000

/** Prevents what calibre does to flowing text: the pages of the EPUB keep their number and their layout. */
export const CONVERT_OPTIONS = [
  '--disable-font-rescaling',
  ...['left', 'right', 'top', 'bottom'].flatMap(side => [`--margin-${side}`, '-1']),
  '--disable-remove-fake-margins',
  ...['--minimum-line-height', '0'],
  '--keep-ligatures',
  // Neither a page break before a heading nor a table of contents as a page.
  ...['--chapter', '/', '--chapter-mark', 'none', '--page-breaks-before', '/'],
  '--no-inline-toc',
  // Without the id and type of a book from the store.
  '--share-not-sync',
]

const PERCENT = /^(\d+)% /
/** The class of a Python error. What follows it may contain the title of the book. */
const ERROR_CLASS = /^([\w.]+(?:Error|Exception))\b/gm
/** Errors of an installation that is not complete yet. */
const INCOMPLETE = ['ImportError', 'ModuleNotFoundError']
/** Exit codes of the shell: the program, or its interpreter, does not exist or is not executable. */
const NOT_STARTED = [126, 127]

export function createConverter(deps: ConverterDeps): ConvertEpub {
  const { find, path, workFolder, timeLimitMs = TIME_LIMIT_MS } = deps

  async function convert(program: string, folder: string, { signal, setProgress }: RenderRun): Promise<void> {
    const { failed, exitCode, stderr, end } = await runIsolated({
      name: 'the converter',
      command: [program, join(folder, 'book.epub'), join(folder, 'book.azw3'), ...CONVERT_OPTIONS],
      env: {
        PATH: path,
        LANG: 'C.UTF-8',
        QT_QPA_PLATFORM: 'offscreen',
        TMPDIR: folder,
        CALIBRE_TEMP_DIR: folder,
        CALIBRE_CONFIG_DIRECTORY: join(folder, 'config'),
        CALIBRE_CACHE_DIRECTORY: join(folder, 'cache'),
      },
      folder,
      timeLimitMs,
      signal,
      onLine(line) {
        const percent = PERCENT.exec(line)?.[1]
        if (percent) setProgress(Math.min(1, Number(percent) / 100))
      },
    })
    if (!failed) return
    const errorClass = [...stderr.matchAll(ERROR_CLASS)].at(-1)?.[1] ?? ''
    if (NOT_STARTED.includes(exitCode) || INCOMPLETE.includes(errorClass)) throw new ConverterNotFoundError()
    throw new Error(`the converter ${end}${errorClass && ` (${errorClass})`}`)
  }

  return async (epub, run) => {
    const program = await find()
    if (program === null) throw new ConverterNotFoundError()
    return withFolder(workFolder, 'kf8', async folder => {
      await writeFile(join(folder, 'book.epub'), epub)
      await convert(program, folder, run)
      return await readFile(join(folder, 'book.azw3')).catch(cause => {
        throw new Error('the converter wrote no file', { cause })
      })
    })
  }
}
