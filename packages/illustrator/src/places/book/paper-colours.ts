import { mix, shade, tint } from '../../canvas/colour.ts'
import type { Stage } from '../../stage/stage.ts'

/** What the land inside of a book is coloured with. */
export interface PaperColours {
  /** Of the ground, of its edges and of a sheet that nothing is written on. */
  page: string
  edge: string
  blank: string
  /** Of trees and loose leaves. */
  sheet: string
  ink: string
  ribbon: string
  /** From the nearest to the farthest. */
  hills: readonly [string, string, string]
}

const HILLS: readonly [PaperColours['hills'], ...PaperColours['hills'][]] = [
  ['#e2a54a', '#5aa394', '#7f8fc4'],
  ['#e08566', '#6d9f6a', '#6a98b8'],
  ['#dfae52', '#cf8590', '#5f9aa8'],
]

export function paperColours({ context, states, sky }: Stage): PaperColours {
  const { light, bookRandom } = context
  const [near, middle, far] = bookRandom.fork('paper hills').pick(HILLS)
  const page = mix(mix(light.land('#f4dfb0'), light.on('#f7e2b4'), 0.6), '#f7e2b4', light.time === 'dusk' ? 0.4 : 0.1)
  const white = light.on('#fffaee')
  const fade = states.has('fading') ? 1 : 0
  const hill = (colour: string, share: number, air: number) =>
    mix(
      mix(mix(light.land(colour), light.on(colour), 0.5), mix(mix(sky[1], sky[2], 0.3), page, 0.3), air),
      tint(white, 0.4),
      share * fade,
    )
  return {
    page,
    edge: shade(page, 0.12),
    blank: white,
    sheet: light.on('#fbf2dc'),
    ink: light.on('#343864'),
    ribbon: light.on('#c23a48'),
    hills: [hill(near, 0.35, 0.04), hill(middle, 0.7, 0.2), hill(far, 1, 0.42)],
  }
}
