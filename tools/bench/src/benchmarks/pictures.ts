import { resourceUsage } from 'node:process'
import { GALLERY } from '@kahani/gallery/gallery-briefs'
import { draftBook, illustrateBook } from '@kahani/gallery/make-book'
import type { Benchmark, BenchmarkOptions } from '../benchmark.ts'

/** Widths for the screen and for the press, in px, with the goal for the eleven pictures of a book, in ms. */
const FULL = {
  books: 3,
  widths: [
    { widthPx: 1_536, goalMs: 6_000 },
    { widthPx: 2_625, goalMs: 15_000 },
  ],
}
const SMOKE: typeof FULL = { books: 1, widths: [{ widthPx: 64, goalMs: 0 }] }
const GOAL_BYTES = 1024 ** 3

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function run(print: (line: string) => void, { smoke }: BenchmarkOptions): Promise<void> {
  const { books: count, widths } = smoke ? SMOKE : FULL
  const books = GALLERY.slice(0, count).map(book => draftBook(book))
  for (const { widthPx, goalMs } of widths) {
    const times: number[] = []
    const cpuBefore = cpuMs()
    for (const book of books) {
      const startedAt = performance.now()
      await illustrateBook(book, widthPx)
      times.push(performance.now() - startedAt)
    }
    const ms = median(times)
    print(
      `  eleven pictures of ${widthPx} px: ${seconds(ms)} (median of ${count} books), ${seconds((cpuMs() - cpuBefore) / count)} of CPU time: ${ms <= goalMs ? 'meets' : 'MISSES'} the goal of ${seconds(goalMs)}`,
    )
    const bytes = resourceUsage().maxRSS * 1024
    print(
      `  memory of the process up to here: ${(bytes / 1024 ** 2).toFixed(0)} MB: ${bytes <= GOAL_BYTES ? 'meets' : 'MISSES'} the goal of ${GOAL_BYTES / 1024 ** 2} MB`,
    )
  }
}

export const benchmark: Benchmark = {
  name: 'pictures',
  description: 'the built-in illustrator: the eleven pictures of a book for the screen and for the press',
  report: {
    title: 'Painted pictures',
    text: 'The built-in illustrator without the rest of the product.',
  },
  run,
}
