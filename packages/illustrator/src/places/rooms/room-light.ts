import { alpha, mix, multiply, warmth } from '../../canvas/colour.ts'
import type { Point } from '../../canvas/path.ts'
import { box, circle, ellipse, SIZE } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'
import type { Vec3 } from '../../space/vec3.ts'
import type { Stage } from '../../stage/stage.ts'

/** Where the light of a room comes from. */
export type Lighting = 'daylight' | 'lamps' | 'moonlight' | 'candle'

export function lightingOf({ context, states }: Stage): Lighting {
  if (states.has('blackout')) return 'candle'
  if (states.has('lights-out')) return 'moonlight'
  return context.light.dark ? 'lamps' : 'daylight'
}

interface Tone {
  cool: string
  warm: string
  veil: string
  share: number
}

const DAY: Tone = { cool: '#ffffff', warm: '#ffffff', veil: '#fff1c9', share: 0.04 }
const TONES: Record<'morning' | 'day' | 'sunset' | 'dusk' | 'night' | 'moonlight' | 'candle', Tone> = {
  morning: { cool: '#fff6ea', warm: '#fff3e2', veil: '#ffdcae', share: 0.08 },
  day: DAY,
  sunset: { cool: '#f6e0d2', warm: '#ffdcb8', veil: '#e2764c', share: 0.07 },
  dusk: { cool: '#dccdcc', warm: '#f4cba4', veil: '#5a2f5c', share: 0.07 },
  night: { cool: '#d0c4c2', warm: '#efbd92', veil: '#4a2350', share: 0.09 },
  moonlight: { cool: '#7795d2', warm: '#ab93c2', veil: '#14265c', share: 0.2 },
  candle: { cool: '#5f7ab8', warm: '#a07fa0', veil: '#101a48', share: 0.32 },
}

/** The colour of walls and furniture in the light of the room. Lamps make it warm at night. */
export function tonedFor(stage: Stage): (colour: string) => string {
  const lighting = lightingOf(stage)
  const { cool, warm, veil, share } =
    TONES[lighting === 'moonlight' || lighting === 'candle' ? lighting : stage.context.light.time]
  return colour => mix(multiply(colour, mix(cool, warm, warmth(colour))), veil, share)
}

/** Light that spreads from a lamp over what is behind it, and dusk in the corners of the room. */
export function lampPool(stage: Stage, lamp: Point, strength = 1): string {
  const { context } = stage
  const [x, y] = lamp.map(value => Math.max(-200, Math.min(SIZE + 200, value))) as [number, number]
  const lighting = lightingOf(stage)
  if (lighting === 'daylight') return ''
  const dusk = lighting === 'lamps' ? '#2a1038' : '#070d30'
  const depth = { lamps: 0.6, moonlight: 0.4, candle: 0.66 }[lighting]
  const corners = circle(
    x,
    y,
    SIZE * 1.7,
    context.defs.radialGradient(
      alpha(dusk, 0),
      alpha(dusk, depth * 0.18),
      alpha(dusk, depth * 0.66),
      alpha(dusk, depth),
      alpha(dusk, depth),
    ),
  )
  const reach = { lamps: 1150, moonlight: 420, candle: 620 }[lighting]
  const floor: Vec3 = [0, 0, stage.view.zOf('near') + 100]
  const [poolX, poolY] = stage.view.project(floor)
  const wide = 1050 * stage.view.scaleAt(floor)
  const high = wide * Math.max(0.1, Math.sin((stage.view.pitch * Math.PI) / 180))
  const pool =
    lighting === 'lamps' && stage.view.pitch > 0
      ? ellipse(
          poolX,
          poolY,
          wide,
          high,
          context.defs.radialGradient(alpha('#ffcf88', 0.42), alpha('#ffc878', 0.2), alpha('#ffc878', 0)),
        )
      : ''
  // The child has put out the last lamp.
  if (lighting === 'moonlight' && stage.states.has('switch-up')) return corners
  return (
    corners +
    pool +
    glow(context, x, y, reach, '#ffc878', { lamps: 0.74, moonlight: 0.5, candle: 0.7 }[lighting] * strength)
  )
}

/** px where the light of lamps on the floor is. */
export const onTheFloor = ({ view }: Stage): Point => {
  const [x, y] = view.project([0, 160, view.zOf('middle')])
  return [x, y]
}

/** An even veil that calms what is behind a face. */
export const softened = ({ camera }: Stage, colour: string): string =>
  camera === 'close-up' || camera === 'detail' ? box(0, 0, SIZE, SIZE, alpha(colour, 0.34)) : ''
