import { watch } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Service } from './services.ts'

// Editors write a file in several steps, and a git checkout changes many files.
const DEBOUNCE_MS = 150
const SHARED_FOLDERS = ['ai', 'contracts', 'messages', 'service-kit'].map(name => `packages/${name}/src`)

const isSource = (file: string | null) => file?.endsWith('.ts') === true && !file.endsWith('.test.ts')

/** Calls `onChange` with the services whose sources have changed. A change of a shared package concerns all of them. */
export function watchSources(root: string, services: Service[], onChange: (names: string[]) => void): void {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const collect = (names: string[]) => (_event: string, file: string | null) => {
    if (!isSource(file)) return
    for (const name of names) changed.add(name)
    clearTimeout(timer)
    timer = setTimeout(() => {
      onChange([...changed])
      changed.clear()
    }, DEBOUNCE_MS)
  }
  const allNames = services.map(({ name }) => name)
  for (const folder of SHARED_FOLDERS) watch(join(root, folder), { recursive: true }, collect(allNames))
  for (const { name, entry } of services) watch(join(root, dirname(entry)), { recursive: true }, collect([name]))
}
