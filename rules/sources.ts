import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** Files of the repository, tracked or new, as paths relative to the root. */
export const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter(path => path !== '' && existsSync(join(ROOT, path)))

export const sources = files.filter(path => /\.tsx?$/.test(path))

/** Markdown documents. */
export const documents = files.filter(path => path.endsWith('.md'))

export const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
