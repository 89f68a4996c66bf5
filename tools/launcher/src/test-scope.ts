import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What `npm test` runs. */
export interface TestScope {
  /** Arguments of vitest. */
  vitestArgs: string[]
  /** Run the complete test matrices. */
  full: boolean
  /** Folders of the packages that the filters name. Undefined if everything is tested. */
  packages: string[] | undefined
  /** Run every command of the tools once. */
  tools: boolean
}

function packageFolder(root: string, filter: string): string | undefined {
  for (let folder = filter.replace(/\/+$/, ''); folder !== '.' && folder !== '/'; folder = dirname(folder)) {
    if (existsSync(join(root, folder, 'package.json'))) return folder
  }
  return undefined
}

/** Reads the arguments of `npm test`: paths or parts of paths, options of vitest, and `--full`. */
export function readTestScope(root: string, args: string[]): TestScope {
  const vitestArgs = args.filter(arg => arg !== '--full')
  const filters = vitestArgs.filter(arg => !arg.startsWith('-'))
  const folders = filters.map(filter => packageFolder(root, filter))
  const found = folders.filter(folder => folder !== undefined)
  const isScoped = filters.length > 0 && found.length === filters.length
  const packages = isScoped ? [...new Set(found)] : undefined
  const full = args.includes('--full')
  return { vitestArgs, full, packages, tools: full && filters.length === 0 }
}
