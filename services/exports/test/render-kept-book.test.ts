import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteFolder } from '@kahani/service-kit/blobs/blob-store'
import { createFileBlobStore } from '@kahani/service-kit/blobs/file-blob-store'
import { expect, onTestFinished, test } from 'vitest'
import { keepBook } from '../src/prints/kept-book.ts'
import { keptFolder } from '../src/prints/kept-files.ts'
import { createKeptBookRenderer } from '../src/prints/render-kept-book.ts'
import { sampleBook, samplePicture } from './sample-book.ts'

const version = '1'.repeat(64)
const file = Buffer.from('a file')

test('files for another press are deleted if their book is deleted while they are made', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'kahani-kept-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const blobs = createFileBlobStore(dir)
  const book = sampleBook(7)
  for (const { pictureKey } of book.pages) if (pictureKey) await blobs.put(pictureKey, await samplePicture(0))
  await keepBook(blobs, book, version)

  const render = createKeptBookRenderer({
    blobs,
    renderPrint: () => async () => {
      await deleteFolder(blobs, keptFolder(7))
      return { file, attachments: { print_cover: file, print_report: file } }
    },
  })
  const job = { storyId: 7, userId: 9, format: 'print', version, provider: 'gelato' } as const
  const run = { signal: new AbortController().signal, setProgress: () => {} }
  await expect(render(job, run)).rejects.toThrow('no_story')
  const keys = []
  for await (const { key } of blobs.list(keptFolder(7))) keys.push(key)
  expect(keys).toEqual([])
})
