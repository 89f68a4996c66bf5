import { alpha, shade, tint } from '../../canvas/colour.ts'
import type { DrawContext } from '../../canvas/draw-context.ts'
import { n } from '../../canvas/path.ts'
import { box, ellipse, line, shape } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'

/** A house of the coast with a roof of clay tiles and a veranda, 2,400 wide and 1,900 high, in world units. */
export function tiledHouse(context: DrawContext, wall: string, shutter = '#3f7f9a'): string {
  const { light, defs } = context
  const plaster = light.land(wall)
  const tile = light.land('#c2603f')
  const wood = light.land('#8a5a3c')
  const white = light.land('#fbf1dc')
  const lit = light.dark
  const pane = lit ? '#ffd78a' : shade(plaster, 0.55)
  let courses = ''
  for (let row = 0; row < 5; row++) {
    const y = -1790 + row * 128
    const half = 760 + row * 132
    for (let x = -half; x < half - 40; x += 120) courses += `M${x} ${y}q60 50 120 0`
  }
  const window = (x: number) =>
    box(x - 150, -900, 300, 420, white, 6) +
    box(x - 122, -872, 244, 364, pane) +
    box(x - 270, -900, 120, 420, light.land(shutter), 6) +
    box(x + 150, -900, 120, 420, light.land(shutter), 6) +
    line(`M${x} -872v364M${x - 122} -690h244`, white, 16) +
    line(
      `M${x - 250} -820h80M${x - 250} -740h80M${x - 250} -660h80M${x + 170} -820h80M${x + 170} -740h80M${x + 170} -660h80`,
      alpha(shade(light.land(shutter), 0.5), 0.5),
      12,
    )
  const pillars = [-1080, -400, 400, 1080].map(x => box(x - 34, -1010, 68, 950, white, 8)).join('')
  return (
    ellipse(0, 8, 1340, 60, light.shadow) +
    box(-1120, -1180, 2240, 1180, defs.verticalGradient(shade(plaster, 0.1), plaster, tint(plaster, 0.08))) +
    box(-1120, -190, 2240, 190, shade(plaster, 0.24)) +
    window(-720) +
    window(740) +
    box(-190, -960, 380, 960, white, 6) +
    box(-150, -920, 300, 920, lit ? '#f7b765' : wood) +
    (lit ? '' : line('M0 -920V-60M-110 -860h70v320h-70ZM40 -860h70v320h-70Z', alpha(shade(wood, 0.5), 0.6), 12)) +
    (lit ? glow(context, 0, -560, 900, light.glow, 0.4) : '') +
    shape('M-1420 -1110L-800 -1900H800L1420 -1110Z', defs.verticalGradient(tint(tile, 0.1), tile, shade(tile, 0.16))) +
    line(courses, alpha(shade(tile, 0.5), 0.45), 14) +
    line('M-810 -1900H810', tint(tile, 0.2), 46) +
    shape('M-1440 -1130H1440L1400 -1060H-1400Z', shade(tile, 0.3)) +
    pillars +
    shape('M-1190 -70H1190L1240 0H-1240Z', tint(plaster, 0.3)) +
    shape(`M-190 0V${n(-60)}H190V0L230 40H-230Z`, tint(plaster, 0.4))
  )
}
