import type { FocusBox } from '@kahani/contracts/picture-focus'
import { salientBoxes } from '@kahani/exports/pictures/saliency'
import { GALLERY } from '@kahani/gallery/gallery-briefs'
import { draftBook } from '@kahani/gallery/make-book'
import { drawWithFocus } from '@kahani/illustrator/draw-picture'
import { encodePng } from '@kahani/painting/encode-png'
import { paint } from '@kahani/painting/paint'
import type { Benchmark, BenchmarkOptions } from '../benchmark.ts'

/** Books and the width of their pictures. */
const FULL = { books: GALLERY.length, widthPx: 384 }
const SMOKE = { books: 1, widthPx: 96 }
/** Places across and down at which boxes are compared. */
const GRID = 64

const isIn = (boxes: readonly FocusBox[], x: number, y: number): boolean =>
  boxes.some(({ box }) => x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height)

/** Share of a part of a picture, by default of all of it, that boxes cover. */
function coveredShare(boxes: readonly FocusBox[], part = { x: 0, y: 0, width: 1, height: 1 }): number {
  const places = Array.from({ length: GRID * GRID }, (_, i) => [(i % GRID) + 0.5, Math.floor(i / GRID) + 0.5] as const)
  const covered = places.filter(([x, y]) =>
    isIn(boxes, part.x + (part.width * x) / GRID, part.y + (part.height * y) / GRID),
  )
  return covered.length / places.length
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const percent = (share: number): string => `${Math.round(share * 100)} %`

/** Compares what is salient in pictures of the built-in illustrator with the boxes that it knows. */
async function run(print: (line: string) => void, { smoke }: BenchmarkOptions): Promise<void> {
  const { books, widthPx } = smoke ? SMOKE : FULL
  const { signal } = new AbortController()
  const [areas, counts]: [number[], number[]] = [[], []]
  const covered: Record<FocusBox['part'], number[]> = { face: [], hands: [], thing: [] }
  for (const [i, book] of GALLERY.slice(0, books).entries()) {
    const { request, briefs } = draftBook(book)
    for (const pageNumber of [1 + ((i + 1) % 3), 4 + ((i + 1) % 3), 7 + ((i + 1) % 2)]) {
      const brief = briefs[pageNumber]
      if (!brief) continue
      const { drawing, focus } = drawWithFocus(request, { pageNumber, key: '', brief, softened: false })
      const boxes = await salientBoxes(await encodePng(await paint(drawing, { widthPx, signal })))
      areas.push(coveredShare(boxes))
      counts.push(boxes.length)
      for (const { part, box } of focus) covered[part].push(coveredShare(boxes, box))
    }
  }
  print(`  ${areas.length} pictures: ${percent(mean(areas))} of the area in ${mean(counts).toFixed(1)} boxes`)
  for (const [part, shares] of Object.entries(covered)) {
    const most = shares.filter(share => share > 0.75)
    print(
      `  ${part}: ${shares.length}, ${percent(mean(shares))} of them covered, ${percent(most.length / shares.length)} nearly whole`,
    )
  }
}

export const benchmark: Benchmark = {
  name: 'saliency',
  description: 'how much of the true focus boxes of pictures the salient boxes cover',
  run,
}
