import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { box, SIZE, shape } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'
import { createSettingScene, type SettingScene, type Stage } from '../../stage/stage.ts'
import { fadingWhite } from '../fading-white.ts'
import { bankOf } from '../ground-plane.ts'
import { levelPlane, sidePlane } from '../plane.ts'
import type { PaperColours } from './paper-colours.ts'
import { rowsOfWords } from './writing.ts'

const HEIGHT = 5200
const DEPTH = 9000

/** The crack between two pages: they rise to both sides, and light falls in at its far end. */
export function betweenPages(stage: Stage, { page, ink }: PaperColours): SettingScene {
  const { context, view, states } = stage
  const { defs, light } = context
  const night = states.has('dark') || light.dark
  const wall = mix(page, '#2c2a58', night ? 0.62 : 0.3)
  const half = Math.max(900, 560 / view.scaleAt([0, 0, 0]))
  const start = view.zOf('foreground') * 1.2
  const words = alpha(mix(ink, night ? '#0c0c28' : ink, 0.5), 0.5)
  const side = (x: number) => {
    const plane = sidePlane(stage, x)
    const surface = plane.rect(start, -200, DEPTH - start, HEIGHT)
    const bright = mix(wall, tint(page, 0.3), 0.5)
    return (
      shape(
        surface,
        x < 0
          ? defs.horizontalGradient(shade(wall, 0.3), wall, bright)
          : defs.horizontalGradient(bright, wall, shade(wall, 0.3)),
      ) +
      rowsOfWords(context.random, plane, x < 0 ? [start, 2600] : [start, 2600], [DEPTH, 260], {
        rows: 9,
        size: 150,
        colour: words,
      })
    )
  }
  const [x, y] = view.project([0, 700, DEPTH])
  const floor = levelPlane(stage)
  const ground = floor.rect(-half * 1.1, start, half * 2.2, DEPTH - start)
  const bank = bankOf(stage, shade(wall, 0.3))
  return createSettingScene({
    sky:
      box(0, 0, SIZE, SIZE, mix(wall, '#1a1840', 0.4)) +
      box(0, 0, SIZE, SIZE, defs.verticalGradient(mix(wall, page, 0.3), tint(page, 0.2), wall)) +
      glow(context, x, y, 560, '#fff3cf', 0.9),
    ground:
      side(-half) +
      side(half) +
      (ground === '' ? '' : shape(ground, defs.verticalGradient(mix(wall, page, 0.55), wall, shade(wall, 0.34)))) +
      glow(context, x, y, 420, '#fff3cf', 0.6),
    pieces: bank ? [bank] : [],
    front: states.has('fading') ? fadingWhite(stage) : '',
    spots: {
      seat: { at: [view.xOf(0.5, 400), 0, 400], seat: 0 },
      door: { at: [0, 0, 5000], seat: 0 },
    },
  })
}
