import type { BlobStore, ListedBlob } from './blob-store.ts'

/** Merges two lists that are sorted by key. Of a blob that is in both, that of `first` is listed. */
async function* merge(first: AsyncIterable<ListedBlob>, second: AsyncIterable<ListedBlob>): AsyncGenerator<ListedBlob> {
  const others = second[Symbol.asyncIterator]()
  let other = await others.next()
  try {
    for await (const blob of first) {
      while (!other.done && other.value.key < blob.key) {
        yield other.value
        other = await others.next()
      }
      if (!other.done && other.value.key === blob.key) other = await others.next()
      yield blob
    }
    for (; !other.done; other = await others.next()) yield other.value
  } finally {
    await others.return?.()
  }
}

/**
 * The blobs of two stores while they are moved from `fallback` to `primary` (`moveBlobs`), or while processes with the opposite
 * order still run. Each blob is in one of them, or for a moment in both.
 */
export function createFallbackBlobStore(primary: BlobStore, fallback: BlobStore): BlobStore {
  /** Looks into `primary` again, since a blob may be moved between the two reads. */
  const find = async <T>(read: (store: BlobStore) => Promise<T | null>) =>
    (await read(primary)) ?? (await read(fallback)) ?? read(primary)

  return {
    async put(key, data) {
      await primary.put(key, data)
      await fallback.delete(key)
    },
    requireRoom: bytes => primary.requireRoom(bytes),
    ...(primary.readRoom && { readRoom: primary.readRoom }),
    get: key => find(store => store.get(key)),
    stream: (key, range) => find(store => store.stream(key, range)),
    info: key => find(store => store.info(key)),
    /** In this order: a blob that is being moved is deleted in `primary` by the move, which finds it gone from `fallback`. */
    async delete(key) {
      await fallback.delete(key)
      await primary.delete(key)
    },
    list: folder => merge(primary.list(folder), fallback.list(folder)),
  }
}
