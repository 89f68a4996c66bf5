import { decodePDFRawStream, PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib'
import { type Bytes, decodeTextString, type Operand, readOperations } from './content-stream.ts'
import { type ReadFont, readFont } from './fonts.ts'
import {
  boundingBox,
  corners,
  IDENTITY,
  intersect,
  isEmpty,
  type Matrix,
  multiply,
  type Point,
  type Rectangle,
  toMatrix,
  translation,
} from './geometry.ts'

export interface PlacedImage {
  /** Its visible part. */
  box: Rectangle
  widthPx: number
  /** Width of the whole image on the page, in inches. */
  widthIn: number
}

/** What is painted on a page. */
export interface PageContent {
  images: PlacedImage[]
  /** Boxes of filled shapes. */
  fills: Rectangle[]
  /** In the order of the content stream. */
  text: string
  /** Boxes of the visible glyphs. */
  glyphs: Rectangle[]
  /** Whether all its fonts are embedded and none is of Type 3. */
  fontsUsable: boolean
}

interface GraphicsState {
  matrix: Matrix
  clip: Rectangle
  font: ReadFont | null
  fontSize: number
}

/** Height of a letter above and below its baseline, relative to the font size. */
const ASCENT = 0.7
const DESCENT = 0.2
const POINTS_PER_INCH = 72

function* codesOf(bytes: Bytes, bytesPerCode: number): Generator<number> {
  for (let i = 0; i + bytesPerCode <= bytes.length; i += bytesPerCode) yield bytes.readUIntBE(i, bytesPerCode)
}

/** Interprets a content stream, as far as it affects what is where. */
export function readPageContent(stream: Uint8Array, resources: PDFDict | undefined, page: Rectangle): PageContent {
  const content: PageContent = { images: [], fills: [], text: '', glyphs: [], fontsUsable: true }
  const fonts = new Map<PDFDict, ReadFont>()
  const stack: GraphicsState[] = []
  let state: GraphicsState = { matrix: IDENTITY, clip: page, font: null, fontSize: 0 }
  let path: Point[] = []
  let clipsNext = false
  let textMatrix = IDENTITY
  let lineMatrix = IDENTITY
  /** For each open marked content, whether its own text replaces that of its glyphs. */
  const replacesText: boolean[] = []
  let scope = resources

  const findResource = (category: string, name: Operand | undefined) =>
    scope?.lookupMaybe(PDFName.of(category), PDFDict)?.lookup(PDFName.of(String(name).slice(1)))

  function endPath(fills: boolean): void {
    if (path.length > 0) {
      const box = intersect(boundingBox(path, state.matrix), state.clip)
      if (fills && !isEmpty(box)) content.fills.push(box)
      if (clipsNext) state.clip = box
    }
    path = []
    clipsNext = false
  }

  function paintImage(image: PDFDict): void {
    const [a, b] = state.matrix
    const box = intersect(boundingBox(corners(0, 0, 1, 1), state.matrix), state.clip)
    const widthPx = image.lookup(PDFName.of('Width'), PDFNumber).asNumber()
    if (!isEmpty(box)) content.images.push({ box, widthPx, widthIn: Math.hypot(a, b) / POINTS_PER_INCH })
  }

  function paintForm(form: PDFRawStream): void {
    const [outerState, outerScope] = [{ ...state }, scope]
    const matrix = form.dict.lookupMaybe(PDFName.of('Matrix'), PDFArray)?.asArray() ?? []
    state.matrix = multiply(toMatrix(matrix.map(value => (value as PDFNumber).asNumber())), state.matrix)
    scope = form.dict.lookupMaybe(PDFName.of('Resources'), PDFDict) ?? scope
    run(decodePDFRawStream(form).decode())
    state = outerState
    scope = outerScope
  }

  function selectFont(name: Operand | undefined, size: Operand | undefined): void {
    const font = findResource('Font', name)
    if (!(font instanceof PDFDict)) return
    const read = fonts.get(font) ?? readFont(font)
    fonts.set(font, read)
    if (!read.isUsable) content.fontsUsable = false
    state.font = read
    state.fontSize = Number(size)
  }

  const moveText = (x: number, y = 0) => {
    textMatrix = multiply(translation(x, y), textMatrix)
  }
  const startLine = (matrix: Matrix) => {
    lineMatrix = matrix
    textMatrix = matrix
  }

  function showText(bytes: Operand | undefined): void {
    const { font, fontSize, matrix } = state
    if (!font || !Buffer.isBuffer(bytes)) return
    for (const code of codesOf(bytes, font.bytesPerCode)) {
      const text = font.textOf(code)
      const width = font.widthOf(code) * fontSize
      if (!replacesText.includes(true)) content.text += text
      if (text.trim() !== '') {
        const box = corners(0, -DESCENT * fontSize, width, ASCENT * fontSize)
        content.glyphs.push(boundingBox(box, multiply(textMatrix, matrix)))
      }
      moveText(width)
    }
  }

  function beginMarkedContent(properties: Operand | undefined): void {
    const actualText = properties instanceof Map ? properties.get('/ActualText') : undefined
    if (Buffer.isBuffer(actualText)) content.text += decodeTextString(actualText)
    replacesText.push(Buffer.isBuffer(actualText))
  }

  const addPoints = (numbers: number[]) => {
    for (let i = 0; i + 1 < numbers.length; i += 2) path.push([numbers[i] ?? 0, numbers[i + 1] ?? 0])
  }
  const fillPath = () => endPath(true)
  const dropPath = () => endPath(false)
  const clipPath = () => {
    clipsNext = true
  }

  const operators: Record<string, (operands: Operand[], numbers: number[]) => void> = {
    q: () => void stack.push({ ...state }),
    Q: () => {
      state = stack.pop() ?? state
    },
    cm: (_, numbers) => {
      state.matrix = multiply(toMatrix(numbers), state.matrix)
    },
    re: (_, [x = 0, y = 0, width = 0, height = 0]) => void path.push(...corners(x, y, x + width, y + height)),
    m: (_, numbers) => addPoints(numbers),
    l: (_, numbers) => addPoints(numbers),
    c: (_, numbers) => addPoints(numbers),
    v: (_, numbers) => addPoints(numbers),
    y: (_, numbers) => addPoints(numbers),
    W: clipPath,
    'W*': clipPath,
    ...{ f: fillPath, F: fillPath, 'f*': fillPath, B: fillPath, 'B*': fillPath, b: fillPath, 'b*': fillPath },
    ...{ n: dropPath, S: dropPath, s: dropPath },
    Do: ([name]) => {
      const object = findResource('XObject', name)
      if (!(object instanceof PDFRawStream)) return
      if (object.dict.lookup(PDFName.of('Subtype')) === PDFName.of('Image')) paintImage(object.dict)
      else paintForm(object)
    },
    BT: () => startLine(IDENTITY),
    Tf: ([name, size]) => selectFont(name, size),
    Tm: (_, numbers) => startLine(toMatrix(numbers)),
    Td: (_, [x = 0, y = 0]) => startLine(multiply(translation(x, y), lineMatrix)),
    Tj: ([bytes]) => showText(bytes),
    TJ: ([parts]) => {
      for (const part of Array.isArray(parts) ? parts : []) {
        if (typeof part === 'number') moveText((-part / 1000) * state.fontSize)
        else showText(part)
      }
    },
    BMC: () => void replacesText.push(false),
    BDC: ([, properties]) => beginMarkedContent(properties),
    EMC: () => void replacesText.pop(),
  }

  function run(bytes: Uint8Array): void {
    for (const { operator, operands } of readOperations(bytes)) operators[operator]?.(operands, operands.map(Number))
  }

  run(stream)
  return content
}
