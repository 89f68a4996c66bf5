import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { box, line, SIZE, shape } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'
import { createSettingScene, type DrawSetting, type Stage } from '../../stage/stage.ts'
import { insideOf } from '../backlight.ts'
import { frontPlane, levelPlane, sidePlane } from '../plane.ts'

/** Half the width of the tunnel, and the height of its crown. */
const HALF = 980
const CROWN = 1780
const END = 15_000

/** The long tunnel under the hill, with cables on its walls; a little light comes in at the far end. */
export const cableTunnel: DrawSetting = stage => {
  const { context, view } = stage
  const { defs } = context
  const stone = mix(insideOf(stage)('#8a86a4'), '#171a3a', 0.36)
  const dark = '#10122c'
  const from = view.zOf('foreground') * 1.3
  const rings = Array.from({ length: 9 }, (_, i) => {
    const z = from + (END - from) * (i / 9) ** 1.7
    const depth = i / 8
    return shape(
      frontPlane(stage, z).arch(0, -40, HALF * 2, CROWN),
      mix(mix(tint(stone, i % 2 ? 0.08 : 0), dark, Math.min(0.9, depth * 1.2)), '#6f8fc0', i === 8 ? 0.34 : 0),
    )
  }).join('')
  const ground = levelPlane(stage)
  const [endX, endY] = view.project([0, 900, END])
  const floor = ground.rect(-HALF * 0.99, from, HALF * 1.98, END - from)
  return createSettingScene({
    sky: '',
    ground:
      box(0, 0, SIZE, SIZE, stone) +
      rings +
      (floor ? shape(floor, defs.verticalGradient(dark, mix(stone, dark, 0.4), shade(stone, 0.1))) : '') +
      shape(ground.disc(-520, 300, 380, 150) + ground.disc(640, 1500, 420, 240), alpha('#8fb0d8', 0.2)) +
      wall(stage, -1) +
      wall(stage, 1) +
      glow(context, endX, endY, 240, '#a8c8f0', 0.7),
    pieces: [],
    front: box(0, 0, SIZE, 300, defs.verticalGradient(alpha('#0a0c22', 0.6), alpha('#0a0c22', 0))),
    spots: { ledge: { at: [-HALF * 0.8, 0, 400], seat: 0 } },
  })
}

/** Five cables in brackets along one wall. */
function wall(stage: Stage, side: 1 | -1): string {
  const plane = sidePlane(stage, side * HALF * 0.97)
  const near = stage.view.zOf('foreground') * 0.9
  const colours = ['#8a4a44', '#3f5f7a', '#4a4a60', '#8a7440', '#3f6a60'] as const
  const { light } = stage.context
  const steps = [near, 0, 900, 2400, 5200, 9000, END]
  const cables = colours.map((colour, i) => {
    const heights = (k: number) => 520 + i * 170 - (k % 2) * 26
    const runs = steps.slice(1).map((z, k) => {
      const start = steps[k] ?? near
      const width = 96 * plane.scale(Math.max(start, near * 0.4), heights(k)) * (k === 0 ? 0.8 : 1)
      return line(
        plane.line([
          [start, heights(k)],
          [(start + z) / 2, heights(k) - 50],
          [z, heights(k + 1)],
        ]),
        mix(tint(light.land(colour), 0.12), '#10122c', Math.min(0.8, k * 0.14)),
        Math.max(1.5, width),
      )
    })
    return runs.join('')
  })
  const brackets = steps
    .slice(1, -1)
    .map((z, k) =>
      line(
        plane.line([
          [z, 430],
          [z, 1320],
        ]),
        mix(light.land('#8a94a2'), '#10122c', 0.24 + k * 0.14),
        Math.max(2, 54 * plane.scale(z, 800)),
      ),
    )
    .join('')
  return cables.join('') + brackets
}
