import { randomBytes, randomUUID } from 'node:crypto'
import { readFile as readFileWithCallback } from 'node:fs'
import { type FileHandle, link, mkdir, open, readdir, rename, rm, rmdir, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { checkFolder, checkKey, type ListedBlob, type MigratableBlobStore, PART, PROBE } from './blob-store.ts'

const hasCode = (error: unknown, ...codes: string[]) => codes.includes((error as NodeJS.ErrnoException).code ?? '')
const isMissing = (error: unknown) => hasCode(error, 'ENOENT')

const MAX_ATTEMPTS = 100
/** Reading a book in larger chunks than Node's default of 64 kB takes half the time. */
const CHUNK_BYTES = 256 * 1024
const MB = 1024 * 1024
/** Random, so that no file system compresses it. */
const PROBE_CHUNK = randomBytes(MB)
/** What `requireRoom` writes by default, in bytes. */
const SMALL = 4096

/** Takes half the time of `readFile` from `fs/promises`, which opens a FileHandle. */
const readFile = promisify(readFileWithCallback)

type OpenFile = (path: string, flags: string, mode: number) => Promise<FileHandle>

/** Opens a new file. Its folder may be deleted by `delete` during and between the two steps, which then run again. */
async function createFile(path: string, openFile: OpenFile) {
  for (let attempt = 1; ; attempt++) {
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      return await openFile(path, 'wx', 0o600)
    } catch (error) {
      if (!isMissing(error) || attempt === MAX_ATTEMPTS) throw error
    }
  }
}

/** Writes and closes `file`. */
async function write(file: FileHandle, data: Buffer | AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
  try {
    await file.writeFile(data)
    await file.sync()
  } finally {
    await file.close()
  }
}

function* probeOf(bytes: number): Generator<Uint8Array> {
  for (let rest = bytes; rest > 0; rest -= PROBE_CHUNK.length) yield PROBE_CHUNK.subarray(0, rest)
}

async function removeIfEmpty(folder: string): Promise<void> {
  try {
    await rmdir(folder)
  } catch (error) {
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOENT')) throw error
  }
}

export interface FileBlobStoreOptions {
  /** What has to stay free on the disk for `requireRoom`, in bytes. */
  minFreeBytes?: number
  /** Opens the files that are written. */
  openFile?: OpenFile
}

/** Stores blobs as files below `root`, which several processes may share. */
export function createFileBlobStore(
  root: string,
  { minFreeBytes = 0, openFile = open }: FileBlobStoreOptions = {},
): MigratableBlobStore {
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
    return found && { sizeBytes: found.size, modifiedAt: found.mtime }
  }

  /** Includes the temporary file of a write that was interrupted. */
  async function* list(folder: string): AsyncGenerator<ListedBlob> {
    const entries = (await orNull(readdir(join(root, folder), { withFileTypes: true }))) ?? []
    // No key begins with a dot.
    const blobs = entries.filter(({ name }) => !name.startsWith('.'))
    const keys = blobs.map(entry => `${folder}${entry.name}${entry.isDirectory() ? '/' : ''}`)
    for (const key of keys.sort()) {
      if (key.endsWith('/')) {
        yield* list(key)
        continue
      }
      const found = await orNull(stat(join(root, key)))
      if (found) yield { key, modifiedAt: found.mtime }
    }
  }

  /** @param publish makes the complete file visible under its name */
  async function writeTo(
    target: string,
    data: Buffer | AsyncIterable<Uint8Array>,
    publish: (part: string, target: string) => Promise<unknown>,
  ): Promise<void> {
    const part = `${target}.${randomUUID()}${PART}`
    try {
      await write(await createFile(part, openFile), data)
      await publish(part, target)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }

  async function readRoom() {
    await mkdir(root, { recursive: true, mode: 0o700 })
    const { bavail, bsize } = await statfs(root)
    return { freeBytes: bavail * bsize, minFreeBytes }
  }

  async function checkRoom(bytes: number): Promise<void> {
    const { freeBytes } = await readRoom()
    if (freeBytes < minFreeBytes + bytes) {
      const [free, min] = [freeBytes, minFreeBytes].map(each => Math.floor(each / MB))
      throw Object.assign(new Error(`${free} MB are free, ${min} MB have to stay free`), { code: 'ENOSPC' })
    }
    // Only a write notices quotas, read-only file systems and broken disks.
    const probe = join(root, PROBE)
    try {
      await write(await openFile(probe, 'w', 0o600), probeOf(bytes))
    } finally {
      await rm(probe, { force: true })
    }
  }

  /** By the number of bytes. */
  const checks = new Map<number, Promise<void>>()

  return {
    put: (key, data) => writeTo(path(key), data, rename),
    async create(key, data) {
      try {
        // Unlike a rename, this replaces no file.
        await writeTo(path(key), data, (part, target) => link(part, target).then(() => rm(part)))
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false
        throw error
      }
      return true
    },
    readRoom,
    requireRoom(bytes = SMALL) {
      // Callers at the same time share a check: each would write `bytes`.
      const check = checks.get(bytes) ?? checkRoom(bytes).finally(() => checks.delete(bytes))
      checks.set(bytes, check)
      return check
    },
    get: key => orNull(readFile(path(key))),
    info,
    async stream(key, range) {
      // One handle, so that the information is about the content that is read, also if the blob is replaced meanwhile.
      const file = await orNull(open(path(key)))
      if (!file) return null
      const { size, mtime } = await file.stat()
      const body = file.createReadStream({ ...range, highWaterMark: CHUNK_BYTES })
      return { body, info: { sizeBytes: size, modifiedAt: mtime } }
    },
    async delete(key) {
      await rm(path(key), { force: true })
      if (key.includes('/')) await removeIfEmpty(dirname(path(key)))
    },
    list: folder => list(checkFolder(folder)),
  }
}
