import { watch } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Service } from './services.ts'

// An editor writes a file in several steps, and a checkout changes many.
const SETTLE_MS = 150
const SHARED = ['packages/contracts/src', 'packages/service-kit/src']

const isSource = (file: string | null) => file?.endsWith('.ts') === true && !file.endsWith('.test.ts')

/** Tells which services' sources have changed; those that all share change all of them. */
export function watchSources(root: string, services: Service[], onChange: (names: string[]) => void): void {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const note = (names: string[]) => (_event: string, file: string | null) => {
    if (!isSource(file)) return
    for (const name of names) changed.add(name)
    clearTimeout(timer)
    timer = setTimeout(() => {
      onChange([...changed])
      changed.clear()
    }, SETTLE_MS)
  }
  for (const folder of SHARED) watch(join(root, folder), { recursive: true }, note(services.map(({ name }) => name)))
  for (const { name, entry } of services) watch(join(root, dirname(entry)), { recursive: true }, note([name]))
}
