import { readFile } from 'node:fs/promises'
import { type FontSubset, fontFile } from './subsets.ts'
import { unpackWoff } from './woff.ts'

const coverage = new Map<string, Promise<ReadonlySet<number>>>()

async function readCoverage(subset: FontSubset): Promise<ReadonlySet<number>> {
  // Loading it compiles WebAssembly, which importing this file must not do.
  const { Blob, Face } = await import('harfbuzzjs')
  const font = unpackWoff(await readFile(fontFile(subset, 400, 'woff')))
  return new Set(new Face(new Blob(new Uint8Array(font).buffer)).collectUnicodes())
}

/** The code points that a subset has glyphs for, which are the same in all weights. */
export function coverageOf(subset: FontSubset): Promise<ReadonlySet<number>> {
  const key = `${subset.package} ${subset.name}`
  const pending = coverage.get(key) ?? readCoverage(subset)
  coverage.set(key, pending)
  return pending
}
