import type { Random } from '@kahani/random/random'
import { mix } from '../../canvas/colour.ts'
import { n, type Point } from '../../canvas/path.ts'
import { circle, line } from '../../canvas/svg.ts'
import { spray } from '../../scenery/leaves.ts'
import { glow } from '../../scenery/sky.ts'
import type { Stage } from '../../stage/stage.ts'

/** The part of the picture through which the outside is seen, in px. */
export interface Prospect {
  left: number
  right: number
  top: number
  /** Where the far ground ends below: the sill, or the near edge of what is outside. */
  base: number
  /** Where the sun or the moon is, in shares of the width and the height. */
  shining?: Point
}

/** What the drawings of the outside share. */
export interface Outside extends Prospect {
  stage: Stage
  width: number
  height: number
  /** The same in the whole book, so that the view does not change. */
  random: Random
  /** A colour in the open air: `air` is 0 for near and 1 for completely hazy. */
  haze(colour: string, air: number): string
}

/** A branch that hangs into the view from a tree beside the house. */
export function branchOutside({ stage, left, top, width, height }: Outside, colour: string, side: 1 | -1): string {
  const { context } = stage
  const x = side === -1 ? left - 20 : left + width + 20
  const size = Math.min(width, height) * 0.3
  const green = context.light.land(colour)
  const dark = mix(green, '#1d3a4c', 0.3)
  return (
    line(
      `M${n(x)} ${n(top + height * 0.1)}q${n(-side * width * 0.16)} ${n(height * 0.02)} ${n(-side * width * 0.3)} ${n(height * 0.12)}`,
      context.light.land('#6b4a36'),
      9,
    ) +
    spray(context, [x - side * width * 0.14, top + height * 0.12], side * -60, 'pointed', 5, size, [green, dark]) +
    spray(context, [x - side * width * 0.02, top + height * 0.08], side * -30, 'pointed', 5, size, [dark, green])
  )
}

/** A light that shines somewhere outside at night. */
export const distantLight = (stage: Stage, x: number, y: number, r: number): string =>
  stage.context.light.dark && !stage.states.has('blackout')
    ? glow(stage.context, x, y, r * 9, '#ffc76e', 0.6) + circle(x, y, r, '#ffe2a0')
    : ''
