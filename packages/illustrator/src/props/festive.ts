import { shade, tint } from '../canvas/colour.ts'
import { n } from '../canvas/path.ts'
import { circle, dots, place, shape } from '../canvas/svg.ts'
import { leaf } from './materials.ts'
import { prop } from './prop.ts'

/** For feast days. */

/** Of marigolds, hung over a door. */
export const marigoldGarland = prop({ coloured: true }, ({ on, hue }) => {
  const bloom = hue('#f29a2c')
  const flowers = Array.from({ length: 17 }, (_, i) => {
    const share = i / 16
    const x = -240 + share * 480
    const y = -180 + Math.sin(share * Math.PI) * 110
    const colour = i % 3 === 1 ? on('#f6c63c') : bloom
    return (
      circle(x, y, 26, shade(colour, 0.14)) +
      circle(x - 2, y - 3, 20, colour) +
      circle(x - 3, y - 5, 9, tint(colour, 0.34))
    )
  }).join('')
  return {
    drawing:
      [-240, 0, 240].map(x => leaf(on('#5f9a4c'), x, (x === 0 ? -74 : -182) + 8, 76, 180, 0.34)).join('') + flowers,
    halfWidth: 266,
    height: 210,
    place: 'air',
    grip: { kind: 'both', at: [0, -80], scale: 0.5 },
  }
})

/** A pattern of coloured powder on the ground. */
export const rangoli = prop({ coloured: true }, ({ on, hue }) => {
  const main = hue('#e0507a')
  const petals = (count: number, away: number, size: number, colour: string, twist: number) =>
    Array.from({ length: count }, (_, i) =>
      place(
        shape(
          `M0 ${-away}C${n(-size)} ${n(-away - size)} ${n(-size)} ${n(-away - size * 2)} 0 ${n(-away - size * 2.6)}C${n(size)} ${n(-away - size * 2)} ${n(size)} ${n(-away - size)} 0 ${-away}Z`,
          colour,
        ),
        0,
        0,
        { turn: twist + (i * 360) / count },
      ),
    ).join('')
  const rosette =
    petals(12, 150, 40, on('#f2b03c'), 0) +
    petals(12, 150, 30, main, 15) +
    petals(8, 50, 44, on('#4f9a8c'), 0) +
    petals(8, 50, 30, on('#fbf1e2'), 22) +
    circle(0, 0, 44, main) +
    circle(0, 0, 22, on('#f2c14a')) +
    dots(
      Array.from(
        { length: 24 },
        (_, i) => [Math.sin((i * Math.PI) / 12) * 290, Math.cos((i * Math.PI) / 12) * 290, 11] as const,
      ),
      on('#fbf1e2'),
    )
  return {
    drawing: `<g transform="translate(0 -78) scale(1 0.26)">${rosette}</g>`,
    flat: true,
    halfWidth: 304,
    height: 132,
    place: 'scene',
  }
})
