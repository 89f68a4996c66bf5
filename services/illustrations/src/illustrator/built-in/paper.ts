import { SIZE } from './canvas.ts'
import { alpha } from './colour.ts'
import type { Easel } from './easel.ts'
import { createRandom } from './random.ts'
import { box, line } from './svg.ts'

/** The tooth of the paper: faint dabs, light and dark, in a tile. */
export function tooth({ paints }: Easel): string {
  const random = createRandom('paper')
  const tile = 512
  const dabs = (count: number) =>
    Array.from(
      { length: count },
      () => `M${random.whole(8, tile - 40)} ${random.whole(6, tile - 6)}l${random.whole(4, 26)} ${random.whole(-3, 3)}`,
    ).join('')
  const drawing = line(dabs(260), alpha('#fff6e0', 0.065), 3) + line(dabs(260), alpha('#3a2040', 0.042), 3)
  return box(0, 0, SIZE, SIZE, paints.tiled(tile, drawing))
}

/** A little darkness in the corners holds the eye in the picture. */
export function vignette({ paints, light }: Easel): string {
  const beyond = SIZE * 0.22
  const dark = alpha('#1a1030', light.dark ? 0.26 : 0.12)
  const clear = alpha('#1a1030', 0)
  return box(-beyond, -beyond, SIZE + beyond * 2, SIZE + beyond * 2, paints.round(clear, clear, clear, dark))
}
