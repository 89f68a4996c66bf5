import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { box, ellipse, line, shape } from '../../canvas/svg.ts'
import type { Stage } from '../../stage/stage.ts'

/** A marble fountain, 330 high at its rim. */
export function fountain({ context, sky }: Stage): string {
  const { light } = context
  const marble = light.land('#f2e6d6')
  const water = mix(light.land('#8fc8d4'), sky[2], 0.2)
  return (
    ellipse(0, 10, 900, 110, light.shadow) +
    shape(
      'M-820 -330H820L740 0H-740Z',
      context.defs.horizontalGradient(shade(marble, 0.2), marble, shade(marble, 0.1)),
    ) +
    ellipse(0, -330, 840, 100, tint(marble, 0.4)) +
    ellipse(0, -326, 730, 78, water) +
    box(-70, -900, 140, 590, marble) +
    shape('M-360 -900H360Q260 -760 0 -760T-360 -900Z', marble) +
    ellipse(0, -900, 360, 46, water) +
    line(
      'M0 -900Q-20 -1320 -240 -1200T-330 -860M0 -900Q20 -1320 240 -1200T330 -860M0 -900V-1380M-300 -860Q-520 -760 -560 -380M300 -860Q520 -760 560 -380',
      alpha('#ffffff', 0.6),
      22,
    )
  )
}
