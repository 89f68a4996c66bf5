import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DOWNLOAD_FORMATS } from '@kahani/contracts/options'
import { storyChangesSchema } from '@kahani/contracts/story-changes'
import type { ApiClient } from '@kahani/testing/api-client'
import { FULL } from '@kahani/testing/full'
import { requireProgram } from '@kahani/testing/programs'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createFamily } from './shared-product.ts'

const run = promisify(execFile)
const PAGE = 3
const WORDS = 'Zebulon the parrot whistled a quiet tune.'
const TITLE = 'The Marigold Evening'
const DEDICATION = 'For our marmalade bear'

/** What a reader sees in a file: its text without spaces, and the hashes of its pictures. */
interface Content {
  text: string
  pictures: Set<string>
}

const withoutSpaces = (text: string) => text.replace(/\s+/g, '')
const hashOf = async (path: string) =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))

async function readContent(path: string): Promise<Content> {
  const folder = await mkdtemp(join(tmpdir(), 'kahani-changed-'))
  try {
    if (path.endsWith('.pdf')) {
      await run(await requireProgram('pdfimages'), ['-all', path, join(folder, 'picture')])
      const { stdout } = await run(await requireProgram('pdftotext'), [path, '-'])
      return { text: withoutSpaces(stdout), pictures: new Set(await Promise.all((await filesIn(folder)).map(hashOf))) }
    }
    // Calibre unpacks every kind of e-book into a folder.
    const book = join(folder, 'book')
    await mkdir(book)
    await run(await requireProgram('ebook-convert'), [path, book], { maxBuffer: 64 * 1024 * 1024 })
    const files = await filesIn(book)
    const pages = files.filter(file => /\.(x?html|opf)$/.test(file))
    const texts = await Promise.all(pages.map(async file => (await readFile(file, 'utf8')).replace(/<[^>]+>/g, '')))
    const pictures = files.filter(file => /\.(jpe?g|png|webp)$/.test(file))
    return { text: withoutSpaces(texts.join(' ')), pictures: new Set(await Promise.all(pictures.map(hashOf))) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function download(client: ApiClient, storyId: number, folder: string): Promise<string[]> {
  const paths: string[] = []
  for (const format of DOWNLOAD_FORMATS) {
    const url = `/api/stories/${storyId}/download/${format}`
    await expect.poll(async () => (await client.send('GET', url)).status).toBe(200)
    const extension = { pdf: 'pdf', kf8: 'azw3', epub: 'epub', fixed_epub: 'epub' }[format]
    const path = join(folder, `${format}.${extension}`)
    await writeFile(path, Buffer.from(await (await client.send('GET', url)).arrayBuffer()))
    paths.push(path)
  }
  return paths
}

/** The newest files for the press, which only administrators can download: cover and interior. */
async function printFiles(storyId: number): Promise<string[]> {
  const { dataDir } = inject('product')
  const all = (await filesIn(join(dataDir, 'blobs', 'books', String(storyId)))).filter(file =>
    /\/print[a-z_]*-[^/]*\.pdf$/.test(file),
  )
  const dated = await Promise.all(all.map(async file => ({ file, time: (await stat(file)).mtimeMs })))
  const newest = dated.sort((a, b) => b.time - a.time).map(({ file }) => file)
  return [newest.find(file => file.includes('cover')), newest.find(file => !file.includes('cover'))].filter(
    file => file !== undefined,
  )
}

async function readAll(client: ApiClient, storyId: number): Promise<Content[]> {
  const folder = await mkdtemp(join(tmpdir(), 'kahani-files-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await client.waitForPrintFiles(storyId)
  const paths = [...(await download(client, storyId, folder)), ...(await printFiles(storyId))]
  expect(paths).toHaveLength(6)
  const contents: Content[] = []
  for (const path of paths) contents.push(await readContent(path))
  return contents
}

test.runIf(FULL)(
  'every file of a book has the words, the title, the dedication and the picture that the family chose',
  async () => {
    const { client } = await createFamily()
    const storyId = await client.generateStory()
    await client.waitForIllustrations(storyId)
    const before = await readAll(client, storyId)

    const path = `/api/stories/${storyId}`
    const send = async (method: 'PUT' | 'POST', to: string, body: object) =>
      expect((await client.send(method, `${path}/${to}`, body)).ok).toBe(true)
    const changes = async () => storyChangesSchema.parse(await (await client.send('GET', `${path}/changes`)).json())
    const former = (await changes()).pages[PAGE - 1]?.content ?? ''
    await send('PUT', `pages/${PAGE}`, { content: WORDS, version: 0 })
    await send('PUT', 'details', { title: TITLE, dedication: DEDICATION, version: 0 })
    await send('POST', `illustrations/${PAGE}/versions`, { basedOn: 0, timeOfDay: 'night', camera: 'close-up' })
    await expect.poll(async () => (await changes()).pictures.some(({ pending }) => pending)).toBe(false)
    await send('PUT', `illustrations/${PAGE}/version`, { version: 1, replaces: 0 })

    const after = await readAll(client, storyId)
    const [printCover, interior] = [after[4], after[5]]
    for (const { text } of [...after.slice(0, 4), interior].filter(content => content !== undefined)) {
      for (const part of [WORDS, TITLE, DEDICATION]) expect(text).toContain(withoutSpaces(part))
      expect(text).not.toContain(withoutSpaces(former))
    }
    // The cover, whose picture is lettered with the title, and the page. The press gets them in two files.
    const newIn = (content: Content | undefined, i: number) =>
      [...(content?.pictures ?? [])].filter(picture => !before[i]?.pictures.has(picture)).length
    expect(after.slice(0, 4).map(newIn)).toEqual([2, 2, 2, 2])
    expect([newIn(printCover, 4), newIn(interior, 5)]).toEqual([1, 1])
  },
)
