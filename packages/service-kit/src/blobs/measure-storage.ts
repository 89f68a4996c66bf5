import type { Registry } from 'prom-client'
import { addGauge } from '../metrics.ts'
import type { BlobStore } from './blob-store.ts'

/** Adds `storage_free_bytes` and `storage_min_free_bytes`, if the store is on a disk. */
export function measureStorage(registry: Registry, blobs: Pick<BlobStore, 'readRoom'>): Registry {
  const { readRoom } = blobs
  if (!readRoom) return registry
  addGauge(registry, 'storage_free_bytes', 'Free space of the disk of the blob store', async () => {
    return (await readRoom()).freeBytes
  })
  addGauge(registry, 'storage_min_free_bytes', 'Free space below which nothing is stored', async () => {
    return (await readRoom()).minFreeBytes
  })
  return registry
}
