import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { shape } from '../../canvas/svg.ts'
import { rock } from '../../scenery/land.ts'
import { leafyFrame } from '../../scenery/leaves.ts'
import { hazeOf } from '../../scenery/skies.ts'
import type { Piece, Stage } from '../../stage/stage.ts'
import { beside, frames } from '../framing.ts'
import { bankOf, blades, dabs, discs, groundSpots } from '../ground-plane.ts'
import { waterIn } from '../open-water.ts'
import { clump } from '../trees/forest-trees.ts'

/** What the sides of the waterfall share. */
export interface Tools {
  stage: Stage
  haze(colour: string, air: number): string
  stone: string
  grass: string
  water: string
  foam: string
}

export const toolsOf = (stage: Stage): Tools => {
  const { context } = stage
  const { light } = context
  const random = context.bookRandom.fork('waterfall')
  return {
    stage,
    haze: hazeOf(context, stage.sky),
    stone: random.pick(['#8f9a94', '#a08a78', '#8a8a9c']),
    grass: light.land(random.pick(['#86b864', '#7fb070', '#94b85a'])),
    water: waterIn(stage, '#5cb5bc'),
    foam: mix('#ffffff', light.land('#d8f0ee'), 0.6),
  }
}

/** How wide the fall is, relative to a dry season. */
export const wet = ({ stage }: Tools) => (stage.states.has('flood') ? 1.5 : 1)

/** Boulders with moss, in world units. */
export const boulder = ({ stage, stone, grass }: Tools, x: number, z: number, width: number): Piece => {
  const { context } = stage
  const height = width * context.random.between(0.5, 0.66)
  return stage.stand(
    rock(context, 0, 0, width, height, context.light.land(stone)) +
      shape(
        `M${-width * 0.36} ${-height * 0.86}Q0 ${-height * 1.16} ${width * 0.34} ${-height * 0.8}Q${width * 0.1} ${-height * 0.7} 0 ${-height * 0.76}T${-width * 0.36} ${-height * 0.86}Z`,
        grass,
      ),
    beside(stage, x, z),
  )
}

export const fern = ({ stage }: Tools, x: number, z: number, size: number): Piece => {
  const { light } = stage.context
  return stage.stand(
    clump(stage.context, 'fern', size, [light.land('#3f8a54'), light.land('#62aa5c')]),
    beside(stage, x, z),
  )
}

/** Grass with flowers on an area. */
export const bankMarks = ({ stage, grass }: Tools, within: (x: number, z: number) => boolean): string => {
  const { light } = stage.context
  return (
    shape(dabs(groundSpots(stage, 80, { within }), 240, 34), alpha(shade(grass, 0.5), 0.16)) +
    shape(dabs(groundSpots(stage, 60, { within }), 220, 30), alpha(tint(grass, 0.5), 0.26)) +
    shape(blades(groundSpots(stage, 60, { within, to: 3000 }), 95), alpha(shade(grass, 0.28), 0.75)) +
    shape(discs(groundSpots(stage, 14, { within, to: 2600 }), 17, 0.8), light.land('#f7c1ae')) +
    shape(discs(groundSpots(stage, 14, { within, to: 2600 }), 17, 0.8), light.land('#fdf0d0'))
  )
}

/** The edge of the grass for a camera that looks up. */
export const edge = ({ stage, grass }: Tools): Piece[] => {
  const bank = bankOf(stage, stage.context.defs.verticalGradient(tint(grass, 0.1), shade(grass, 0.2)))
  return bank ? [bank] : []
}

/** Leaves around wide pictures. */
export const frameOf = ({ stage }: Tools): string =>
  frames(stage)
    ? leafyFrame(stage.context, stage.context.light.land('#2f7454'), { kinds: ['fern', 'pointed', 'banana'] })
    : ''
