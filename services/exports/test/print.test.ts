import { PDFDict, PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib'
import { preflightOutcome, preflightReportSchema } from '@kahani/contracts/preflight'
import type { Book } from '@kahani/contracts/stories-internal'
import { bookMessages } from '@kahani/messages/en/books'
import { headersFor, internalHeaders } from '@kahani/testing/keys'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { violatedUaRules } from '../src/checks/pdf-ua.ts'
import type { RenderRun } from '../src/editions.ts'
import { preflight } from '../src/formats/print/preflight.ts'
import { PRINT_PROVIDERS, type PrintProvider } from '../src/formats/print/print-providers.ts'
import { createBookletRenderer, createPrintRenderer } from '../src/formats/print/render-print.ts'
import type { Rectangle } from '../src/pdf-reader/geometry.ts'
import { readPdf as readContent } from '../src/pdf-reader/read-pdf.ts'
import { readStructure } from '../src/pdf-reader/structure.ts'
import { type SourcePicture, UnreadablePicturesError } from '../src/pictures/encode-pictures.ts'
import { shareTestBrowser } from './chromium.ts'
import { ADMINISTRATOR } from './fake-stories.ts'
import { POEM, WIDE_NAME } from './hard-stories.ts'
import { picturesInMemory } from './pictures-in-memory.ts'
import { readInks, readPdf, readXmp, withoutWhitespace } from './read-pdf.ts'
import { PICTURE_URI, PICTURE_XMP, SOURCE_URI, sampleBook } from './sample-book.ts'
import { setUp } from './set-up.ts'

const browser = shareTestBrowser()
/** With a spine, inks, pages that are smaller than the trimmed ones, and more of them than the book fills. */
const PRESS: PrintProvider = { ...PRINT_PROVIDERS.pothi, minPages: 14, dpi: 72, minDpi: 36 }

const bitmap = (widthPx: number) =>
  sharp({ create: { width: widthPx, height: widthPx, channels: 3, background: 'teal' } })
    .png()
    .withXmp(PICTURE_XMP)
    .toBuffer()
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path fill="teal" d="M0 0h512v512H0z"/></svg>'
const drawn = async (): Promise<SourcePicture> => ({ bitmap: await bitmap(256), drawing: Buffer.from(DRAWING) })
const generated = async (widthPx: number): Promise<SourcePicture> => ({ bitmap: await bitmap(widthPx), drawing: null })

const illustrated = (book: Book, pictures: SourcePicture[]) => {
  return { book, pictures: picturesInMemory(new Map(pictures.entries())) }
}
const RUN: RenderRun = { signal: new AbortController().signal, setProgress: () => {} }

async function print(book: Book, pictures: SourcePicture[], provider: PrintProvider) {
  const {
    file,
    attachments = {},
    pages = [],
  } = await createPrintRenderer(browser, provider)(illustrated(book, pictures), RUN)
  const { print_cover: cover = Buffer.alloc(0), print_report: json = Buffer.alloc(0) } = attachments
  return {
    interior: file,
    cover,
    pages,
    json: json.toString(),
    report: preflightReportSchema.parse(JSON.parse(json.toString())),
  }
}

/** The checks that did not pass, with their pages. */
const problems = ({ checks }: { checks: { id: string; outcome: string; pages: number[] }[] }) =>
  Object.fromEntries(
    checks.filter(({ outcome }) => outcome !== 'passed').map(({ id, outcome, pages }) => [id, [outcome, pages]]),
  )

const NAME = 'Zoë <b>&"आरव" 🦄'
const TEXTS = [
  'श्रद्धा ने क्षमा माँगी। தமிழ் கொண்டு வா — কৃষ্ণচূড়া, ঊর্ধ্ব!',
  '“Office fluff 😀😁,” said Zoë.\nશ્રી ਪੰਜਾਬੀ ಕನ್ನಡ മലയാളം తెలుగు ଓଡ଼ିଆ',
  'محبت شہزادی שלום',
]

/** Moves or scales the content of a page. */
function transform(page: PDFPage | undefined, matrix: string): void {
  const stream = (code: string) => page?.doc.context.register(page.doc.context.stream(code))
  const [start, end] = [stream(`q ${matrix} cm`), stream('Q')]
  page?.node.normalize()
  if (start && end) page?.node.wrapContentStreams(start, end)
}

/** The boxes of figures in the tags of a file that are not where its pictures are. */
async function strayFigures(file: Buffer) {
  const { elements } = readStructure(await PDFDocument.load(file))
  const images = (await readContent(file)).pages.flatMap(page => page.images.map(({ box }) => box))
  const isNear = (a: Rectangle, b: Rectangle) =>
    Object.entries(a).every(([side, value]) => Math.abs(value - b[side as keyof Rectangle]) < 1)
  const boxes = elements.flatMap(({ type, box }) => (type === 'Figure' && box) || [])
  expect(boxes).not.toEqual([])
  return boxes.filter(box => !images.some(image => isNear(box, image)))
}

/** Paints something before the content of a page. */
function paint(page: PDFPage | undefined, code: string): void {
  const stream = (content: string) => page?.doc.context.register(page.doc.context.stream(content))
  const [start, end] = [stream(`q ${code} Q`), stream('')]
  if (start && end) page?.node.wrapContentStreams(start, end)
}

describe('the files for a press', () => {
  test('in inks are PDF/X-4 with black letters, in every script, of the exact size, and pass the preflight', async () => {
    const book = sampleBook(7, { title: `${NAME} at sea`, characterName: NAME, characterAge: '7-9' }, TEXTS)
    const { interior, cover, pages: images, report, json } = await print(book, [await drawn(), await drawn()], PRESS)
    expect(problems(report)).toEqual({})
    expect(report).toMatchObject({ provider: 'pothi', pages: 14, spineMm: 1.5, lowestDpi: 72 })
    expect(json).not.toMatch(/Zoë|sea|Office/)
    expect(images).toHaveLength(15)

    const [pages, sheet] = await Promise.all([readPdf(interior), readPdf(cover)])
    const whole = [0, 0, 612, 612]
    const box = { '/MediaBox': whole, '/BleedBox': whole, '/TrimBox': whole }
    expect(pages.boxes).toMatchObject(Array(14).fill(box))
    // The trimmed cover: twice 612 pt and a spine of 1.5 mm.
    const spinePt = (1.5 / 25.4) * 72
    const [left = 0, bottom = 0, right = 0, top = 0] = sheet.boxes[0]?.['/TrimBox'] ?? []
    expect([left, bottom, top]).toEqual([9, 9, 621])
    expect(right - left).toBeCloseTo(2 * 612 + spinePt, 3)
    for (const file of [pages, sheet]) {
      expect([file.tagged, file.language, file.title]).toEqual([true, 'en-IN', `${NAME} at sea`])
      expect(file.fonts.filter(({ embedded, type }) => !embedded || type !== 'CID TrueType')).toEqual([])
    }
    const storyPage = pages.pages.indexOf(withoutWhitespace(`${TEXTS[1]}2`))
    expect(storyPage).toBeGreaterThan(0)
    expect(bookMessages.drawingPrompts.map(withoutWhitespace)).toContain(pages.pages.at(-1))
    // Letters add nothing to the other inks, and leave out nothing of the paper's.
    const pixels = await readInks(interior, storyPage + 1)
    const letters = pixels.filter(([, , , black = 0]) => black > 200)
    const [paper = []] = pixels
    expect(letters.length).toBeGreaterThan(200)
    for (let ink = 0; ink < 3; ink += 1) {
      expect(Math.max(...letters.map(pixel => Math.abs((pixel[ink] ?? 0) - (paper[ink] ?? 0))))).toBeLessThan(10)
    }
    for (const file of [interior, cover]) {
      expect(await violatedUaRules(file)).toEqual([])
      expect(await strayFigures(file)).toEqual([])
      const text = file.toString('latin1')
      expect(text).toMatch(/^%PDF-1\.6/)
      expect(text).toContain(PICTURE_URI)
      const xmp = await readXmp(file)
      expect(xmp).toContain('<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>')
      expect(xmp).toContain(`<Iptc4xmpExt:DigitalSourceType>${SOURCE_URI}</Iptc4xmpExt:DigitalSourceType>`)
      expect(xmp).toContain('Zoë &lt;b&gt;&amp;&quot;आरव&quot; 🦄 at sea')
    }
  })

  test('in sRGB have no label, and show a picture of 1024 px in a frame, where it has at least 150 dpi, and refuse one of 600 px', async () => {
    const provider = { ...PRINT_PROVIDERS.lulu, dpi: 260 }
    const book = sampleBook(7)
    // The third one is also on the back cover.
    const pictures = [await drawn(), await drawn(), await generated(1024)]
    const { report, interior } = await print(book, pictures, provider)
    expect(await readContent(interior)).toMatchObject({ pdfxVersion: null, hasOutputIntent: false })
    expect(problems(report)).toEqual({ resolution: ['warning', [0, 5]] })
    expect(report).toMatchObject({ pages: 8, spineMm: 0, lowestDpi: 153 })
    expect(preflightOutcome(report)).toBe('warning')

    const { report: small } = await print(book, [await generated(1024), await generated(600)], provider)
    expect(problems(small)).toEqual({ resolution: ['failed', [4]] })
    expect(small.lowestDpi).toBe(144)
  })

  test('for A4 paper are sheets of a booklet, with the covers outside, at the size of the paper', async () => {
    const provider = { ...PRINT_PROVIDERS.home, dpi: 72, minDpi: 36 }
    const pictures = [await drawn(), await drawn()]
    const { interior, report } = await print(sampleBook(7), pictures, provider)
    expect(problems(report)).toEqual({})
    const { file } = await createBookletRenderer(browser, provider)(illustrated(sampleBook(7), pictures), RUN)
    const { pages, boxes } = await readPdf(file)
    expect((await readPdf(interior)).pages).toEqual(pages)
    expect(pages).toHaveLength(report.pages / 2)
    for (const { '/MediaBox': [, , width = 0, height = 0] = [] } of boxes) {
      expect([width, height].map(points => Math.round((points / 72) * 254))).toEqual([2970, 2100])
    }
    for (const text of ['The Moon Boat', bookMessages.madeWith]) expect(pages[0]).toContain(withoutWhitespace(text))
    expect(pages[1]).toBe('')
    // Sheets have no tags.
    expect(await readXmp(interior)).not.toContain('pdfuaid:part')
  })

  test('are not made of a picture that is no image', async () => {
    const noImage = { bitmap: Buffer.from('no picture at all'), drawing: null }
    const printing = print(sampleBook(7), [await drawn(), noImage], PRINT_PROVIDERS.proof)
    await expect(printing).rejects.toThrow(new UnreadablePicturesError([1]))
  })

  test('fail the preflight without a box, bleed, text, picture, font or page', async () => {
    const provider = { ...PRINT_PROVIDERS.proof, paper: { sheetMm: 1, coversMm: 2 } }
    // A name and a message that are hard to fit are no problem, nor is the name on the spine.
    const story = { title: `${WIDE_NAME} and the Moon`, characterName: WIDE_NAME }
    const book = { ...sampleBook(7, story), dedication: POEM }
    const { interior, cover, report } = await print(book, await Promise.all([drawn(), drawn(), drawn()]), provider)
    expect(problems(report)).toEqual({})
    expect(report).toMatchObject({ pages: 12, spineMm: 8 })
    const expected = async (file: Buffer) =>
      (await readContent(file)).pages.map(({ text, images }) => {
        return { text, pictures: images.map(() => null) }
      })
    const pages = await expected(interior)
    const checkCover = { file: cover, pages: await expected(cover), spineMm: 8 }
    const check = async (breakPdf: (pdf: PDFDocument) => void) => {
      const pdf = await PDFDocument.load(interior)
      breakPdf(pdf)
      const file = await pdf.save()
      return problems(await preflight({ provider, interior: { file, pages }, cover: checkCover }))
    }
    expect(await check(() => {})).toEqual({})

    const illustrated = pages.findIndex(({ pictures }) => pictures.length > 0)
    const broken = await check(pdf => {
      const [first, second] = pdf.getPages()
      first?.node.delete(PDFName.of('TrimBox'))
      transform(second, '0.97143 0 0 0.97143 9 9')
      paint(second, '0 1 0 0 k 0 0 1 1 re f')
      pdf.getPages()[illustrated]?.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.stream('')))
      pdf.removePage(pdf.getPageCount() - 1)
    })
    const empty = illustrated + 1
    expect(broken).toEqual({
      boxes: ['failed', [1]],
      bleed: ['failed', [2, empty]],
      resolution: ['failed', [empty]],
      colour: ['failed', [2]],
      'blank-pages': ['failed', [empty]],
      text: ['failed', [empty]],
      'page-count': ['failed', []],
    })

    const withoutFonts = await check(pdf => {
      for (const [, object] of pdf.context.enumerateIndirectObjects())
        if (object instanceof PDFDict) object.delete(PDFName.of('FontFile2'))
      transform(pdf.getPages()[0], '1 0 0 1 0 300')
    })
    expect(withoutFonts.fonts?.[0]).toBe('failed')
    expect(withoutFonts['safe-area']).toEqual(['failed', [1]])
  })
})

describe('GET /api/stories/:id/print-check', () => {
  const check = async ({ app }: Awaited<ReturnType<typeof setUp>>, userId = 1) =>
    app.inject({ url: '/api/stories/7/print-check', headers: await headersFor({ userId }) })

  test('makes the files once and sends their report to the family and to payments', async () => {
    const product = await setUp({ browser, waitTimeoutMs: 100 })
    const { app, addBook, blockRendering, renderCount, download } = product
    await addBook(sampleBook(7))
    const { release } = blockRendering()
    const early = await check(product)
    expect([early.statusCode, early.json()]).toEqual([202, { status: 'pending', progress: expect.any(Number) }])
    release()
    await expect.poll(async () => (await check(product)).statusCode).toBe(200)
    const { report, version, book } = (await check(product)).json()
    expect(report).toMatchObject({ provider: 'proof', pages: 8 })
    expect(book).toMatchObject({ widthMm: 216, heightMm: 216, binding: 'perfect' })
    expect(renderCount()).toBe(1)

    const internal = { method: 'POST', url: '/internal/stories/7/print-files?userId=1' } as const
    const headers = internalHeaders('payments', 'exports')
    expect((await app.inject({ ...internal, headers })).json()).toMatchObject({ status: 'ready', report })
    expect((await app.inject(internal)).statusCode).toBe(401)
    expect((await check(product, 2)).statusCode).toBe(404)

    const preview = (page: number, userId = 1, of = version) =>
      download(7, userId, `print-preview/${page}?version=${of}`)
    const images = await Promise.all([0, 1, 8].map(page => preview(page)))
    const sizes = images.map(async ({ rawPayload }) => {
      const { width = 0, height = 0, format } = await sharp(rawPayload).metadata()
      return [format, width > height, height]
    })
    expect(await Promise.all(sizes)).toEqual([
      ['jpeg', true, 640],
      ['jpeg', false, 640],
      ['jpeg', false, 640],
    ])
    // Browsers ask each time, so that a sign-out ends it.
    const { etag = '', 'cache-control': caching } = images[0]?.headers ?? {}
    expect(caching).toBe('private, no-cache')
    const path = `print-preview/0?version=${version}`
    expect((await download(7, 1, path, { headers: { 'if-none-match': etag } })).statusCode).toBe(304)
    expect((await download(7, 2, path, { headers: { 'if-none-match': etag } })).statusCode).toBe(404)
    const others = [await preview(9), await preview(1, 2), await preview(1, 1, 'a'.repeat(64))]
    expect(others.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])

    const [interior, cover] = [
      await download(7, 1, 'download/pdf?for=printing'),
      await download(7, 1, 'download/pdf?for=printing-cover'),
    ]
    expect([interior.statusCode, cover.statusCode]).toEqual([200, 200])
    expect((await readPdf(interior.rawPayload)).pages).toHaveLength(8)
    expect((await readPdf(cover.rawPayload)).pages).toHaveLength(1)
    expect(cover.headers['content-disposition']).toContain('cover.pdf')

    const asAdministrator = async (userId: number, file: string, owner = 1) =>
      app.inject({
        url: `/api/admin/stories/7/print-files/${file}?userId=${owner}`,
        headers: await headersFor({ userId }),
      })
    const { copiesInWork, audit } = product.stories
    const private_ = await asAdministrator(ADMINISTRATOR, 'interior')
    expect([private_.statusCode, private_.json().code]).toEqual([403, 'no_copy_in_work'])
    expect(audit.entries).toEqual([])

    copiesInWork.set(7, [null])
    expect((await asAdministrator(ADMINISTRATOR, 'interior')).rawPayload).toEqual(interior.rawPayload)
    expect((await asAdministrator(ADMINISTRATOR, 'cover')).rawPayload).toEqual(cover.rawPayload)
    expect((await asAdministrator(ADMINISTRATOR, 'cover', 2)).statusCode).toBe(404)
    expect((await asAdministrator(1, 'cover')).statusCode).toBe(403)
    const action = 'GET /api/admin/stories/:id/print-files/:file'
    const entry = { action, actorId: ADMINISTRATOR, userId: 1, network: '127.0.0.0/24' }
    expect(audit.entries).toEqual(['interior', 'cover'].map(file => ({ ...entry, details: { id: 7, file } })))
    audit.status = 500
    expect((await asAdministrator(ADMINISTRATOR, 'cover')).statusCode).toBe(503)
  })

  test('is a 409 until the pictures are complete', async () => {
    const product = await setUp({ browser })
    const book = sampleBook(7)
    await product.addBook({ ...book, picturesPending: true })
    expect((await check(product)).json().code).toBe('pictures_pending')
    await product.addBook({ ...book, pages: book.pages.map(page => ({ ...page, pictureKey: null })) })
    const missing = await check(product)
    expect([missing.statusCode, missing.json().code]).toEqual([409, 'pictures_missing'])
    expect(product.renderCount()).toBe(0)
  })
})
