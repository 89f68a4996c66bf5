import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { shape } from '../../canvas/svg.ts'
import { leafyFrame } from '../../scenery/leaves.ts'
import { hazeOf } from '../../scenery/skies.ts'
import { broadleaf } from '../../scenery/trees.ts'
import type { Piece, Stage } from '../../stage/stage.ts'
import { airInFront } from '../air-in-front.ts'
import { beside, frames } from '../framing.ts'
import { blades, dabs, discs, type GroundSpotsOptions, groundSpots } from '../ground-plane.ts'
import { floatingLamps } from './floating-lamps.ts'

/** What the sides of the riverside share. */
export interface Tools {
  stage: Stage
  haze(colour: string, air: number): string
  grass: string
  foam: string
  water: string
}

export const toolsOf = (stage: Stage): Tools => {
  const { context } = stage
  const flooded = stage.states.has('flood')
  return {
    stage,
    haze: hazeOf(context, stage.sky),
    grass: context.light.land(context.bookRandom.fork('riverside').pick(['#9cc266', '#8fb85f', '#aac46a'])),
    foam: mix('#ffffff', context.light.land('#d8f0ee'), 0.7),
    water: flooded ? '#8a9a7c' : '#4fa0ac',
  }
}

/** A broad tree, hazy in the distance. */
export const tree = ({ stage, haze }: Tools, x: number, z: number, height: number): Piece => {
  const air = Math.min(0.6, z / 14000)
  return stage.stand(
    broadleaf(stage.context, 0, 0, height, haze('#6f9f52', air), haze('#7a5a42', air)),
    beside(stage, x, z),
  )
}

/** Grassy ground with tufts and flowers on an area. */
export function meadowOn({ stage, grass }: Tools, within: (x: number, z: number) => boolean): string {
  const { light } = stage.context
  return (
    shape(dabs(groundSpots(stage, 80, { within }), 240, 34), alpha(shade(grass, 0.5), 0.16)) +
    shape(dabs(groundSpots(stage, 60, { within }), 220, 30), alpha(tint(grass, 0.5), 0.26)) +
    shape(blades(groundSpots(stage, 70, { within, to: 3000 }), 95), alpha(shade(grass, 0.28), 0.75)) +
    shape(discs(groundSpots(stage, 16, { within, to: 2600 }), 17, 0.8), light.land('#fdf0d0')) +
    shape(discs(groundSpots(stage, 14, { within, to: 2600 }), 17, 0.8), light.land('#b48ad0'))
  )
}

/** Leaves in the lower corners. */
export const frame = ({ stage }: Tools) =>
  (frames(stage)
    ? leafyFrame(stage.context, stage.context.light.land('#4f8a4c'), { kinds: ['pointed', 'fern'], above: false })
    : '') + airInFront(stage)

/** Floating lamps, if the shot has them. */
export const lampsOn = (
  stage: Stage,
  within: (x: number, z: number) => boolean,
  many: number,
  range: Pick<GroundSpotsOptions, 'from' | 'to'> = {},
) => (stage.states.has('lamps') ? floatingLamps(stage, many, { within, ...range }) : '')
/** Hills on the horizon, for a panel. */
export const distantHills = ({ stage, haze }: Tools): string => {
  const { random } = stage.context
  const hills = (height: number, tone: string) => {
    let data = 'M-1300 10'
    for (let x = -1300; x <= 1300; x += 260) data += `q130 ${-height * random.between(0.5, 1.2)} 260 0`
    return shape(`${data}V20H-1300Z`, tone)
  }
  return hills(210, haze('#8fb0a8', 0.6)) + hills(110, haze('#8fb787', 0.46))
}
