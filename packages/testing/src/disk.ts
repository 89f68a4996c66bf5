import { open } from 'node:fs/promises'

/** A disk that can be filled: files that are opened for writing while it is full take no data, by the kernel's own error. */
export function createTestDisk() {
  let full = false
  let refused = 0
  return {
    openFile(path: string, flags: string, mode: number) {
      if (!full) return open(path, flags, mode)
      refused += 1
      return open('/dev/full', 'w')
    },
    /** Number of files that took no data. */
    refusedFiles: () => refused,
    fill() {
      full = true
    },
    free() {
      full = false
    },
  }
}
