import { readFile } from 'node:fs/promises'
import { HAIR_STYLES, SKIN_TONES } from '@kahani/contracts/looks'
import { runProduct } from '@kahani/launcher/run-product'
import { createApiClient } from '@kahani/testing/api-client'
import type { Benchmark, BenchmarkOptions } from '../benchmark.ts'
import { median } from '../load.ts'

/** Threads are warm after the first previews. */
const FULL = { warmUp: 20, previews: 40, photos: 8 }
const SMOKE: typeof FULL = { warmUp: 0, previews: 1, photos: 1 }
const GOAL_PREVIEW_MS = 150
const PHOTO = new URL('../../../../services/stories/test/sample-face.jpg', import.meta.url)

async function run(print: (line: string) => void, { smoke }: BenchmarkOptions): Promise<void> {
  const { warmUp, previews, photos } = smoke ? SMOKE : FULL
  const product = await runProduct({})
  try {
    const family = createApiClient(product.url)
    await family.signUp()
    const post = async (path: string, body: object) => {
      const started = performance.now()
      const response = await family.send('POST', path, body)
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
      return performance.now() - started
    }
    const child = { kind: 'child', name: 'Asha', gender: 'girl', age: '4-6', characterType: 'explorer' }
    const preview = (i: number) => {
      const hairStyle = HAIR_STYLES[Math.floor(i / SKIN_TONES.length) % HAIR_STYLES.length]
      return post('/api/looks/preview', { ...child, look: { skin: 1 + (i % SKIN_TONES.length), hairStyle } })
    }
    for (let i = 0; i < warmUp; i++) await preview(i)
    const times = []
    for (let i = warmUp; i < warmUp + previews; i++) times.push(await preview(i))
    const ms = median(times)
    print(
      `  a new preview       ${Math.round(ms)} ms (median of ${previews}): ${ms <= GOAL_PREVIEW_MS ? 'meets' : 'MISSES'} the goal of ${GOAL_PREVIEW_MS} ms`,
    )
    print(`  the same again      ${Math.round(await preview(warmUp))} ms`)
    const photo = `data:image/jpeg;base64,${(await readFile(PHOTO)).toString('base64')}`
    const first = await post('/api/looks/from-photo', { photo })
    const later = []
    for (let i = 0; i < photos; i++) later.push(await post('/api/looks/from-photo', { photo }))
    print(
      `  a look from a photo ${Math.round(median(later))} ms (median of ${photos}), the first ${Math.round(first)} ms`,
    )
  } finally {
    await product.end()
  }
}

export const benchmark: Benchmark = {
  name: 'looks',
  description: 'previews of looks as a family chooses, and looks that photos propose',
  run,
}
