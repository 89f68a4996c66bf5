import { alpha, shade, tint } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { box, circle, dots, line, place, SIZE, shape } from '../../canvas/svg.ts'
import { PROP_DRAWINGS } from '../../props/props.ts'
import { glow } from '../../scenery/sky.ts'
import type { Vec3 } from '../../space/vec3.ts'
import { createSettingScene, type DrawSetting, type Stage } from '../../stage/stage.ts'
import { backlit, lipOf } from '../backlight.ts'
import { edgeOf } from '../perspective.ts'
import { frontPlane, levelPlane, pieceAt } from '../plane.ts'
import { cuboid } from '../solid.ts'
import { cityOf, streetsBelow } from './city.ts'
import { skyWithKites } from './kite-sky.ts'
import { parapetOf } from './rooftop.ts'

/** The iron platform at the top of the light tower, with the great red switch and dials, or with the mast on the other side. */
export const lightTower: DrawSetting = stage => {
  const near = backlit(stage)
  const { context } = near
  const { light } = context
  const iron = light.land('#5f6f7c')
  const k = stage.view.stature / 1000
  const back = stage.view.zOf('middle') + 420 * k
  const front = stage.camera === 'from-above' ? -330 * k : Math.min(-500, stage.view.zOf('foreground') * 0.55)
  const half = 768 / stage.view.scaleAt([0, 600, back])
  // Seen from above, the drop beside the platform shows.
  const wide = stage.camera === 'from-above' ? 1020 * k : Math.max(half * 0.96, 1500)
  const x = stage.camera === 'from-above' ? 760 * k : Math.max(half * 0.58, 980)
  const deck = levelPlane(near)
  let plates = ''
  for (let u = -wide; u <= wide; u += 420)
    plates += deck.line([
      [u, front],
      [u, back],
    ])
  for (let v = front; v < back; v += 420)
    plates += deck.line([
      [-wide, v],
      [wide, v],
    ])
  const rivets: [number, number, number][] = []
  for (let u = -wide + 210; u < wide; u += 420)
    for (let v = front + 60; v < back; v += 420) rivets.push([...deck.at(u, v), 9 * deck.scale(u, v)])
  const up = stage.states.has('switch-up')
  const aside = stage.states.has('tower-mast') ? -1 : 1
  return createSettingScene({
    sky: skyWithKites(stage),
    far:
      cityOf(stage, { from: 9000, to: 90000, roofs: [-9000, -6200], rows: 8 }) +
      streetsBelow(stage, -12000) +
      (up ? goldenStreets(stage) + goldenHaze(stage) : ''),
    ground:
      legsBelow(near, wide, front, back) +
      cuboid(
        near,
        { x: 0, y: -700, z: front, width: wide * 2, height: 700, depth: back - front },
        { front: shade(iron, 0.34), side: shade(iron, 0.44), top: iron },
      ) +
      line(
        [-2, -1, 0, 1]
          .map(i => {
            const [a, b] = [i * wide * 0.5, (i + 1) * wide * 0.5]
            return frontPlane(near, front).line([
              [a, -700],
              [b, -60],
              [b, -700],
              [a, -60],
            ])
          })
          .join(''),
        shade(iron, 0.5),
        26 * frontPlane(near, front).scale(0, -300),
      ) +
      shape(
        deck.rect(-wide, front, wide * 2, back - front),
        context.defs.verticalGradient(shade(iron, 0.1), tint(iron, 0.12)),
      ) +
      line(plates, alpha(shade(iron, 0.6), 0.5), 5) +
      (deck.line([
        [0, 0],
        [1, 1],
      ])
        ? dots(rivets, alpha(tint(iron, 0.6), 0.55))
        : '') +
      // A yellow line warns of the edge.
      shape(deck.rect(-wide, front + 40, wide * 2, 90), alpha(light.land('#f0c040'), 0.8)) +
      lipOf(near, iron),
    pieces: [
      pieceAt(near, back + 260, cables(near, aside * x, back)),
      parapetOf(near, back, light.land('#42505e'), 'railing', -wide, wide),
      ...(stage.shown.has('great-switch')
        ? []
        : [near.stand(switchboard(near, up), [aside * x, 0, back - 260], { scale: 1.2 * k })]),
      aside === 1
        ? near.stand(deadDials(near), [-Math.max(half * 0.72, 700 * k), 0, back - 230], { scale: Math.min(1, k) })
        : near.stand(mast(near), [Math.max(half * 0.5, 620), 0, back - 160]),
    ],
    spots: {
      ledge: { at: [-200, 0, front + 60], seat: 0 },
      ladder: { at: [-wide + 200, -500, front - 40] },
      'roof-edge': { at: [0, 700, back - 20] },
      steps: { at: [x - 700, 0, back - 420] },
    },
  })
}

/** The iron legs on which the platform stands, seen from above. */
function legsBelow(stage: Stage, wide: number, front: number, back: number): string {
  if (stage.camera !== 'from-above') return ''
  const iron = shade(stage.context.light.land('#5f6f7c'), 0.42)
  const [rows, deep] = [5, 9000]
  const at = (side: number, z: number, row: number): Vec3 => {
    const out = 0.86 + 0.5 * (row / rows)
    return [side * wide * out, -600 - (deep * row) / rows, z - (z === front ? 700 * (row / rows) : 0)]
  }
  const face = (z: number) =>
    Array.from({ length: rows }, (_, row) =>
      [-1, 1]
        .map(
          side =>
            edgeOf(stage, [at(side, z, row), at(side, z, row + 1)]) +
            edgeOf(stage, [at(side, z, row), at(-side, z, row + 1)]),
        )
        .join(''),
    ).join('')
  return line(face(back), iron, 12) + line(face(front), tint(iron, 0.1), 22)
}

/** The iron case with the lever. */
const switchboard = ({ context }: Stage, up: boolean): string =>
  PROP_DRAWINGS['great-switch'](context, { states: new Set(up ? ['up'] : []), colour: null }).drawing

/** The foot of a lattice mast with insulators, from which wires run. */
function mast({ context }: Stage): string {
  const { light } = context
  const iron = light.land('#6a7684')
  const dark = shade(iron, 0.3)
  const glass = light.land('#8a5a48')
  const braces = Array.from({ length: 6 }, (_, i) => {
    const [y, next] = [-i * 640, -(i + 1) * 640]
    const [a, b] = [520 - i * 56, 520 - (i + 1) * 56]
    return `M${-a} ${y}L${b} ${next}M${a} ${y}L${-b} ${next}M${-b} ${next}H${b}`
  }).join('')
  const insulator = (x: number, y: number) =>
    line(`M${x} ${y}V${y + 420}`, dark, 24) +
    [90, 170, 250, 330].map(dy => box(x - 74, y + dy - 24, 148, 46, glass, 23)).join('')
  return (
    box(-680, -130, 1360, 130, shade(iron, 0.4), 16) +
    line('M-520 0L-190 -3840M520 0L190 -3840', dark, 84) +
    line('M-520 0L-190 -3840M520 0L190 -3840', iron, 60) +
    line(braces, iron, 36) +
    line('M-900 -1700H900', dark, 70) +
    line('M-900 -1712H900', tint(iron, 0.1), 40) +
    insulator(-800, -1680) +
    insulator(800, -1680) +
    line('M-800 -1260C-1200 -1180 -1900 -1300 -3000 -1500M800 -1260C1300 -1160 2000 -1280 3200 -1460', dark, 22) +
    box(-170, -900, 340, 260, light.land('#e8c84a'), 16) +
    shape('M14 -870L-70 -750H-8L-30 -670L66 -790H6Z', light.land('#3a3340'))
  )
}

/** A board of meters on two legs, all at zero after a power cut. */
function deadDials({ context, states }: Stage): string {
  const { light } = context
  const dead = states.has('blackout') || !light.dark
  const board = light.land('#6f5a50')
  const dial = (x: number, y: number, r: number, turn: number) =>
    circle(x, y, r, light.land('#c9b48a')) +
    circle(x, y, r * 0.84, dead ? light.land('#e8dfc8') : '#fff0c4') +
    line(
      `M${n(x - r * 0.6)} ${n(y - r * 0.2)}Q${n(x)} ${n(y - r * 0.8)} ${n(x + r * 0.6)} ${n(y - r * 0.2)}`,
      light.land('#8a5a48'),
      r * 0.08,
    ) +
    place(line(`M0 0V${n(-r * 0.6)}`, light.land('#3a3340'), r * 0.09), x, y, { turn })
  return (
    line('M-260 0V-500M260 0V-500', shade(board, 0.3), 60) +
    box(-420, -1320, 840, 860, context.defs.verticalGradient(tint(board, 0.1), shade(board, 0.14)), 24) +
    dial(-190, -1080, 160, dead ? -60 : 40) +
    dial(190, -1080, 160, dead ? -60 : 24) +
    dial(-240, -740, 96, dead ? -60 : 50) +
    dial(0, -740, 96, dead ? -60 : 10) +
    dial(240, -740, 96, dead ? -60 : 30) +
    dots(
      [-300, -180, -60, 60, 180, 300].map((x): [number, number, number] => [x, -560, 34]),
      dead ? light.land('#7f3a34') : '#9ff0a8',
    )
  )
}

/** Cables that run from the tower to the city. */
function cables(stage: Stage, x: number, back: number): string {
  const wire = stage.context.light.land('#3a3f4c')
  return line(
    [-1, 0, 1]
      .map(i =>
        edgeOf(stage, [
          [x, 1900 + i * 120, back + 200],
          [x + i * 3000, 600, 6000],
          [x + i * 12000, -3000, 16000],
        ]),
      )
      .join(''),
    alpha(wire, 0.7),
    4,
  )
}

/** The glow of a lit city where it fades into the distance, seen from above. */
const goldenHaze = ({ context, camera }: Stage): string =>
  camera === 'from-above'
    ? box(
        -10,
        -10,
        SIZE + 20,
        310,
        context.defs.verticalGradient(alpha('#16245c', 0.9), alpha('#7a5a6c', 0.5), alpha('#e8a468', 0)),
      )
    : ''

/** Light that runs from the foot of the tower through the streets to the hills. */
function goldenStreets({ view, context }: Stage): string {
  const y = view.horizon
  if (y < 0 || y > 1500) return ''
  const gold = '#ffcf62'
  const depth = 420
  const fan: string[] = []
  const lamps: [number, number, number][] = []
  for (let i = -9; i <= 9; i++) {
    const far = 768 + i * 92
    const near = 768 + i * 330
    fan.push(`M${n(far)} ${n(y + 6)}Q${n(far + (near - far) * 0.3)} ${n(y + 60)} ${n(near)} ${n(y + depth)}`)
    for (let k = 0; k < 12; k++) {
      const share = (k / 12) ** 2
      lamps.push([far + (near - far) * share * 0.8 + (k % 2) * 10, y + 8 + depth * share, 3 + 7 * share])
    }
  }
  for (let k = 1; k < 7; k++)
    fan.push(
      `M-40 ${n(y + depth * (k / 7) ** 2)}Q768 ${n(y + depth * (k / 7) ** 2 + 16)} 1576 ${n(y + depth * (k / 7) ** 2)}`,
    )
  return (
    line(fan.join(''), alpha(gold, 0.28), 22) +
    line(fan.join(''), alpha(gold, 0.85), 5) +
    dots(lamps, '#fff4cf') +
    glow(context, 768, y + 60, 900, gold, 0.55)
  )
}
