import { createHash, type Hash } from 'node:crypto'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type BlobStore, isPartOfWrite, type ListedBlob, type MigratableBlobStore } from './blob-store.ts'

const CONCURRENCY = 8
/** Longer than `put` of the fallback store takes to delete what it replaced, in ms. */
const REPLACE_MS = 5_000

/** Their age decides when these are deleted, and a move would reset it: they expire where they are. */
const EXPIRING = ['archives/', 'photos/', 'unchecked/']
/** A version of a file of a book. The times of versions say which is the newest, so only that one is moved. */
const VERSION = /^(?<file>.+)-[0-9a-f]{64}\.[a-z0-9]+$/
const versioned = (key: string) => VERSION.exec(key)?.groups?.file

export interface MoveProgress {
  moved: number
  movedBytes: number
  /** Superseded or about to expire. */
  left: number
  /** Keys with another content in the destination, which the product uses. */
  different: string[]
}

export interface MoveOptions {
  from: BlobStore
  to: MigratableBlobStore
  /** Called after each blob. */
  onProgress?: (progress: MoveProgress) => void
  replaceMs?: number
}

async function* hashing(chunks: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
}

async function digestOf(store: BlobStore, key: string): Promise<string | null> {
  const found = await store.stream(key)
  if (!found) return null
  const hash = createHash('sha256')
  for await (const chunk of found.body) hash.update(chunk)
  return hash.digest('hex')
}

/** Groups the blobs of each folder. */
async function* byFolder(blobs: AsyncIterable<ListedBlob>): AsyncGenerator<ListedBlob[]> {
  let files: ListedBlob[] = []
  for await (const file of blobs) {
    if (files[0] && dirname(files[0].key) !== dirname(file.key)) {
      yield files
      files = []
    }
    files.push(file)
  }
  yield files
}

/** Of a book, the newest version of each file, unless `to` has a version that was made since. */
async function withoutSuperseded(files: ListedBlob[], to: BlobStore): Promise<ListedBlob[]> {
  if (!files.some(({ key }) => versioned(key))) return files
  const newest = new Map<string, ListedBlob>()
  for (const file of files) {
    const name = versioned(file.key) ?? file.key
    if (!newest.get(name) || file.modifiedAt > (newest.get(name)?.modifiedAt ?? 0)) newest.set(name, file)
  }
  for await (const { key } of to.list(`${dirname(files[0]?.key ?? '')}/`)) {
    const name = versioned(key)
    if (name && newest.get(name)?.key !== key) newest.delete(name)
  }
  return [...newest.values()]
}

/**
 * Moves the blobs of a store to another one while the product uses both (`createFallbackBlobStore`). Each copy is read and
 * compared before the original is deleted. It can be interrupted and repeated.
 * @throws if a store fails, or a copy differs from its original, which then stays
 */
export async function moveBlobs({ from, to, onProgress, replaceMs = REPLACE_MS }: MoveOptions): Promise<MoveProgress> {
  const progress: MoveProgress = { moved: 0, movedBytes: 0, left: 0, different: [] }

  async function move(key: string): Promise<void> {
    const original = await from.stream(key)
    if (!original) return
    const hash = createHash('sha256')
    let isNew: boolean
    try {
      isNew = await to.create(key, hashing(original.body, hash))
    } finally {
      original.body.destroy()
    }
    const digest = isNew ? hash.digest('hex') : await digestOf(from, key)
    const isSame = (await digestOf(to, key)) === digest
    const { sizeBytes, modifiedAt } = (await from.info(key)) ?? {}
    const isUnchanged =
      sizeBytes === original.info.sizeBytes && modifiedAt?.getTime() === original.info.modifiedAt.getTime()
    if (!isUnchanged) {
      // The product deleted or replaced it meanwhile, and may have done so before it was copied.
      if (isNew && isSame) await to.delete(key)
    } else if (isSame) {
      await from.delete(key)
      progress.moved++
      progress.movedBytes += original.info.sizeBytes
    } else if (!isNew) {
      progress.different.push(key)
    } else {
      // Either the product has just replaced it and deletes the original now, or the copy is damaged.
      await setTimeout(replaceMs)
      if (!(await from.info(key))) return
      await to.delete(key)
      throw new Error(`${key} was not stored as it was sent`)
    }
  }

  const active = new Set<Promise<void>>()
  try {
    for await (const files of byFolder(from.list(''))) {
      const complete = files.filter(({ key }) => !isPartOfWrite(key))
      const lasting = complete.filter(({ key }) => !EXPIRING.some(folder => key.startsWith(folder)))
      const movable = await withoutSuperseded(lasting, to)
      progress.left += complete.length - movable.length
      for (const { key } of movable) {
        const moving = move(key).finally(() => {
          active.delete(moving)
          onProgress?.(progress)
        })
        active.add(moving)
        if (active.size >= CONCURRENCY) await Promise.race(active)
      }
    }
    await Promise.all(active)
  } finally {
    await Promise.allSettled(active)
  }
  return progress
}
