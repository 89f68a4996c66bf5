import { alpha, shade, tint } from '../canvas/colour.ts'
import { n, soft } from '../canvas/path.ts'
import { circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { dashed } from './materials.ts'
import { prop } from './prop.ts'

/** Tracks that lead somewhere. */

/** Small hoofprints in a strip of mud, one after the other; `full` of water. */
export const hoofprints = prop({ states: ['full', 'wet'] }, ({ on, is }) => {
  const mud = on('#5d4438')
  const print = (x: number, y: number, k: number) => {
    const claw = (side: number) =>
      `M${n(x - 22 * k)} ${n(y + side * 2.5 * k)}q${n(26 * k)} ${n(-side * 3 * k)} ${n(48 * k)} ${n(side * 2 * k)}q${n(-14 * k)} ${n(side * 11 * k)} ${n(-40 * k)} ${n(side * 8 * k)}q${n(-10 * k)} ${n(-side * 4 * k)} ${n(-8 * k)} ${n(-side * 10 * k)}Z`
    return (
      ellipse(x, y + 1.5 * k, 33 * k, 15 * k, tint(mud, 0.18)) +
      ellipse(x, y, 30 * k, 13 * k, shade(mud, 0.22)) +
      shape(claw(-1) + claw(1), shade(mud, 0.62)) +
      (is('full') || is('wet') ? ellipse(x - 4 * k, y + 4 * k, 13 * k, 2.4 * k, alpha(on('#a8cbe0'), 0.6)) : '')
    )
  }
  return {
    drawing:
      shape(
        soft([
          -330, -16, -250, -48, -120, -60, 0, -72, 120, -90, 260, -88, 316, -62, 200, -32, 60, -14, -80, 4, -220, 10,
        ]),
        alpha(mud, 0.36),
      ) +
      shape(
        soft([
          -300, -16, -230, -36, -120, -50, 0, -60, 120, -78, 250, -78, 280, -60, 190, -38, 60, -22, -80, -6, -220, 2,
        ]),
        alpha(mud, 0.5),
      ) +
      print(-226, -16, 1.1) +
      print(-94, -40, 1) +
      print(36, -34, 0.96) +
      print(164, -62, 0.88),
    flat: true,
    halfWidth: 320,
    height: 84,
    place: 'scene',
  }
})

/** Of bare feet, going to the right. */
export const footprints = prop({ coloured: true }, ({ hue }) => ({
  drawing: Array.from({ length: 6 }, (_, i) =>
    place(
      ellipse(0, 0, 15, 26, alpha(hue('#7a5a44'), 0.6)) +
        dots(
          [
            [-12, -30, 5],
            [-3, -34, 5],
            [6, -32, 4.5],
            [13, -27, 4],
          ],
          alpha(hue('#7a5a44'), 0.6),
        ),
      -230 + i * 92,
      -30 - (i % 2) * 46,
      { turn: 78, scale: 0.9 },
    ),
  ).join(''),
  flat: true,
  halfWidth: 270,
  height: 100,
  place: 'scene',
}))

/** Of ants, up and over whatever there is. */
export const antTrail = prop({}, ({ on }) => {
  const ink = on('#4a2c30')
  const ant = (x: number, y: number, turn: number) =>
    place(
      dots(
        [
          [-15, 0, 8],
          [0, 0, 6],
          [13, 0, 7],
        ],
        ink,
      ) + line('M-2 0l-10 -14M2 0l4 -15M-2 0l-10 14M2 0l4 15M18 -4l10 -8M18 4l10 8', ink, 2.5),
      x,
      y,
      { turn },
    )
  return {
    drawing:
      dashed('M-240 -20C-120 -60 -60 0 60 -60S200 -180 230 -300', alpha(ink, 0.25), 5, '2 14') +
      ant(-210, -28, -14) +
      ant(-110, -36, 14) +
      ant(-10, -34, -8) +
      ant(90, -80, -34) +
      ant(170, -160, -56) +
      ant(216, -250, -72),
    flat: true,
    halfWidth: 250,
    height: 310,
    place: 'air',
  }
})

/** Rings in dust, one above the other, that can be climbed. */
export const footholds = prop({}, ({ on }) => ({
  drawing:
    [0, 1, 2, 3, 4]
      .map(
        i =>
          ellipse(i % 2 ? 40 : -40, -40 - i * 110, 96 - i * 8, 26 - i * 2, alpha(on('#8f9ac0'), 0.7)) +
          ellipse(i % 2 ? 40 : -40, -34 - i * 110, 82 - i * 8, 19 - i * 2, on('#5f6a98')),
      )
      .join('') +
    circle(-140, -20, 9, alpha(on('#c8d0e8'), 0.8)) +
    circle(150, -210, 7, alpha(on('#c8d0e8'), 0.8)),
  flat: true,
  halfWidth: 150,
  height: 540,
  seat: [-40, -40],
}))

/** A path of small lights that leads away. */
export const lightPath = prop({ coloured: true }, ({ hue }) => {
  const gold = hue('#ffe08a')
  const lights = Array.from({ length: 26 }, (_, i) => {
    const share = i / 25
    return [
      Math.sin(share * 7) * 220 * (1 - share * 0.6) + (i % 2 ? 60 : -60) * (1 - share * 0.7),
      -share * 620,
      17 * (1 - share * 0.62),
    ] as const
  })
  return {
    drawing:
      dots(
        lights.map(([x, y, r]) => [x, y, r * 2.4] as const),
        alpha(gold, 0.24),
      ) +
      dots(lights, gold) +
      dots(
        lights.map(([x, y, r]) => [x, y, r * 0.5] as const),
        '#fffdf0',
      ),
    flat: true,
    halfWidth: 290,
    height: 640,
    place: 'scene',
    light: { at: [0, -200], r: 500 },
  }
})

/** Cushions of moss, close together along one edge. */
export const moss = prop({}, ({ on, defs }) => {
  const green = on('#7fa63c')
  const cushion = (x: number, y: number, r: number) =>
    shape(
      `M${n(x - r)} ${n(y)}C${n(x - r)} ${n(y - r * 0.9)} ${n(x + r)} ${n(y - r * 0.9)} ${n(x + r)} ${n(y)}C${n(x + r * 0.6)} ${n(y + r * 0.2)} ${n(x - r * 0.6)} ${n(y + r * 0.2)} ${n(x - r)} ${n(y)}Z`,
      defs.verticalGradient(tint(green, 0.34), green, shade(green, 0.3)),
    ) +
    line(
      [-0.5, -0.1, 0.34]
        .map(share => `M${n(x + share * r)} ${n(y - r * 0.5)}l${n(share * 8)} ${n(-r * 0.42)}`)
        .join(''),
      tint(green, 0.2),
      4,
    ) +
    dots(
      [-0.5, -0.1, 0.34].map(share => [x + share * (r + 8), y - r * 0.94, 6] as const),
      on('#c98a4a'),
    )
  return {
    drawing:
      cushion(-150, -18, 56) +
      cushion(150, -18, 60) +
      cushion(-52, -14, 76) +
      cushion(64, -12, 66) +
      cushion(-112, 0, 46) +
      cushion(4, 2, 54) +
      cushion(110, 2, 44),
    halfWidth: 206,
    height: 100,
  }
})
