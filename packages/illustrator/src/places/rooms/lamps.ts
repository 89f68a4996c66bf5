import { alpha, shade, tint } from '../../canvas/colour.ts'
import { n, type Point, polygon } from '../../canvas/path.ts'
import { circle, ellipse, line, place, shape } from '../../canvas/svg.ts'
import { glow } from '../../scenery/sky.ts'
import type { Vec3 } from '../../space/vec3.ts'
import type { Piece } from '../../stage/stage.ts'
import type { Room } from './room.ts'

/**
 * Other lamps are off where clay lamps burn. By moonlight a lamp stays on for the night, unless the story ends with its being put
 * out, or with a lantern.
 */
export const isLit = ({ lighting, stage: { states, shown } }: Room): boolean =>
  !shown.has('diya') &&
  (lighting === 'lamps' ||
    (lighting === 'moonlight' &&
      !states.has('moon-asleep') &&
      !states.has('switch-up') &&
      !shown.has('lantern') &&
      !shown.has('paper-lantern')))

/** Whether somebody has a light, so that a room needs no candle of its own. */
export const hasFlame = ({ stage: { shown } }: Room): boolean => shown.has('diya') || shown.has('candle')

/** A table lamp; its foot is at `at`. */
export function tableLamp(room: Room, at: Vec3): string {
  const { lit, family, stage } = room
  const on = isLit(room)
  const [x, y] = stage.view.project(at)
  const shadeColour = on ? '#ffdf9c' : lit(tint(family.accents[0], 0.45))
  const base = lit(family.accents[1])
  const kind = stage.context.bookRandom.fork('table-lamp').pick(['pot', 'brass'])
  if (room.lighting === 'candle')
    return hasFlame(room) ? '' : place(candle(room), x, y, { scale: stage.view.scaleAt(at) })
  const drawing =
    (on ? glow(stage.context, 0, -230, 430, '#ffcf80', 0.6) : '') +
    (kind === 'pot'
      ? shape('M-36 0C-84 -50 -62 -120 -14 -140H14C62 -120 84 -50 36 0Z', base) +
        shape('M-30 -70Q0 -54 62 -78Q60 -104 44 -118Q0 -96 -46 -106Z', tint(base, 0.3))
      : shape('M-64 0Q-56 -26 -16 -32L-10 -140H10L16 -32Q56 -26 64 0Z', lit('#c9953f'))) +
    shape(
      'M-70 -330H70L118 -140Q0 -114 -118 -140Z',
      on ? stage.context.defs.verticalGradient('#ffe9b8', '#ffcf78') : shadeColour,
    ) +
    line('M-34 -326L-58 -134M0 -328V-126M34 -326L58 -134', alpha('#d98a3c', 0.3), 6) +
    line('M-116 -144Q0 -118 116 -144', alpha(on ? '#f2a94c' : shade(shadeColour, 0.2), 0.8), 9)
  return place(drawing, x, y, { scale: stage.view.scaleAt(at) })
}

/** A candle in a saucer, when the power has failed. */
const candle = ({ stage, lit }: Room): string =>
  glow(stage.context, 0, -170, 420, '#ffc66a', 0.7) +
  ellipse(0, -8, 84, 18, lit('#d9c3a0')) +
  shape('M-24 -12V-128Q0 -146 24 -128V-12Q0 0 -24 -12Z', '#fbe6b8') +
  line('M0 -134V-150', '#5a3a2a', 5) +
  shape('M0 -146C-26 -176 -10 -206 2 -236C22 -204 28 -172 0 -146Z', '#ffab45') +
  shape('M1 -150C-12 -168 -6 -186 2 -204C14 -184 14 -166 1 -150Z', '#fff3bf')

/** A hanging lamp over a table or in a corner; `at` is the middle of its shade. */
export function hangingLamp(room: Room, at: Vec3, colour: string): Piece {
  const { lit, stage, height } = room
  const on = isLit(room)
  const [x, y] = stage.view.project(at)
  const [topX, topY] = stage.view.project([at[0], height, at[2]])
  const cloth = lit(colour)
  const scale = stage.view.scaleAt(at)
  const lamp =
    (on ? glow(stage.context, 0, 80, 620, '#ffcf80', 0.6) : '') +
    (on ? ellipse(0, 62, 120, 26, '#fff2c8') : '') +
    shape('M-30 -92Q0 -112 30 -92C60 -60 140 -10 150 60Q0 92 -150 60C-140 -10 -60 -60 -30 -92Z', cloth) +
    shape('M-30 -92Q0 -112 30 -92C40 -60 60 20 62 74Q0 84 -62 74C-60 20 -40 -60 -30 -92Z', tint(cloth, 0.18)) +
    line('M-150 60Q0 92 150 60', on ? '#ffdf9c' : tint(cloth, 0.4), 13)
  return room.piece(
    line(`M${n(topX)} ${n(topY)}L${n(x)} ${n(y - 90 * scale)}`, shade(lit('#6a4a3a'), 0.2), Math.max(3, 8 * scale)) +
      place(lamp, x, y, { scale }),
    at,
  )
}

/** A bulb without a shade; `at` is its middle. */
export function bareBulb(room: Room, at: Vec3): Piece {
  const { lit, stage, height } = room
  const [x, y] = stage.view.project(at)
  const [topX, topY] = stage.view.project([at[0], height, at[2]])
  const scale = stage.view.scaleAt(at)
  const on = room.lighting === 'lamps'
  const bulb =
    (on ? glow(stage.context, 0, 0, 620, '#ffcf80', 0.66) : '') +
    shape('M-26 -104H26V-44H-26Z', shade(lit('#6a5a52'), 0.1)) +
    shape('M-24 -46C-70 -10 -62 62 0 64C62 62 70 -10 24 -46Z', on ? '#fff0bc' : lit('#f4f0e2')) +
    shape('M-30 -6Q-40 26 -14 44Q-26 20 -14 -8Z', alpha('#ffffff', 0.7))
  return room.piece(
    line(`M${n(topX)} ${n(topY)}L${n(x)} ${n(y - 90 * scale)}`, lit('#5a4a44'), Math.max(3, 9 * scale)) +
      place(bulb, x, y, { scale: scale * 1.2 }),
    at,
  )
}

/** A ceiling fan with three blades, seen from below; `at` is its hub. */
export function ceilingFan(room: Room, at: Vec3): Piece {
  const { stage, lit, family, height } = room
  const { view } = stage
  const turn = stage.states.has('blackout') ? 20 : stage.context.random.fork('fan').between(0, 120)
  const colour = lit(stage.context.bookRandom.fork('fan').pick(['#8a5a3c', '#e9dfc8', '#6f7f88', '#b58a5a']))
  const blade = (degrees: number) => {
    const point = (length: number, wide: number): Point => {
      const angle = ((degrees + wide) * Math.PI) / 180
      return view.project([at[0] + Math.cos(angle) * length, at[1], at[2] + Math.sin(angle) * length])
    }
    const tipTurn = 9
    return (
      shape(
        polygon([point(100, -14), point(560, -tipTurn), point(580, 0), point(560, tipTurn), point(100, 14)]),
        shade(colour, 0.08),
      ) +
      line(
        `M${point(110, 0).map(n).join(' ')}L${point(540, 0).map(n).join(' ')}`,
        alpha(tint(colour, 0.5), 0.5),
        view.scaleAt(at) * 10,
      )
    )
  }
  const [x, y] = view.project(at)
  const [topX, topY] = view.project([at[0], height, at[2]])
  const scale = view.scaleAt(at)
  const hub =
    ellipse(0, 0, 96, 44, shade(colour, 0.2)) +
    ellipse(0, 14, 66, 30, colour) +
    circle(0, 26, 12, lit(family.accents[2]))
  return room.piece(
    line(`M${n(topX)} ${n(topY)}L${n(x)} ${n(y)}`, shade(colour, 0.3), 22 * scale) +
      ellipse(topX, topY + 6 * scale, 60 * scale, 26 * scale, shade(colour, 0.2)) +
      [0, 120, 240].map(degrees => blade(degrees + turn)).join('') +
      place(hub, x, y, { scale }),
    at,
  )
}

/** Clay lamps in a row, at points of the world. */
export function diyas(room: Room, list: readonly Vec3[]): Piece[] {
  const { stage, lit } = room
  const clay = lit('#c4653c')
  const flame =
    glow(stage.context, 0, -56, stage.context.light.dark ? 150 : 80, '#ffca6e', 0.75) +
    shape('M-46 -26C-40 -4 -20 0 0 0C24 0 42 -6 52 -32C34 -22 -24 -20 -46 -26Z', clay) +
    shape('M-46 -26C-24 -36 34 -40 52 -32C34 -22 -24 -20 -46 -26Z', shade(clay, 0.4)) +
    shape('M26 -30C8 -50 20 -70 28 -92C42 -70 48 -48 26 -30Z', '#ffa94a') +
    shape('M27 -34C18 -48 22 -58 28 -70C36 -58 38 -44 27 -34Z', '#fff0b4')
  return list.map(at => {
    const [x, y] = stage.view.project(at)
    return room.piece(place(flame, x, y, { scale: stage.view.scaleAt(at) }), at)
  })
}

/** A string of small lamps between two points of the world; lit after dark. */
export function lampString(room: Room, from: Vec3, to: Vec3, sag: number): string {
  const { stage, lit, lighting } = room
  const count = 13
  const on = lighting === 'lamps'
  const colours = ['#ffd27a', '#ff9f6a', '#ffe9a8', '#f7a0a8', '#a8e0c8']
  const point = (share: number): Point =>
    stage.view.project([
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share - sag * 4 * share * (1 - share),
      from[2] + (to[2] - from[2]) * share,
    ])
  const wire = Array.from({ length: 17 }, (_, i) => point(i / 16))
  const scale = stage.view.scaleAt(from)
  return (
    line(`M${wire.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`, lit('#5a4a4c'), 5 * scale) +
    Array.from({ length: count }, (_, i) => {
      const [x, y] = point((i + 0.5) / count)
      const colour = on ? (colours[i % 5] ?? '#ffd27a') : lit(tint(colours[i % 5] ?? '#ffd27a', 0.2))
      return (
        (on ? glow(stage.context, x, y + 14 * scale, 90 * scale, colour, 0.6) : '') +
        ellipse(x, y + 16 * scale, 17 * scale, 23 * scale, colour)
      )
    }).join('')
  )
}
