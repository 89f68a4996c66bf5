import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { startTestS3 } from '@kahani/testing/s3-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type BlobStore, deleteFolder, type MigratableBlobStore } from './blob-store.ts'
import { describeBlobStore, keysIn } from './blob-store-contract.fixture.ts'
import { createFallbackBlobStore } from './fallback-blob-store.ts'
import { createFileBlobStore } from './file-blob-store.ts'
import { moveBlobs } from './move-blobs.ts'
import { openStore } from './open-blob-store.ts'

async function openFolder() {
  const dir = await mkdtemp(join(tmpdir(), 'kahani-blobs-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return { dir, store: createFileBlobStore(dir) }
}

/** Two folders, and the store that the product uses while blobs are moved. */
async function setUp() {
  const [{ dir, store: from }, { store: to }] = [await openFolder(), await openFolder()]
  const put = (...keys: string[]) => Promise.all(keys.map(key => from.put(key, Buffer.from(`content of ${key}`))))
  return { dir, from, to, product: createFallbackBlobStore(to, from), put }
}

/** A store that runs `before` and `after` each blob that is created. */
const interrupted = (
  to: MigratableBlobStore,
  { before, after }: { before?: (key: string) => Promise<void>; after?: (key: string) => Promise<void> },
): MigratableBlobStore => ({
  ...to,
  async create(key, data) {
    await before?.(key)
    const created = await to.create(key, data)
    await after?.(key)
    return created
  },
})

const PICTURES = ['pictures/1/0.png', 'pictures/1/1.png', 'pictures/12/0.png']

describeBlobStore('two folders', async () => {
  const { to, product } = await setUp()
  return { ...product, create: to.create }
})

describe('two stores', () => {
  test('blobs of both are found, and of a blob in both that of the first', async () => {
    const { from, to, product, put } = await setUp()
    await put('a/1', 'a/3', 'b/1')
    await to.put('a/2', Buffer.from('new'))
    await to.put('a/3', Buffer.from('newer'))
    expect(await keysIn(product)).toEqual(['a/1', 'a/2', 'a/3', 'b/1'])
    expect([String(await product.get('a/1')), String(await product.get('a/3'))]).toEqual(['content of a/1', 'newer'])
    expect((await product.info('a/3'))?.sizeBytes).toBe(5)
    await product.put('b/1', Buffer.from('newer'))
    expect([await keysIn(from), await keysIn(to)]).toEqual([
      ['a/1', 'a/3'],
      ['a/2', 'a/3', 'b/1'],
    ])
    await product.delete('a/3')
    expect(await product.get('a/3')).toBeNull()
  })

  test('a blob that is moved between the reads of the two is found', async () => {
    const { from, to, put } = await setUp()
    await put(...PICTURES)
    const [first = '', second = '', third = ''] = PICTURES
    const moving = async <T>(read: (store: BlobStore) => Promise<T>) => {
      await moveBlobs({ from, to })
      return read(from)
    }
    const product = createFallbackBlobStore(to, {
      ...from,
      get: key => moving(store => store.get(key)),
      info: key => moving(store => store.info(key)),
      stream: key => moving(store => store.stream(key)),
    })
    expect(String(await product.get(first))).toBe(`content of ${first}`)
    await moveBlobs({ from: to, to: from })
    expect((await product.info(second))?.sizeBytes).toBe(27)
    await moveBlobs({ from: to, to: from })
    const found = await product.stream(third)
    expect(found && String(await buffer(found.body))).toBe(`content of ${third}`)
  })

  test('a blob that is moved while a folder is deleted is deleted', async () => {
    const { from, to, product, put } = await setUp()
    await put(...PICTURES)
    const moving = { ...to, list: (folder: string) => afterList(to.list(folder), () => moveBlobs({ from, to })) }
    await deleteFolder(createFallbackBlobStore(moving, from), 'pictures/')
    expect(await keysIn(product)).toEqual([])
  })
})

/** Runs `work` when a list has ended. */
async function* afterList<T>(list: AsyncIterable<T>, work: () => Promise<unknown>) {
  yield* list
  await work()
}

describe('moveBlobs', () => {
  test('moves blobs to a bucket and back, except what expires', async () => {
    const { from, product, put } = await setUp()
    const expiring = ['archives/1/archive.zip', 'photos/a', 'unchecked/pictures/1/0.png']
    await put(...PICTURES, ...expiring)
    const bucket = await openStore((await startTestS3()).url)
    expect(await moveBlobs({ from, to: bucket })).toMatchObject({ moved: 3, movedBytes: 82, left: 3, different: [] })
    expect(await keysIn(from)).toEqual(expiring)
    expect(String(await bucket.get('pictures/12/0.png'))).toBe('content of pictures/12/0.png')
    expect(await moveBlobs({ from, to: bucket })).toMatchObject({ moved: 0, left: 3 })
    await moveBlobs({ from: bucket, to: from })
    expect(await keysIn(product)).toEqual([...expiring, ...PICTURES].sort())
  })

  test('moves the newest version of each file of a book only, and none that was replaced since', async () => {
    const { dir, from, to, put } = await setUp()
    const file = (name: string, version: string) => `books/1/${name}-${version.repeat(64)}.pdf`
    await put(file('pdf', 'b'), file('pdf', 'a'), file('print', 'a'), 'prints/1/cover.pdf')
    await utimes(join(dir, file('pdf', 'b')), new Date(), new Date(Date.now() - 60_000))
    await to.put(file('print', 'b'), Buffer.from('newer'))
    expect(await moveBlobs({ from, to })).toMatchObject({ moved: 2, left: 2 })
    expect(await keysIn(to)).toEqual([file('pdf', 'a'), file('print', 'b'), 'prints/1/cover.pdf'])
  })

  test('continues after it was interrupted, also between the copy of a blob and its deletion', async () => {
    const { from, to, put } = await setUp()
    await put(...PICTURES)
    await to.put('pictures/1/0.png', Buffer.from('content of pictures/1/0.png'))
    await to.put('pictures/1/1.png', Buffer.from('of a process that was killed before it deleted the other'))
    expect(await moveBlobs({ from, to })).toMatchObject({ moved: 2, different: ['pictures/1/1.png'] })
    expect([await keysIn(from), await keysIn(to)]).toEqual([['pictures/1/1.png'], PICTURES])
  })

  test('what is deleted meanwhile does not come back', async () => {
    for (const when of ['before', 'after']) {
      const { from, to, product, put } = await setUp()
      await put(...PICTURES)
      await moveBlobs({ from, to: interrupted(to, { [when]: product.delete }) })
      expect(await keysIn(product)).toEqual([])
    }
  })

  test('what is replaced meanwhile keeps its new content', async () => {
    for (const when of ['before', 'after']) {
      const { from, to, product, put } = await setUp()
      await put(...PICTURES)
      const replace = (key: string) => product.put(key, Buffer.from('new'))
      await moveBlobs({ from, to: interrupted(to, { [when]: replace }) })
      expect([await keysIn(product), await keysIn(from)]).toEqual([PICTURES, []])
      for (const key of PICTURES) expect(String(await product.get(key))).toBe('new')
    }
  })

  test('a damaged copy is deleted, and its original stays', async () => {
    const { from, to, product, put } = await setUp()
    await put('pictures/1/0.png')
    const damage = () => to.put('pictures/1/0.png', Buffer.from('damaged'))
    const moving = moveBlobs({ from, to: interrupted(to, { after: damage }), replaceMs: 0 })
    await expect(moving).rejects.toThrow('pictures/1/0.png was not stored as it was sent')
    expect(String(await product.get('pictures/1/0.png'))).toBe('content of pictures/1/0.png')
    expect(await keysIn(to)).toEqual([])
  })
})
