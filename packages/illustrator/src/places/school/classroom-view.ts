import { alpha, shade, tint } from '../../canvas/colour.ts'
import { box, circle, ellipse, line, place, SIZE, shape } from '../../canvas/svg.ts'
import { bunting } from '../../scenery/buildings.ts'
import { glow } from '../../scenery/sky.ts'
import type { Vec3 } from '../../space/vec3.ts'
import { horizonOf, type Piece, type Stage } from '../../stage/stage.ts'
import { drawRoom, onPlane } from '../interior.ts'
import { cuboid, onSide } from '../solid.ts'
import type { Part, Scheme } from './scheme.ts'

/** A low bench with a desk in front of it; (x, z) is the middle of the desk's front. */
function desk(stage: Stage, x: number, z: number, wood: string): Piece {
  const front = { front: wood, side: shade(wood, 0.26), top: tint(wood, 0.24) }
  const books = ['#d8503f', '#4f9a97', '#f0b548']
    .map((colour, i) =>
      cuboid(
        stage,
        { x: x + 180, y: 560 + i * 40, z: z + 90, width: 260 - i * 20, height: 40, depth: 190 },
        {
          front: stage.context.light.land(colour),
          side: shade(stage.context.light.land(colour), 0.2),
          top: tint(stage.context.light.land(colour), 0.2),
        },
      ),
    )
    .join('')
  return {
    depth: stage.view.depthOf([x, 0, z]),
    kind: 'scenery',
    drawing:
      cuboid(stage, { x, y: 250, z: z + 620, width: 1200, height: 60, depth: 260 }, front) +
      [-520, 520]
        .map(dx => cuboid(stage, { x: x + dx, z: z + 680, width: 80, height: 250, depth: 120 }, front))
        .join('') +
      [-520, 520].map(dx => cuboid(stage, { x: x + dx, z, width: 80, height: 500, depth: 360 }, front)).join('') +
      cuboid(stage, { x, y: 500, z: z - 30, width: 1260, height: 60, depth: 460 }, front) +
      books,
  }
}

export function classroom(stage: Stage, scheme: Scheme): Part {
  const { view, context, camera } = stage
  const { light } = context
  const m = view.zOf('middle')
  const back = Math.max(1300, m * 1.75 + 100)
  const half = Math.max(1700, view.xOf(0.97, back))
  const wood = light.land('#a9714a')
  const wall = light.land(scheme.wall)
  const chalk = alpha('#f6f4ea', 0.85)
  const board =
    box(-1250, -1900, 2500, 1150, light.land('#8a5f40'), 16) +
    box(-1190, -1840, 2380, 1030, light.land('#2f5a4c'), 6) +
    line('M-1000 -1100Q-800 -1500 -600 -1100ZM-1000 -1100V-900H-600V-1100M-860 -900V-1030H-740V-900', chalk, 18) +
    line(
      'M-200 -900V-1300M-200 -1300q-170 -40 -130 -190q60 -150 200 -90q170 -40 160 130q60 140 -90 160q-70 20 -140 -10',
      chalk,
      18,
    ) +
    line(
      'M480 -1340m-110 0a110 110 0 1 1 220 0a110 110 0 1 1 -220 0M480 -1500v-90M480 -1180v90M320 -1340h-90M640 -1340h90',
      chalk,
      18,
    ) +
    line('M260 -940h560M260 -1000h300', chalk, 14) +
    box(-1250, -760, 2500, 50, light.land('#b98a5c'))
  const window = (s: 1 | -1, z: number) => onSide(stage, s, s * (half - 6), 700, z, barred(stage, scheme))
  const charts = [-half * 0.86, half * 0.86]
    .map((x, i) =>
      place(
        box(-260, -1750, 520, 720, light.land('#fbf4e2')) +
          (i
            ? shape('M0 -1100C-160 -1200 -160 -1500 0 -1640C160 -1500 160 -1200 0 -1100Z', light.land('#6aa860')) +
              line('M0 -1060V-1600', light.land('#4f7f48'), 14)
            : circle(0, -1400, 190, light.land('#5f9ac0')) +
              shape(
                'M-120 -1480q80 -90 150 -20q-20 110 -90 130q-90 10 -60 -110ZM40 -1370q80 -30 110 40q-20 110 -90 90Z',
                light.land('#7fb060'),
              )) +
          line('M-280 -1760H280M-280 -1030H280', light.land('#8a5f40'), 26),
        x,
        0,
      ),
    )
    .join('')
  const skirting = light.land(scheme.wash)
  const room = drawRoom(
    stage,
    { back, halfWidth: half, height: 2450 },
    { wall, floor: light.land('#c9a884'), skirting },
    box(-half, -560, half * 2, 560, skirting),
  )
  const low = horizonOf(stage) >= SIZE
  const rows = (camera === 'close-up' ? [] : [-1, 1]).flatMap(s =>
    [0.35, 1.05].map(t => desk(stage, s * (view.xOf(0.62, m * t) + 420), m * t, wood)),
  )
  const glowPool =
    light.dark || low
      ? ''
      : [-1, 1]
          .map(s =>
            stage.area(
              [
                [s * half, back * 0.9],
                [s * half, back * 0.4],
                [s * half * 0.3, back * 0.1],
                [s * half * 0.3, back * 0.6],
              ],
              alpha('#fff3c9', 0.26),
            ),
          )
          .join('')
  const table: Vec3 = [half * 0.56, 0, back - 520]
  return {
    ground:
      room +
      onPlane(stage, back - 2, board + charts) +
      window(-1, back * 0.5) +
      window(1, back * 0.5) +
      window(-1, back * 0.5 - 1500) +
      window(1, back * 0.5 - 1500) +
      glowPool,
    pieces: [
      ...rows,
      {
        depth: view.depthOf(table),
        kind: 'scenery',
        drawing: cuboid(
          stage,
          { x: table[0], z: table[2], width: 1100, height: 700, depth: 460 },
          { front: shade(wood, 0.1), side: shade(wood, 0.3), top: tint(wood, 0.2) },
        ),
      },
      { ...stage.stand(globe(stage), [table[0] + 300, 700, table[2] + 200]), depth: view.depthOf(table) - 4 },
      { ...stage.stand(fan(stage), [0, 2250, m * 0.9]), depth: view.depthOf([0, 0, m * 0.9]) },
    ],
    front: camera === 'wide' ? place(bunting(context, [-40, 40], [SIZE + 40, 30], 90, 'flags'), 0, 0) : '',
    spots: {
      seat: { at: [-(view.xOf(0.62, m * 1.05) + 420), 0, m * 1.05 + 640], seat: 310 },
      ledge: { at: [table[0], 0, table[2] - 10], seat: 700 },
      window: { at: [-half, 700, back * 0.5], seat: 0 },
    },
  }
}

/** A window with bars and the green outside. */
function barred({ context, sky }: Stage, scheme: Scheme): string {
  const { light, defs } = context
  const frame = light.land(scheme.door)
  return (
    box(-430, -1050, 860, 1050, frame, 8) +
    box(-370, -990, 740, 930, defs.verticalGradient(sky[1], sky[2], sky[3])) +
    shape('M-370 -60V-360Q-240 -520 -120 -380Q20 -560 160 -400Q280 -500 370 -380V-60Z', light.land('#7fb068')) +
    line('M-220 -60V-990M-74 -60V-990M74 -60V-990M220 -60V-990', shade(frame, 0.3), 22)
  )
}

const globe = ({ context }: Stage): string => {
  const { light } = context
  return (
    box(-130, -40, 260, 40, light.land('#8a5f40'), 10) +
    line('M0 -40V-110', light.land('#8a5f40'), 34) +
    circle(0, -290, 180, light.land('#5f9ac0')) +
    shape(
      'M-120 -370q80 -90 150 -20q-20 110 -90 130q-90 10 -60 -110ZM40 -260q80 -30 110 40q-20 110 -90 90Z',
      light.land('#8ab860'),
    ) +
    line('M-130 -440Q-260 -280 -110 -130', light.land('#e0b04a'), 22)
  )
}

const fan = ({ context }: Stage): string => {
  const c = context.light.land('#efe8da')
  return (
    (context.light.dark ? glow(context, 0, 60, 2300, context.light.glow, 0.62) : '') +
    line('M0 -400V0', shade(c, 0.3), 26) +
    ellipse(0, 0, 110, 60, shade(c, 0.12)) +
    shape('M-90 -10Q-500 -110 -760 -40Q-500 30 -90 20ZM90 -10Q500 -110 760 -40Q500 30 90 20Z', c) +
    shape('M-20 30Q-60 130 60 150Q120 90 40 24Z', shade(c, 0.1))
  )
}
