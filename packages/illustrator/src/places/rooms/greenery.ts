import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { line, place, shape } from '../../canvas/svg.ts'
import type { Room } from './room.ts'

/** Plants in pots, drawn at (0, 0) in world units and standing on it. */

type Pot = 'clay' | 'painted' | 'tin' | 'brass'

function pot({ lit, family, stage }: Room, kind: Pot, width: number, height: number): string {
  const colour = lit({ clay: '#c26a44', painted: family.accents[1], tin: '#e6c35a', brass: '#c9983f' }[kind])
  const [w, h] = [width / 2, height]
  const body =
    kind === 'brass'
      ? `M${-w * 0.7} ${-h}C${-w * 1.3} ${-h * 0.6} ${-w * 1.1} ${-h * 0.1} ${-w * 0.5} 0H${w * 0.5}C${w * 1.1} ${-h * 0.1} ${w * 1.3} ${-h * 0.6} ${w * 0.7} ${-h}Z`
      : `M${-w} ${-h}H${w}L${w * (kind === 'tin' ? 0.96 : 0.7)} 0H${-w * (kind === 'tin' ? 0.96 : 0.7)}Z`
  const rim =
    kind === 'tin'
      ? ''
      : shape(`M${-w * 1.12} ${-h}H${w * 1.12}L${w * 1.06} ${-h * 0.8}H${-w * 1.06}Z`, tint(colour, 0.14))
  const band =
    kind === 'painted' || kind === 'tin'
      ? shape(
          `M${-w * 0.92} ${-h * 0.62}H${w * 0.92}L${w * 0.85} ${-h * 0.34}H${-w * 0.85}Z`,
          lit(kind === 'tin' ? '#cf4f3d' : family.accents[2]),
        )
      : ''
  return shape(body, stage.context.defs.horizontalGradient(shade(colour, 0.2), colour, tint(colour, 0.1))) + band + rim
}

/** Long upright leaves. */
export function snakePlant(room: Room, size: number, kind: Pot = 'clay'): string {
  const green = room.lit('#5f9a5c')
  const leaves = [-22, 16, -9, 7, 0]
    .map((turn, i) =>
      place(
        shape('M-8 0C-40 -90 -34 -240 0 -330C34 -240 40 -90 8 0Z', i % 2 ? green : shade(green, 0.16)) +
          line('M-14 -20C-34 -100 -28 -220 0 -310', alpha(room.lit('#e6dc8a'), 0.7), 7),
        (i - 2) * 12,
        -120,
        { turn, scale: i === 4 ? 1.1 : 0.8 + (i % 3) * 0.1 },
      ),
    )
    .join('')
  return place(leaves + pot(room, kind, 190, 150), 0, 0, { scale: size / 480 })
}

/** Broad drooping leaves: an areca or a banana in a pot. */
export function arecaPalm(room: Room, size: number, kind: Pot = 'painted'): string {
  const green = room.lit('#569450')
  const fronds = [-74, 70, -50, 46, -26, 24, -4]
    .map((turn, i) => {
      const colour = i % 2 ? green : shade(green, 0.16)
      let leaflets = ''
      for (let k = 1; k < 9; k++) {
        const y = -60 - k * 44
        const w = 96 * Math.sin((k / 9) * Math.PI) + 24
        leaflets += `M0 ${y}q${-w * 0.5} ${-w * 0.2} ${-w} ${w * 0.34}q${w * 0.6} ${-w * 0.1} ${w} ${-w * 0.06}ZM0 ${y}q${w * 0.5} ${-w * 0.2} ${w} ${w * 0.34}q${-w * 0.6} ${-w * 0.1} ${-w} ${-w * 0.06}Z`
      }
      return place(line('M0 0Q6 -240 0 -440', shade(colour, 0.1), 10) + shape(leaflets, colour), 0, -170, {
        turn,
        scale: 0.84 + (i % 3) * 0.1,
      })
    })
    .join('')
  return place(fronds + pot(room, kind, 230, 200), 0, 0, { scale: size / 640 })
}

/** A bush with flowers: hibiscus, marigold or rose. */
export function flowering(room: Room, size: number, flower: string, kind: Pot = 'clay'): string {
  const green = room.lit('#5c9654')
  const dark = mix(green, room.lit('#274f48'), 0.4)
  const leaf = 'M0 0C-26 -30 -26 -70 0 -104C26 -70 26 -30 0 0Z'
  const leaves = Array.from({ length: 17 }, (_, i) => {
    const angle = -100 + (i * 200) / 16
    return place(
      shape(leaf, i % 2 ? green : dark),
      Math.sin(angle * 0.0174) * 44,
      -170 - Math.cos(angle * 0.0174) * 56,
      { turn: angle, scale: 0.9 + (i % 3) * 0.16 },
    )
  }).join('')
  const heart =
    place(shape(leaf, green), -20, -150, { turn: -14, scale: 1.4 }) +
    place(shape(leaf, dark), 26, -150, { turn: 18, scale: 1.3 })
  const colour = room.lit(flower)
  const blossoms = [
    [-92, -236],
    [10, -292],
    [96, -226],
    [-30, -204],
    [52, -176],
  ]
    .map(([x = 0, y = 0], i) =>
      place(
        shape(
          'M0 -8C-30 -40 -44 -6 -30 6C-40 34 -8 42 0 24C8 42 40 34 30 6C44 -6 30 -40 0 -8Z',
          i % 2 ? tint(colour, 0.14) : colour,
        ) + shape('M-8 0a8 8 0 1 1 16 0a8 8 0 1 1 -16 0Z', room.lit('#ffe08a')),
        x,
        y,
        { turn: i * 50 },
      ),
    )
    .join('')
  return place(leaves + heart + blossoms + pot(room, kind, 190, 160), 0, 0, { scale: size / 380 })
}

/** Heart-shaped leaves that hang down from (0, 0): a money plant in a bottle or basket. */
export function moneyPlant(room: Room, length: number): string {
  const green = room.lit('#6fa856')
  const dark = shade(green, 0.18)
  const heart = 'M0 0C-34 -8 -44 30 0 70C44 30 34 -8 0 0Z'
  const vine = (x: number, long: number, sway: number) => {
    const count = Math.round(long / 60)
    return (
      line(`M${x} -10Q${x + sway} ${long * 0.5} ${x + sway * 0.4} ${long}`, dark, 7) +
      Array.from({ length: count }, (_, i) => {
        const share = (i + 0.6) / count
        return place(shape(heart, i % 2 ? green : dark), x + sway * Math.sin(share * 2), long * share, {
          turn: i % 2 ? 48 : -48,
          scale: 0.9,
        })
      }).join('')
    )
  }
  return (
    vine(-46, length * 0.8, -60) +
    vine(40, length * 0.6, 56) +
    vine(0, length, 20) +
    place(pot(room, 'painted', 150, 120), 0, 60)
  )
}

/** Holy basil in its square pedestal, as it stands in courtyards. */
export function tulsi(room: Room, size: number): string {
  const { lit, family } = room
  const wall = lit(family.accents[0])
  const green = lit('#5f9250')
  const leaf = 'M0 0C-18 -16 -18 -40 0 -62C18 -40 18 -16 0 0Z'
  const sprigs = Array.from({ length: 13 }, (_, i) => {
    const turn = -72 + i * 12
    const reach = 120 + (i % 3) * 46
    const [x, y] = [Math.sin(turn * 0.0174) * reach, -420 - Math.cos(turn * 0.0174) * reach]
    return (
      line(`M0 -400L${x.toFixed(0)} ${y.toFixed(0)}`, shade(green, 0.3), 6) +
      [-50, 0, 50]
        .map(t => place(shape(leaf, (i + t) % 4 ? green : tint(green, 0.14)), x, y, { turn: turn + t, scale: 0.9 }))
        .join('')
    )
  }).join('')
  return place(
    sprigs +
      shape('M-110 -400H110L96 -300H-96Z', tint(wall, 0.16)) +
      shape('M-92 -300H92V-70H-92Z', room.stage.context.defs.horizontalGradient(shade(wall, 0.16), wall)) +
      shape('M-120 -70H120V0H-120Z', shade(wall, 0.1)) +
      shape('M-34 -90V-170Q-34 -206 0 -214Q34 -206 34 -170V-90Z', shade(wall, 0.4)) +
      shape('M-120 -70H120V-58H-120Z', tint(wall, 0.4)),
    0,
    0,
    { scale: size / 600 },
  )
}
