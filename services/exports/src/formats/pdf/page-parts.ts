import {
  boundingBox,
  corners,
  IDENTITY,
  intersect,
  isEmpty,
  multiply,
  type Point,
  type Rectangle,
} from '../../pdf-reader/geometry.ts'

/** A part of the content of a page: a marked-content sequence, or what is between two of them. */
export interface PagePart {
  lines: string[]
  /** Marked-content id; null outside of all sequences. */
  mcid: number | null
  /** Type of its structure element. */
  type: string
  hasText: boolean
  /** Whether it paints anything but text. */
  paints: boolean
  /** Around what is seen of that, in points. */
  box: Rectangle | null
}

const BEGIN = /^\/(\w+) *<< *\/MCID (\d+) *>> *BDC$/
const numbersOf = (line: string) => line.split(' ').slice(0, -1).map(Number)
const UNIT_SQUARE = corners(0, 0, 1, 1)

const union = (a: Rectangle | null, b: Rectangle): Rectangle =>
  a === null
    ? b
    : {
        left: Math.min(a.left, b.left),
        bottom: Math.min(a.bottom, b.bottom),
        right: Math.max(a.right, b.right),
        top: Math.max(a.top, b.top),
      }

/**
 * Splits the content of a page into its marked-content sequences and what is between them. Chromium ends every line with an
 * operator.
 * @param isTaggedForm whether the form XObject of this name has marked-content sequences of its own
 * @throws Error if sequences are not nested properly
 */
export function readPageParts(content: string, page: Rectangle, isTaggedForm: (name: string) => boolean): PagePart[] {
  const parts: PagePart[] = []
  const begin = (mcid: number | null, type = '') => {
    const next: PagePart = { lines: [], mcid, type, hasText: false, paints: false, box: null }
    parts.push(next)
    return next
  }
  let part = begin(null)
  /** Sequences inside of one with an id: they replace the text of glyphs. */
  let depth = 0
  let state = { matrix: IDENTITY, clip: page }
  const stack: (typeof state)[] = []
  let path: Point[] = []

  const paintBox = (box: Rectangle) => {
    part.paints = true
    if (!isEmpty(box)) part.box = union(part.box, box)
  }
  const paint = (points: readonly Point[]) => paintBox(intersect(boundingBox(points, state.matrix), state.clip))
  function interpret(line: string, operator: string): void {
    switch (operator) {
      case 'q':
        stack.push(state)
        break
      case 'Q':
        state = stack.pop() ?? state
        break
      case 'cm':
        state = { ...state, matrix: multiply(numbersOf(line), state.matrix) }
        break
      case 're': {
        const [x = 0, y = 0, width = 0, height = 0] = numbersOf(line)
        path.push(...corners(x, y, x + width, y + height))
        break
      }
      case 'm':
      case 'l':
      case 'c': {
        const numbers = numbersOf(line)
        for (let i = 0; i < numbers.length; i += 2) path.push([numbers[i] ?? 0, numbers[i + 1] ?? 0])
        break
      }
      case 'n':
        if (line.startsWith('W') && path.length > 0)
          state = { ...state, clip: intersect(boundingBox(path, state.matrix), state.clip) }
        path = []
        break
      case 'f':
      case 'f*':
      case 'S':
      case 'B':
      case 'B*':
        paint(path)
        path = []
        break
      case 'sh':
        paintBox(state.clip)
        break
      case 'Do':
        paint(UNIT_SQUARE)
        break
      case 'Tj':
      case 'TJ':
        part.hasText = true
    }
  }

  for (const line of content.split('\n')) {
    const operator = line.slice(line.lastIndexOf(' ') + 1)
    const [, type, mcid] = (operator.endsWith('BDC') && BEGIN.exec(line)) || []
    if (mcid !== undefined) {
      if (part.mcid !== null) throw new Error('expected a sequence of marked content to end before the next one begins')
      part = begin(Number(mcid), type)
    } else if (operator === 'EMC' && depth === 0) part = begin(null)
    else if (operator === 'Do' && part.mcid === null && isTaggedForm(line.slice(line.lastIndexOf('/') + 1, -3))) {
      begin(null).lines.push(line)
      part = begin(null)
    } else {
      part.lines.push(line)
      if (operator.endsWith('BDC') || operator === 'BMC') depth += 1
      else if (operator === 'EMC') depth -= 1
      else interpret(line, operator)
    }
  }
  return parts
}

/** Whether a part is text or a picture, and no background or ornament. */
export const isContent = ({ mcid, type, hasText, paints }: PagePart) =>
  mcid !== null && (hasText || (type === 'Figure' && paints))

/** Writes the content of a page again, in which everything but texts and pictures is an artifact. */
export const writePageParts = (parts: readonly PagePart[], typeOf: (mcid: number) => string): string =>
  parts
    .flatMap(part => {
      const { lines, mcid, hasText, paints } = part
      if (mcid !== null && isContent(part)) return [`/${typeOf(mcid)} <</MCID ${mcid}>> BDC`, ...lines, 'EMC']
      if (!hasText && !paints) return lines
      // Text is hidden from screen readers only if it is a page number.
      return [hasText ? '/Artifact <</Type /Pagination>> BDC' : '/Artifact BMC', ...lines, 'EMC']
    })
    .join('\n')
