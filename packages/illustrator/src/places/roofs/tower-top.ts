import { alpha, shade, tint } from '../../canvas/colour.ts'
import { line, place, shape } from '../../canvas/svg.ts'
import { stringTangle, weathervane } from '../../props/kites.ts'
import { PLAIN } from '../../props/prop-drawing.ts'
import { clockFace } from '../../scenery/clockwork.ts'
import { kites } from '../../scenery/rooftop.ts'
import type { Vec3 } from '../../space/vec3.ts'
import { createSettingScene, type DrawSetting, type Piece, type Stage } from '../../stage/stage.ts'
import { backlit, lipOf } from '../backlight.ts'
import { frontPlane, levelPlane, pieceAt } from '../plane.ts'
import { courses, cuboid, face } from '../solid.ts'
import { cityOf, streetsBelow } from './city.ts'
import { timeOn, towerStone } from './clock-tower.ts'
import { skyWithKites } from './kite-sky.ts'

interface Tower {
  x: number
  /** Of its front. */
  z: number
  width: number
  /** Heights of the foot of its roof and of the tip. */
  eaves: number
  tip: number
  /** World units per unit of the iron arrow. */
  arrow: number
}

/** Where the tower is for each side of the setting: lengths in heights of the child, x in half widths of the picture. */
const PLACES = [
  { x: 0.5, distance: 'far', width: 0.9, eaves: 0.75, tip: 1.5, arrow: 0.8 },
  { x: 0.38, distance: 'middle', width: 1.3, eaves: 0.35, tip: 1.05, arrow: 1 },
  { x: 0.36, distance: 'middle', width: 0.96, eaves: 1.02, tip: 1.62, arrow: 1 },
  { x: 0.44, distance: 'middle', width: 1.1, eaves: 0.64, tip: 1.1, arrow: 0.9 },
] as const

/**
 * The clock tower up to the iron arrow on its roof. Side 0: from afar, over the roofs; 1: its top, seen from the air beside
 * it; 2: from below; 3: its belfry, seen from the parapet above the clock. Heights depend on that of the child.
 */
export const towerTop: DrawSetting = stage => {
  const near = backlit(stage)
  const { view, context } = near
  const { stature } = view
  const side = stage.side % 4
  const { x, distance, width, eaves, tip, arrow } = PLACES[side] ?? PLACES[0]
  const z = view.zOf(distance)
  const tower = {
    x: view.xOf(x, z),
    z,
    width: width * stature,
    eaves: eaves * stature,
    tip: tip * stature,
    arrow: (arrow * stature) / 1000,
  }
  const stone = towerStone(near)
  const terrace = side === 3
  const back = z + tower.width + 500
  return createSettingScene({
    sky: skyWithKites(stage),
    far:
      view.pitch > 20
        ? streetsBelow(stage, -11000, 16) + (stage.states.has('kites') ? kites(context, 20, 1400) : '')
        : cityOf(stage, terrace ? { from: 9000, to: 90000, roofs: [-9000, -6000], rows: 8 } : CITY),
    ground: terrace ? parapets(near, stone, back) : '',
    pieces: [towerPiece(near, tower, stone, terrace)],
    medium: terrace ? 'land' : 'air',
    spots: {
      'roof-edge': { at: [tower.x, tower.tip, z - 60] },
      ledge: { at: [view.xOf(-0.5, back), stature * 0.3, back - 120] },
    },
  })
}

const CITY = { from: 3600, to: 80000, roofs: [-3600, -1500], rows: 9, people: true } as const

/** The shaft with its clock, the roof, and the arrow; without the shaft if one stands beside the roof. */
function towerPiece(near: Stage, tower: Tower, stone: string, onlyTop: boolean): Piece {
  const { context, view } = near
  const { light, defs } = context
  const { x, z, width, eaves, tip, arrow } = tower
  const r = width * 0.36
  const lit = light.dark
  // Seen from below, it hides its own far part.
  const below = view.pitch < 0
  const ledge = (y: number, out: number, tone: string) =>
    cuboid(
      near,
      {
        x,
        y,
        z: z - width * out,
        width: width * (1 + 2 * out),
        height: width * 0.1,
        depth: width * (below ? out : 1 + 2 * out),
      },
      wallsOf(tone),
    )
  const shaft = onlyTop
    ? belfry(near, tower, stone)
    : cuboid(
        near,
        { x, y: -14000, z, width, height: 14000 + eaves, depth: width },
        {
          ...wallsOf(stone),
          front: defs.horizontalGradient(tint(stone, 0.14), stone, shade(stone, 0.1)),
        },
      ) +
      line(masonry(near, tower), alpha(shade(stone, 0.5), 0.24), 4) +
      ledge(eaves - width * 1.08, 0.04, tint(stone, 0.14))
  const cornice = ledge(eaves - width * 0.1, 0.1, tint(stone, 0.22))
  const clock = clockFace(
    r,
    {
      face: lit ? '#fff0c0' : light.land('#f6ead0'),
      rim: light.land('#b5763f'),
      iron: light.land('#3f3440'),
    },
    timeOn(near),
  )
  const iron = weathervane(context, PLAIN).drawing
  const onFront = near.stand(clock, [x, eaves - width * 0.56, z]).drawing
  const vane = near.stand(place(line('M0 0V260', light.on('#62647c'), 24) + iron, 0, 0, { scale: arrow }), [
    x,
    tip - 30,
    z,
  ]).drawing
  return pieceAt(
    near,
    z + 400,
    shaft + (onlyTop ? '' : onFront) + vane + caughtOn(near, tower) + cornice + roofOf(near, tower),
  )
}

/** The ball of kite string that hangs from the arrow until somebody unpicks it. */
function caughtOn(near: Stage, { x, z, tip, arrow }: Tower): string {
  if (!near.states.has('tangled')) return ''
  const ball = stringTangle(near.context, { states: new Set(['full']), colour: null }).drawing
  return near.stand(place(ball, -140 * arrow, 0, { scale: 1.6 * arrow }), [x, tip + 20 * arrow, z - 10]).drawing
}

/** Pillars below the roof, with a bell between them. */
function belfry(near: Stage, { x, z, width, eaves }: Tower, stone: string): string {
  const thick = width * 0.13
  const pillar = (across: number, away: number, tone: string) =>
    cuboid(
      near,
      {
        x: x + across * (width - thick),
        y: 0,
        z: z + away * (width - thick),
        width: thick,
        height: eaves,
        depth: thick,
      },
      wallsOf(tone),
    )
  const slab = (y: number, height: number, out: number) =>
    cuboid(
      near,
      { x, y, z: z - width * out, width: width * (1 + 2 * out), height, depth: width * (1 + 2 * out) },
      wallsOf(tint(stone, 0.1)),
    )
  const bronze = near.context.light.land('#b5793f')
  const s = width * 0.19
  const bell = near.stand(
    line(`M0 ${-eaves}V${-eaves + s * 0.7}`, shade(bronze, 0.5), s * 0.16) +
      place(
        shape('M-0.34 0C-0.44 0.7 -0.56 1.1 -0.9 1.5H0.9C0.56 1.1 0.44 0.7 0.34 0Q0 -0.26 -0.34 0Z', bronze) +
          shape('M-0.9 1.5H0.9L0.96 1.66H-0.96Z', shade(bronze, 0.3)) +
          shape('M-0.16 1.66A0.17 0.17 0 0 0 0.16 1.66Z', shade(bronze, 0.5)) +
          shape('M-0.26 0.1C-0.3 0.7 -0.4 1 -0.56 1.3H-0.36C-0.24 1 -0.18 0.6 -0.16 0.06Z', tint(bronze, 0.4)),
        0,
        -eaves + s * 0.7,
        { scale: s },
      ),
    [x, 0, z + width / 2],
  ).drawing
  return (
    slab(0, width * 0.06, 0.08) +
    pillar(-0.5, 1, shade(stone, 0.26)) +
    pillar(0.5, 1, shade(stone, 0.26)) +
    bell +
    pillar(-0.5, 0, stone) +
    pillar(0.5, 0, stone) +
    slab(eaves - width * 0.16, width * 0.08, 0)
  )
}

const wallsOf = (stone: string) => ({
  front: stone,
  side: shade(stone, 0.24),
  top: tint(stone, 0.1),
  bottom: shade(stone, 0.4),
})

/** Joints of the stones on the front. */
function masonry(stage: Stage, { x, z, width, eaves }: Tower): string {
  const wall = frontPlane(stage, z)
  let joints = ''
  for (let row = 1; row < 26; row++) {
    const v = eaves - row * width * 0.18
    joints += wall.line([
      [x - width / 2, v],
      [x + width / 2, v],
    ])
    for (const share of row % 2 ? [-0.3, 0.06, 0.36] : [-0.12, 0.2])
      joints += wall.line([
        [x + share * width, v],
        [x + share * width, v + width * 0.18],
      ])
  }
  return joints
}

/** Four slopes of green tiles. */
function roofOf(stage: Stage, { x, z, width, eaves, tip }: Tower): string {
  const tiles = stage.context.light.land('#4f8f86')
  const [left, right] = [x - width * 0.64, x + width * 0.64]
  const [front, end] = [z - width * 0.14, z + width * 1.14]
  const top: Vec3 = [x, tip, z + width / 2]
  const corners: readonly Vec3[] = [
    [left, eaves, front],
    [right, eaves, front],
    [right, eaves, end],
    [left, eaves, end],
  ]
  const slope = (from: number, to: number, tone: string) => {
    const [a, b] = [corners[from] ?? top, corners[to] ?? top]
    return (
      face(stage, [a, top, b], tone) +
      (face(stage, [a, top, b], '#000') && line(courses(stage, a, b, top, top, 8), alpha(shade(tone, 0.5), 0.3), 4))
    )
  }
  return (
    slope(3, 0, shade(tiles, 0.22)) +
    slope(1, 2, shade(tiles, 0.16)) +
    slope(0, 1, stage.context.defs.horizontalGradient(tint(tiles, 0.12), tiles, shade(tiles, 0.1)))
  )
}

/** The floor around the roof, and a low wall with gaps at its far edge. */
function parapets(stage: Stage, stone: string, back: number): string {
  const floor = levelPlane(stage)
  const near = stage.view.zOf('foreground') * 1.5
  const edge = -stage.view.xOf(0.94, back)
  const tone = tint(stone, 0.1)
  let joints = ''
  for (let v = near; v < back; v += 480)
    joints += floor.line([
      [edge, v],
      [6000, v],
    ])
  for (let u = edge; u < 5000; u += 620)
    joints += floor.line([
      [u, near],
      [u, back],
    ])
  let merlons = ''
  for (let u = edge; u < 5200; u += 620)
    merlons += cuboid(stage, { x: u + 200, y: 0, z: back - 140, width: 400, height: 430, depth: 140 }, wallsOf(tone))
  return (
    shape(
      floor.rect(edge, near, 8000, back - near),
      stage.context.defs.verticalGradient(tint(stone, 0.16), tint(stone, 0.36)),
    ) +
    line(joints, alpha(shade(stone, 0.5), 0.26), 5) +
    cuboid(stage, { x: edge + 4000, y: 0, z: back - 120, width: 8000, height: 210, depth: 120 }, wallsOf(stone)) +
    merlons +
    lipOf(stage, stone)
  )
}
