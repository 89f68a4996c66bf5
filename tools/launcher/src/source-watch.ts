import { existsSync, readFileSync, realpathSync, watch } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Service } from './services.ts'

// Editors write a file in several steps, and a git checkout changes many files.
const DEBOUNCE_MS = 150

const isSource = (file: string | null) => /\.(ts|ya?ml|json)$/.test(file ?? '') && !file?.endsWith('.test.ts')

/** Adds a package and all packages of the workspace that it depends on to `found`. */
function addPackages(folder: string, found = new Set<string>()): Set<string> {
  if (found.has(folder)) return found
  found.add(folder)
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  for (const [name, version] of Object.entries<string>(dependencies)) {
    if (version.startsWith('workspace:')) addPackages(realpathSync(join(folder, 'node_modules', name)), found)
  }
  return found
}

/** The folders of the packages that a service consists of. */
export function packagesOf(root: string, { entry }: Pick<Service, 'entry'>): string[] {
  let folder = dirname(join(realpathSync(root), entry))
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return [...addPackages(folder)]
}

/** Calls `onChange` with the services whose sources have changed, or those of a package that they depend on. */
export function watchSources(
  root: string,
  services: Pick<Service, 'name' | 'entry'>[],
  onChange: (names: string[]) => void,
  signal?: AbortSignal,
): void {
  const users = new Map<string, string[]>()
  for (const service of services) {
    for (const folder of packagesOf(root, service)) users.set(folder, [...(users.get(folder) ?? []), service.name])
  }
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  for (const [folder, names] of users) {
    watch(join(folder, 'src'), { recursive: true, ...(signal && { signal }) }, (_event, file) => {
      if (!isSource(file)) return
      for (const name of names) changed.add(name)
      clearTimeout(timer)
      timer = setTimeout(() => {
        onChange([...changed])
        changed.clear()
      }, DEBOUNCE_MS)
    })
  }
}
