import { alpha } from './canvas/colour.ts'
import type { DrawContext } from './canvas/draw-context.ts'
import { createRandom } from './canvas/random.ts'
import { box, line, SIZE } from './canvas/svg.ts'

/** Paper texture: a repeated tile of faint light and dark strokes. */
export function paperTexture({ defs }: DrawContext): string {
  const random = createRandom('paper')
  const tile = 512
  const strokes = (count: number) =>
    Array.from(
      { length: count },
      () =>
        `M${random.integer(8, tile - 40)} ${random.integer(6, tile - 6)}l${random.integer(4, 26)} ${random.integer(-3, 3)}`,
    ).join('')
  const drawing = line(strokes(260), alpha('#fff6e0', 0.065), 3) + line(strokes(260), alpha('#3a2040', 0.042), 3)
  return box(0, 0, SIZE, SIZE, defs.pattern(tile, drawing))
}

/** Slightly darkened corners. */
export function vignette({ defs, light }: DrawContext): string {
  const beyond = SIZE * 0.22
  const dark = alpha('#1a1030', light.dark ? 0.26 : 0.12)
  const clear = alpha('#1a1030', 0)
  return box(-beyond, -beyond, SIZE + beyond * 2, SIZE + beyond * 2, defs.radialGradient(clear, clear, clear, dark))
}
