import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type BlobStore, checkKey } from './blob-store.ts'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Stores blobs as files below `root`, which several processes may share. */
export function createFileBlobStore(root: string): BlobStore {
  const path = (key: string) => join(root, checkKey(key))
  const orNull = async <T>(result: Promise<T>) => {
    try {
      return await result
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }
  const info = async (key: string) => {
    const found = await orNull(stat(path(key)))
    return found && { sizeBytes: found.size }
  }

  return {
    async put(key, data) {
      const target = path(key)
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      const part = `${target}.${randomUUID()}.part`
      try {
        const file = await open(part, 'wx', 0o600)
        try {
          await file.writeFile(data)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(part, target)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    get: key => orNull(readFile(path(key))),
    info,
    async stream(key) {
      const found = await info(key)
      return found && { body: createReadStream(path(key)), info: found }
    },
    delete: key => rm(path(key), { force: true }),
  }
}
