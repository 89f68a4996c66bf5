import { storedValue } from './storage.ts'

/** The code of a screen could not be loaded. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('Code could not be loaded', { cause })
    this.name = 'ChunkError'
  }
}

/** After a reload, another one within this time would be a loop. */
const RELOAD_INTERVAL_MS = 60_000

/** When this tab was reloaded for a new version, in ms since 1970. */
const reloadedAt = storedValue('tab', 'reloaded-at', value => (typeof value === 'number' ? value : 0))

/**
 * Loads the code of a part of the app. A file that is gone was part of an earlier version: the page is reloaded once, which
 * loads the current one. Throws `ChunkError` if that did not help, or offline.
 */
export async function loadChunk<T>(
  load: () => Promise<T>,
  reload: () => void = () => window.location.reload(),
): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!navigator.onLine || Date.now() - reloadedAt.read() < RELOAD_INTERVAL_MS) throw new ChunkError(error)
    reloadedAt.write(Date.now())
    // Without storage, reloading might never end.
    if (reloadedAt.read() === 0) throw new ChunkError(error)
    reload()
    return new Promise(() => {})
  }
}
