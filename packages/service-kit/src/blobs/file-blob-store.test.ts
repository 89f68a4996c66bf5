import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createFileBlobStore } from './file-blob-store.ts'

async function setUp() {
  const dir = await mkdtemp(join(tmpdir(), 'kahani-blobs-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return { dir, blobs: createFileBlobStore(dir) }
}

test('writes, replaces, reads and deletes a blob', async () => {
  const { blobs } = await setUp()
  await blobs.put('pictures/1/0.png', Buffer.from('old'))
  await blobs.put('pictures/1/0.png', Buffer.from('newer'))
  expect(await blobs.get('pictures/1/0.png')).toEqual(Buffer.from('newer'))
  const found = await blobs.stream('pictures/1/0.png')
  expect(found?.info).toEqual({ sizeBytes: 5 })
  expect(found && (await buffer(found.body))).toEqual(Buffer.from('newer'))
  await blobs.delete('pictures/1/0.png')
  await blobs.delete('pictures/1/0.png')
  expect([
    await blobs.get('pictures/1/0.png'),
    await blobs.stream('pictures/1/0.png'),
    await blobs.info('pictures/1/0.png'),
  ]).toEqual([null, null, null])
})

test('concurrent writes to one key leave one complete blob and no temporary files', async () => {
  const { blobs, dir } = await setUp()
  const versions = Array.from({ length: 20 }, (_, i) => Buffer.alloc(10_000, i))
  await Promise.all(versions.map(data => blobs.put('books/1.pdf', data)))
  const stored = await blobs.get('books/1.pdf')
  expect(versions.some(data => stored?.equals(data))).toBe(true)
  expect(await readdir(join(dir, 'books'))).toEqual(['1.pdf'])
})

test.each(['../outside', 'a/../../b', '/etc/passwd', 'a//b', 'A', ''])('rejects the key %j', async key => {
  const { blobs } = await setUp()
  await expect(async () => blobs.get(key)).rejects.toThrow('invalid blob key')
})
