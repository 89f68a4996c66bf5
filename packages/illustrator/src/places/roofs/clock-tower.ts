import type { TimeOfDay } from '@kahani/scene/shot'
import { alpha, shade, tint } from '../../canvas/colour.ts'
import type { Point } from '../../canvas/path.ts'
import { box, circle, ellipse, line, place, SIZE, shape } from '../../canvas/svg.ts'
import { clockFace, cogwheel, tangle } from '../../scenery/clockwork.ts'
import { glow } from '../../scenery/sky.ts'
import { createSettingScene, type DrawSetting, type Stage } from '../../stage/stage.ts'
import { backlit, insideOf, lipOf } from '../backlight.ts'
import { frontPlane, levelPlane, pieceAt } from '../plane.ts'
import { cuboid } from '../solid.ts'
import { cityOf, streetsBelow } from './city.ts'
import { skyWithKites } from './kite-sky.ts'

const STONES = ['#cf8160', '#dc9a5e', '#b8796c', '#dba95c'] as const

/** The colour of the tower, the same in all of a book. */
export const towerStone = ({ context }: Stage): string =>
  context.light.land(context.bookRandom.fork('clock-tower').pick(STONES))

/** Minutes after twelve on the great clock. */
const HOURS: Readonly<Record<TimeOfDay, number>> = { morning: 610, day: 110, sunset: 325, dusk: 405, night: 540 }
export const timeOn = ({ context }: Stage): number => HOURS[context.light.time]

/** The ledge below the great clock, high above the streets. */
export const clockTower: DrawSetting = stage => {
  const near = backlit(stage)
  const { context } = near
  const { light, defs } = context
  const stone = towerStone(near)
  const back = stage.view.zOf('middle') + 260
  const above = stage.camera === 'from-above'
  const edge = above ? -300 : Math.min(-420, stage.view.zOf('foreground') * 0.5)
  const half = 768 / stage.view.scaleAt([0, 1200, back])
  const left = Math.min(-half * 0.1, -80)
  // The ledge ends over nothing.
  const end = above ? -760 : -half * 0.84
  const r = 1050
  const centre: Point = [Math.max(left + r * 1.3, half * 0.56), 1650]
  const wall = frontPlane(near, back)
  const lit = light.dark && !stage.states.has('blackout')
  let joints = ''
  for (let row = 0; row < 16; row++) {
    const v = row * 300
    joints += wall.line([
      [left, v],
      [left + 6000, v],
    ])
    for (let k = 0; k < 7; k++) {
      const u = left + 300 + k * 640 + (row % 2) * 320
      joints += wall.line([
        [u, v],
        [u, v + 300],
      ])
    }
  }
  const ledge = levelPlane(near)
  const face = clockFace(
    r,
    { face: lit ? '#fff0c0' : light.land('#f6ead0'), rim: light.land('#b5763f'), iron: light.land('#3f3440') },
    stage.states.has('tangled') ? 205 : timeOn(stage),
  )
  const hand: Point = [centre[0] + (stage.states.has('tangled') ? -0.3 : 0.3) * r, centre[1] + 0.05 * r]
  return createSettingScene({
    sky: skyWithKites(stage),
    far: cityOf(stage, { from: 9000, to: 90000, roofs: [-9000, -6000], rows: 8 }) + streetsBelow(stage, -11000),
    ground: '',
    pieces: [
      pieceAt(
        near,
        back + 4000,
        cuboid(
          near,
          { x: left + 5000, y: -9000, z: back, width: 10000, height: 15000, depth: 3000 },
          {
            front: defs.horizontalGradient(tint(stone, 0.12), stone, shade(stone, 0.08)),
            side: shade(stone, 0.26),
            top: stone,
          },
        ) +
          line(joints, alpha(shade(stone, 0.5), 0.22), 5) +
          shape([0, 2, 4, 6, 8].map(i => wall.rect(left - 90, i * 600, 330, 300)).join(''), tint(stone, 0.2)) +
          cuboid(
            near,
            { x: end + 5000, y: -700, z: edge, width: 10000, height: 700, depth: back - edge + 400 },
            {
              front: shade(stone, 0.2),
              side: shade(stone, 0.3),
              top: tint(stone, 0.14),
            },
          ) +
          line(
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
              .map(i =>
                ledge.line([
                  [end + i * 800, edge],
                  [end + i * 800, back],
                ]),
              )
              .join('') +
              ledge.line([
                [end, edge + 260],
                [6500, edge + 260],
              ]),
            alpha(shade(stone, 0.5), 0.3),
            5,
          ) +
          shape(frontPlane(near, edge).rect(end - 60, -120, 10000, 60), shade(stone, 0.36)) +
          lipOf(near, stone),
      ),
      ...(lit ? [near.stand(glow(context, 0, -centre[1], 2600, light.glow, 0.55), [centre[0], 0, back - 5])] : []),
      near.stand(place(face, 0, -centre[1]), [centre[0], 0, back - 10]),
      ...(stage.states.has('tangled')
        ? [near.stand(tangle(230, ['#e86f9c', '#5fae62', '#f2c53a']), [hand[0], hand[1], back - 30])]
        : []),
    ],
    spots: {
      ledge: { at: [-300, 0, edge + 40], seat: 0 },
      'roof-edge': { at: [-400, 0, edge + 120] },
      branch: { at: [centre[0] - r * 0.5, 1080, back - 80] },
      window: { at: [centre[0], 560, back - 90] },
    },
  })
}

/** Behind the face of the clock: cogwheels, beams and black stairs. */
export const insideTheClock: DrawSetting = stage => {
  const { context } = stage
  const { light } = context
  const inside = insideOf(stage)
  const back = stage.view.zOf('middle') + 700
  const half = 768 / stage.view.scaleAt([0, 1200, back])
  const wood = inside('#7a5236')
  const dark = shade(inside('#5a4038'), 0.45)
  const brass = inside('#d9a23f')
  const wall = frontPlane(stage, back)
  const floor = levelPlane(stage)
  const near = stage.view.zOf('foreground') * 1.5
  const r = 1150
  const x = [0, -half * 0.42, half * 0.5, half * 0.36][stage.side % 4] ?? 0
  const pale = light.dark ? '#cfe0e8' : light.time === 'sunset' ? '#ffcf8e' : '#fff3d0'
  const [cx, cy] = wall.at(x, 1500)
  const scale = wall.scale(x, 1500)
  const boards: string[] = []
  for (let u = -3600; u <= 3600; u += 300)
    boards.push(
      floor.line([
        [u, near],
        [u, back],
      ]),
    )
  const cog = (u: number, v: number, size: number, teeth: number, tone: string, turn: number) =>
    place(cogwheel(size, teeth, tone, turn), ...wall.at(u, v), { scale: wall.scale(u, v) })
  const flip = x > 0 ? -1 : 1
  return createSettingScene({
    sky: box(0, 0, SIZE, SIZE, dark),
    ground:
      shape(wall.rect(-9000, 0, 18000, 9000), context.defs.radialGradient(shade(wood, 0.3), shade(wood, 0.55), dark)) +
      shape(
        floor.rect(-9000, near, 18000, back - near),
        context.defs.verticalGradient(shade(wood, 0.4), shade(wood, 0.1)),
      ) +
      line(boards.join(''), alpha('#1a1018', 0.4), 6) +
      shape(
        floor.area([
          [x - 700, back],
          [x + 700, back],
          [x + 1500, near * 0.5],
          [x - 1500, near * 0.5],
        ]),
        alpha(pale, 0.2),
      ) +
      circle(cx, cy, r * 1.12 * scale, shade(wood, 0.2)) +
      // Daylight or the moon shines through the glass; the hands are seen from behind.
      place(clockFace(r, { face: pale, rim: '#8a5a38', iron: '#4a3a40' }, timeOn(stage)), cx, cy, {
        scale,
        mirrored: true,
      }) +
      glow(context, cx, cy, r * 2.2 * scale, pale, 0.5) +
      cog(x + flip * 1750, 900, 620, 14, brass, 8) +
      cog(x + flip * 1550, 2250, 820, 18, shade(brass, 0.24), 0) +
      cog(x + flip * 2700, 1600, 760, 16, inside('#b5673f'), 12) +
      cog(x - flip * 1700, 2350, 560, 12, inside('#a8794f'), 4),
    pieces: [
      pieceAt(
        stage,
        back - 120,
        cuboid(
          stage,
          { x: x - flip * 1700, z: back - 200, width: 260, height: 5000, depth: 200 },
          { front: shade(wood, 0.1), side: shade(wood, 0.4), top: wood },
        ),
      ),
      pieceAt(
        stage,
        back - 60,
        cuboid(
          stage,
          { x, y: 3000, z: back - 300, width: 14000, height: 260, depth: 260 },
          { front: wood, side: wood, top: wood, bottom: shade(wood, 0.4) },
        ),
      ),
      stage.stand(
        line('M0 0V-1700', shade(brass, 0.2), 36) +
          ellipse(0, 60, 210, 220, brass) +
          ellipse(-40, 20, 110, 120, tint(brass, 0.4)),
        [x - flip * 1250, 560, back - 300],
      ),
      ...blackStairs(stage, flip * Math.max(half * 0.8, 1300), back, dark),
    ],
    front: place(cogwheel(330, 14, shade(brass, 0.6)), flip > 0 ? -60 : 1600, 1500),
    spots: {
      steps: { at: [flip * Math.max(half * 0.8, 1300) - flip * 200, 0, back - 540], seat: 190 },
      window: { at: [x, 350, back - 60] },
      ledge: { at: [x, 0, back - 100], seat: 350 },
    },
  })
}

/** Stairs that wind down into the dark. */
function blackStairs(stage: Stage, x: number, back: number, dark: string) {
  const tone = tint(dark, 0.12)
  return [0, 1, 2, 3].map(i =>
    pieceAt(
      stage,
      back - 140 - i * 110,
      cuboid(
        stage,
        { x: x + i * 10, z: back - 180 - i * 110, width: 900, height: 760 - i * 190, depth: 110 },
        { front: tint(tone, 0.06 * i), side: shade(tone, 0.2), top: tint(tone, 0.2) },
      ),
    ),
  )
}
