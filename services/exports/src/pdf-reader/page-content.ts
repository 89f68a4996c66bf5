import {
  type ContentStreamOperand,
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPageLeaf,
  PDFRawStream,
} from '@cantoo/pdf-lib'
import {
  BLACK,
  type Colour,
  type ColourSpace,
  colourSpaceOf,
  FILL_OPERATORS,
  OTHER,
  STROKE_OPERATORS,
  toColour,
} from './colours.ts'
import { bytesOf, contentsOf, findResource, operationsOf } from './content-stream.ts'
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
  translation,
} from './geometry.ts'

export interface PlacedImage {
  /** Its visible part. */
  box: Rectangle
  widthPx: number
  /** Width of the whole image on the page, in inches. */
  widthIn: number
  colourSpace: ColourSpace
  /** Its stream, as it is encoded. */
  data: Uint8Array
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
  /** Of filled and stroked shapes, and of texts. */
  shapeColours: Colour[]
  textColours: Colour[]
  /** Whether all its fonts are embedded and none is of Type 3. */
  fontsUsable: boolean
}

/** Height of a letter above and below its baseline, relative to the font size. */
const ASCENT = 0.7
const DESCENT = 0.2
const POINTS_PER_INCH = 72

/**
 * Interprets a content stream as Chromium writes it, as far as it affects what is where. Of the readers that were tried,
 * pdf-lib's ignores clipping and the width of glyphs, and both it and pdfjs-dist ignore the `ActualText` that a page has
 * instead of the letters of Indian scripts.
 */
export function readPageContent(node: PDFPageLeaf, page: Rectangle): PageContent {
  const content: PageContent = {
    images: [],
    fills: [],
    text: '',
    glyphs: [],
    shapeColours: [],
    textColours: [],
    fontsUsable: true,
  }
  let state = {
    matrix: IDENTITY,
    clip: page,
    font: null as ReadFont | null,
    fontSize: 0,
    fill: BLACK,
    stroke: BLACK,
  }
  const stack: (typeof state)[] = []
  let path: Point[] = []
  let clipsNext = false
  let textMatrix = IDENTITY
  let lineMatrix = IDENTITY
  /** For each open marked content, whether its own text replaces that of its glyphs. */
  const replacesText: boolean[] = []
  let resources = node.Resources()

  const useColour = (used: Colour[], colour: Colour) => {
    if (!used.includes(colour)) used.push(colour)
  }

  function endPath(fills: boolean, strokes = false): void {
    if (fills) useColour(content.shapeColours, state.fill)
    if (strokes) useColour(content.shapeColours, state.stroke)
    if (path.length > 0) {
      const box = intersect(boundingBox(path, state.matrix), state.clip)
      if (fills && !isEmpty(box)) content.fills.push(box)
      if (clipsNext) state.clip = box
    }
    path = []
    clipsNext = false
  }

  function paintImage({ dict: image, contents: data }: PDFRawStream): void {
    const [a = 0, b = 0] = state.matrix
    const colourSpace = colourSpaceOf(image.lookup(PDFName.of('ColorSpace')))
    const box = intersect(boundingBox(corners(0, 0, 1, 1), state.matrix), state.clip)
    const widthPx = image.lookup(PDFName.of('Width'), PDFNumber).asNumber()
    if (!isEmpty(box))
      content.images.push({ box, widthPx, widthIn: Math.hypot(a, b) / POINTS_PER_INCH, colourSpace, data })
  }

  function paintForm(form: PDFRawStream): void {
    const outer = { state: { ...state }, resources }
    const matrix = form.dict.lookupMaybe(PDFName.of('Matrix'), PDFArray)?.asArray() ?? []
    state.matrix = multiply(
      matrix.map(value => (value as PDFNumber).asNumber()),
      state.matrix,
    )
    resources = form.dict.lookupMaybe(PDFName.of('Resources'), PDFDict) ?? resources
    run(form)
    state = outer.state
    resources = outer.resources
  }

  function selectFont(font: unknown, size: number): void {
    if (!(font instanceof PDFDict)) return
    const read = readFont(font)
    if (!read.isUsable) content.fontsUsable = false
    state.font = read
    state.fontSize = size
  }

  const moveText = (x: number) => {
    textMatrix = multiply(translation(x, 0), textMatrix)
  }
  const startLine = (matrix: Matrix) => {
    lineMatrix = matrix
    textMatrix = matrix
  }

  function showText(bytes: Buffer | null): void {
    const { font, fontSize, matrix } = state
    if (!font || !bytes) return
    useColour(content.textColours, state.fill)
    for (const code of font.codesOf(bytes)) {
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

  function beginMarkedContent(properties: ContentStreamOperand | undefined): void {
    const isDictionary = typeof properties === 'object' && 'ActualText' in properties
    const actualText = isDictionary ? bytesOf(properties.ActualText) : null
    if (actualText) content.text += PDFHexString.of(actualText.toString('hex')).decodeText()
    replacesText.push(actualText !== null)
  }

  const colours = new Map<string, Colour>()
  const setColour = (use: 'fill' | 'stroke', operator: string) => (_: unknown, numbers: number[]) => {
    const key = `${operator.toLowerCase()} ${numbers}`
    const colour = colours.get(key) ?? toColour(operator, numbers)
    colours.set(key, colour)
    state[use] = colour
  }
  const addPoints = (_: unknown, numbers: number[]) => {
    for (let i = 0; i + 1 < numbers.length; i += 2) path.push([numbers[i] ?? 0, numbers[i + 1] ?? 0])
  }
  const fillPath = () => endPath(true)
  const strokePath = () => endPath(false, true)
  const fillAndStrokePath = () => endPath(true, true)
  const dropPath = () => endPath(false)
  const clipPath = () => {
    clipsNext = true
  }

  const operators: Record<string, (operands: ContentStreamOperand[], numbers: number[]) => void> = {
    q: () => void stack.push({ ...state }),
    Q: () => {
      state = stack.pop() ?? state
    },
    cm: (_, numbers) => {
      state.matrix = multiply(numbers, state.matrix)
    },
    re: (_, [x = 0, y = 0, width = 0, height = 0]) => void path.push(...corners(x, y, x + width, y + height)),
    ...{ m: addPoints, l: addPoints, c: addPoints, y: addPoints },
    ...{ W: clipPath, 'W*': clipPath },
    ...{ f: fillPath, 'f*': fillPath, B: fillAndStrokePath, 'B*': fillAndStrokePath },
    ...{ S: strokePath, n: dropPath },
    ...Object.fromEntries(FILL_OPERATORS.map(operator => [operator, setColour('fill', operator)])),
    ...Object.fromEntries(STROKE_OPERATORS.map(operator => [operator, setColour('stroke', operator)])),
    sh: () => useColour(content.shapeColours, OTHER),
    Do: ([name]) => {
      const object = findResource(resources, 'XObject', name)
      if (!(object instanceof PDFRawStream)) return
      if (object.dict.lookup(PDFName.of('Subtype')) === PDFName.of('Image')) paintImage(object)
      else paintForm(object)
    },
    BT: () => startLine(IDENTITY),
    Tf: ([name, size]) => selectFont(findResource(resources, 'Font', name), Number(size)),
    Tm: (_, numbers) => startLine(numbers),
    Td: (_, [x = 0, y = 0]) => startLine(multiply(translation(x, y), lineMatrix)),
    Tj: ([text]) => showText(bytesOf(text)),
    TJ: ([parts]) => {
      for (const part of Array.isArray(parts) ? parts : []) {
        if (typeof part === 'number') moveText((-part / 1000) * state.fontSize)
        else showText(bytesOf(part))
      }
    },
    BMC: () => void replacesText.push(false),
    BDC: ([, properties]) => beginMarkedContent(properties),
    EMC: () => void replacesText.pop(),
  }

  function run(stream: PDFRawStream): void {
    for (const { name, args } of operationsOf(stream)) operators[name]?.(args, args.map(Number))
  }

  for (const stream of contentsOf(node)) run(stream)
  return content
}
