import { alpha, shade, tint } from '../../canvas/colour.ts'
import { box, circle, ellipse, line, place, shape } from '../../canvas/svg.ts'
import { domedTower } from '../../scenery/buildings.ts'
import { basketOf } from '../../scenery/farm-things.ts'
import { awning, shopFront } from '../../scenery/market.ts'
import { cuspedArch } from '../../scenery/openings.ts'
import { balloonBunch, handCart, parkLamp } from '../../scenery/playground.ts'
import { matka } from '../../scenery/vessels.ts'
import { neemTree } from '../../scenery/village-trees.ts'
import type { Piece, Stage } from '../../stage/stage.ts'
import { groundAt } from '../open-country.ts'
import { cuboid } from '../solid.ts'
import { type Part, type Scheme, shopAt, striped } from './scheme.ts'

export function square(stage: Stage, scheme: Scheme): Part {
  const { view, context } = stage
  const { light } = context
  const m = view.zOf('middle')
  const z = m * 2.6 + 600
  const [gx] = groundAt(stage, -0.08, z)
  const wall = light.land(scheme.walls[1])
  const cart = groundAt(stage, 1, m * 1.3)
  const chai = groundAt(stage, -1, m * 1.3)
  const clock =
    circle(0, -3350, 240, light.dark ? '#ffedc0' : light.land('#fbf4e0')) +
    `<circle cy="-3350" r="240" fill="none" stroke="${shade(wall, 0.3)}" stroke-width="40"/>` +
    line('M0 -3350V-3500M0 -3350L110 -3300', '#4a3440', 26)
  const gate =
    box(-1700, -2700, 3400, 2700, wall) +
    box(-1760, -2760, 3520, 130, tint(wall, 0.3)) +
    cuspedArch(context, {
      width: 1500,
      height: 2150,
      colour: tint(scheme.walls[1], 0.4),
      wall: scheme.walls[1],
      inner: opening(stage),
    }) +
    [-1250, 1250]
      .map(x =>
        place(
          cuspedArch(context, { width: 480, height: 860, colour: tint(scheme.walls[1], 0.4), wall: scheme.walls[1] }),
          x,
          -900,
        ),
      )
      .join('') +
    box(-430, -3800, 860, 1100, tint(wall, 0.06)) +
    box(-480, -3850, 960, 90, tint(wall, 0.34)) +
    clock +
    place(domedTower(context, 0, 0, 640, 240, tint(wall, 0.1), light.land('#4f9a90')), 0, -3850) +
    [-1560, 1560]
      .map(x => place(domedTower(context, 0, 0, 330, 420, tint(wall, 0.1), light.land('#4f9a90')), x, -2740))
      .join('')
  const side = (s: 1 | -1): Piece =>
    stage.stand(
      shopFront(context, shopAt(scheme, s + 2), {
        wall: scheme.walls[s === 1 ? 0 : 2],
        stripes: striped(scheme, s + 2),
      }),
      [gx + s * 2560, 0, z - 30],
    )
  return {
    pieces: [
      stage.stand(neemTree(context, 4600), [gx + 3900, 0, z + 900]),
      stage.stand(gate, [gx, 0, z]),
      side(1),
      side(-1),
      stage.stand(parkLamp(context, 2300), groundAt(stage, 0.52, m * 2.2)),
      stage.stand(
        handCart(context, { awning: striped(scheme, 0), goods: ['#7db24c', '#f0a23c', '#e4574a', '#f6d24a'] }),
        cart,
        { scale: 0.95 },
      ),
      { ...stage.stand(balloonBunch(context), [cart[0] + 860, 640, cart[2] + 20]), depth: view.depthOf(cart) + 6 },
      {
        depth: view.depthOf([chai[0], 0, chai[2] - 260]),
        kind: 'scenery',
        drawing: cuboid(
          stage,
          { x: chai[0] + 760, z: chai[2] - 250, width: 760, height: 360, depth: 230 },
          { front: light.land('#a9714a'), side: light.land('#8f5f3f'), top: light.land('#d8a878') },
        ),
      },
      stage.stand(chaiStall(stage, striped(scheme, 1)), chai),
      stage.stand(basketOf(context, 420, ['#f09a2c', '#f6bd3a']), groundAt(stage, -0.8, m * 0.95)),
    ],
    spots: { seat: { at: [chai[0] + 760, 0, chai[2] - 260], seat: 360 }, door: { at: [gx, 0, z - 40], seat: 0 } },
  }
}

/** The street behind the gate. */
const opening = ({ sky, context }: Stage): string => {
  const arch =
    'M-700 0V-1420C-700 -1760 -500 -1780 -390 -1890C-260 -1930 -140 -2020 0 -2150C140 -2020 260 -1930 390 -1890C500 -1780 700 -1760 700 -1420V0Z'
  const far = context.light.land('#d9b48c')
  return (
    shape(arch, context.defs.verticalGradient(sky[1], sky[2], sky[3])) +
    shape('M-700 0V-900L-420 -760V-300L-200 -260V0ZM700 0V-1000L440 -820V-320L220 -270V0Z', tint(far, 0.2))
  )
}

/** A stall with a kettle on a stove, cups and jars of biscuits, and a bench. */
function chaiStall(stage: Stage, stripes: readonly [string, string]): string {
  const { context } = stage
  const { light } = context
  const steel = light.land('#c3c9cc')
  return (
    ellipse(0, 6, 1000, 56, light.shadow) +
    line('M-760 0V-1800M760 0V-1800', light.land('#8a6244'), 50) +
    box(-820, -760, 1640, 760, light.land('#4f8a9a'), 10) +
    box(-860, -830, 1720, 90, light.land('#e2c08a'), 10) +
    line('M-700 -640h600v480h-600ZM100 -640h600v480h-600Z', alpha('#ffffff', 0.3), 16) +
    shape('M-560 -840Q-620 -1060 -440 -1120H-300Q-140 -1060 -180 -840Z', steel) +
    line('M-200 -960L-20 -1080', steel, 44) +
    line('M-540 -1080Q-370 -1300 -210 -1080', shade(steel, 0.3), 24) +
    box(-420, -1160, 90, 50, shade(steel, 0.2), 10) +
    [0, 1, 2]
      .map(
        i =>
          box(160 + i * 200, -1120, 150, 290, alpha(light.land('#e9f2ee'), 0.8), 24) +
          box(176 + i * 200, -1010, 118, 170, light.land(['#c98a44', '#e8c27a', '#b5603c'][i] ?? '#c98a44'), 14) +
          box(150 + i * 200, -1160, 170, 46, light.land('#d8503f'), 10),
      )
      .join('') +
    [0, 1, 2].map(i => place(matka(context, 110, '#b5603c', '#b5603c'), -60 + i * 74, -830)).join('') +
    place(awning(context, stripes, 1900), 0, -1830) +
    line('M-170 -1140q-60 -90 10 -170q60 -70 0 -150', alpha('#ffffff', 0.5), 22)
  )
}
