import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..')

/** The project's own files, tracked or about to be, by their path from the root. */
export const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter(path => path !== '' && existsSync(join(ROOT, path)))

export const sources = files.filter(path => /\.tsx?$/.test(path))

export const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g

/** What a source file imports, as written. */
export const importsOf = (path: string) => [...read(path).matchAll(IMPORT)].map(match => match[1] ?? '')
