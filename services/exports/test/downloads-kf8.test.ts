import { beforeAll, expect, test } from 'vitest'
import { createFixedEpubRenderer, KINDLE_EPUB } from '../src/formats/fixed-epub/render-fixed-epub.ts'
import { createConverter } from '../src/formats/kf8/converter.ts'
import { createKf8Renderer } from '../src/formats/kf8/render-kf8.ts'
import { findTestConverter, openTestWorkFolder } from './calibre.ts'
import { createFakeConverter } from './fake-converter.ts'
import { readKf8 } from './read-kf8.ts'
import { ORIGIN, PICTURE_URI, sampleBook } from './sample-book.ts'
import { setUp } from './set-up.ts'

let converter: string
beforeAll(async () => {
  converter = await findTestConverter()
})

/** The API and a worker. */
async function setUpKf8(findProgram: () => string | null) {
  const { workFolder, list } = await openTestWorkFolder()
  const convert = createConverter({
    find: async () => findProgram(),
    path: process.env.PATH ?? '',
    workFolder,
  })
  const kf8 = createKf8Renderer({
    renderKindleEpub: createFixedEpubRenderer(KINDLE_EPUB),
    convert,
  })
  const { addBook, download, logger } = await setUp({ renderers: { kf8 } })
  await addBook(sampleBook(7))
  return { download: () => download(7, 1, 'download/kf8'), logger, list }
}

test('GET /api/stories/:id/download/kf8 is a 503 without calibre, and retries a conversion that is killed in mid-book', async () => {
  // The first time, calibre has begun to unpack the book.
  const { program: killedOnce } = await createFakeConverter(`
    mkdir $DIR/killed 2>/dev/null || exec ${converter} "$@"
    ${converter} "$@" >&2 & converter=$!
    while [ -z "$(ls -d "$TMPDIR"/calibre_*/*/META-INF 2>/dev/null)" ]; do sleep 0.01; done
    kill -9 $converter $$`)
  let program: string | null = null
  const { download, logger, list } = await setUpKf8(() => program)
  const refused = await download()
  expect(refused.json(), logger.lines.join('')).toMatchObject({
    code: 'maker_not_set_up',
    message: expect.stringContaining('still being set up'),
  })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '60'])
  expect(logger.lines.join('')).toContain('apt-get install --no-install-recommends calibre')

  program = killedOnce
  const response = await download()
  const lines = logger.lines.join('')
  expect(response.statusCode, lines).toBe(200)
  expect(await list()).toEqual([])
  expect(lines).toContain('the converter was killed by SIGKILL')
  expect(lines).not.toMatch(/Meera|Moon Boat|moonlight/)
  expect(response.headers['content-type']).toBe('application/vnd.amazon.mobi8-ebook')
  expect(response.headers['content-disposition']).toMatch(/filename="[^"]+\.azw3"/)
  const kf8 = readKf8(response.rawPayload)
  expect(kf8).toMatchObject({ identifier: 'BOOKMOBI', version: 8, title: 'The Moon Boat' })
  expect(Object.fromEntries(kf8.exth.texts)).toMatchObject({ 126: '816x816', 525: 'horizontal-lr' })
  // Three pages before the story, its three pages, the end and the colophon. The Kindle shows the cover itself.
  const pages = kf8.text.split('<html').slice(1)
  expect(pages).toHaveLength(8)
  for (const page of pages) expect(page).toContain('<meta name="viewport" content="width=816, height=816"/>')
  // calibre drops the metadata of the package that says how the book was made, but neither the last page nor the pictures.
  expect(pages.at(-1)).toContain(ORIGIN)
  expect(kf8.resources.filter(resource => resource.includes(PICTURE_URI))).toHaveLength(4)
})
