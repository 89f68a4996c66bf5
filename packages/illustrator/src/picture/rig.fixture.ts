import { createRandom } from '@kahani/random/random'
import { type Camera, figureSchema, type ShotInput, shotSchema } from '@kahani/scene/shot'
import { testRequest } from '@kahani/testing/illustration-requests'
import { Resvg } from '@resvg/resvg-js'
import type { DrawContext } from '../canvas/draw-context.ts'
import { createLight } from '../canvas/light.ts'
import type { Point } from '../canvas/path.ts'
import { box, place } from '../canvas/svg.ts'
import { createSvgDefs, type SvgDefs } from '../canvas/svg-defs.ts'
import type { Look } from '../people/look.ts'
import { type DrawnPerson, drawPerson, type PersonOptions } from '../people/person.ts'
import { skeletonOf } from '../people/skeleton.ts'
import { aimCamera } from '../stage/cameras.ts'
import { yawOf } from './acting.ts'
import { posed, stanceOf } from './aided-poses.ts'
import type { Company } from './company.ts'
import { actingOf } from './draw-people.ts'
import type { PlacedPerson } from './placed.ts'

/** Draws one person on a stage without scenery, in parts that can be measured. */

export interface Finding {
  what: 'left eye' | 'right eye' | 'mouth' | 'left hand' | 'right hand' | 'held thing'
  why: string
}

export interface Stand {
  look: Look
  shot: ShotInput['figures'][number]
  camera?: Camera
  objects?: ShotInput['objects']
  /** Changes what is drawn, to plant a fault. */
  change?: (options: PersonOptions, person: PlacedPerson) => PersonOptions
}

export interface Staged extends DrawnPerson {
  defs: SvgDefs
  options: PersonOptions
  person: PlacedPerson
  company: Company
}

/** Gradients are flat here: what counts is where a shape is. */
export const flatDefs = (): SvgDefs => {
  const defs = createSvgDefs()
  const flat = (...colours: string[]) => colours[Math.floor(colours.length / 2)] ?? 'none'
  return { ...defs, verticalGradient: flat, horizontalGradient: flat, radialGradient: flat, pattern: () => 'none' }
}

/** Draws one person on a stage without scenery. */
export function stand({ look, shot: input, camera = 'medium', objects = [], change }: Stand): Staged {
  const shot = figureSchema.parse(input)
  const defs = flatDefs()
  const context: DrawContext = {
    random: createRandom('rig'),
    bookRandom: createRandom('rig'),
    defs,
    light: createLight('day'),
  }
  const view = aimCamera({ camera, stature: look.body.stature, focus: [0, look.body.stature * 0.8, 0] })
  const pose = posed(look.aids, shot, stanceOf(look.aids, shot, {}))
  const placing = { at: [0, shot.height * 1000, 0], yaw: yawOf(shot), seat: undefined } as const
  const rough = skeletonOf(look.body, pose, placing)
  const person: PlacedPerson = {
    kind: 'person',
    shot,
    look,
    pose,
    ...placing,
    rough,
    support: null,
    ground: 0,
    bedding: undefined,
    centre: rough.head,
    halfWidth: look.body.shoulder,
  }
  const company: Company = {
    context,
    view,
    placed: [person],
    story: { cast: testRequest().cast, guide: 'owl', shot: shotSchema.parse({ camera, figures: [input], objects }) },
    medium: 'land',
    wading: false,
    pools: undefined,
  }
  const acting = actingOf(company, person).options
  const options = change ? change(acting, person) : acting
  return { ...drawPerson(context, look, view, options), defs, options, person, company }
}

/** A drawing with each opaque colour replaced. */
export const flatten = (drawing: string, colour: (own: string) => string) =>
  drawing.replace(/#([\da-f]{6})([\da-f]{2})?/g, (_, rgb: string, alpha?: string) =>
    alpha !== undefined && Number.parseInt(alpha, 16) < 128 ? 'none' : colour(`#${rgb}`),
  )

/** The clip paths that a drawing uses. */
const usedDefs = (defs: SvgDefs, drawing: string) => {
  const used = new Set([...drawing.matchAll(/url\(#(p\d+)\)/g)].map(([, id]) => id))
  const entries = defs.element().match(/<clipPath id="p\d+">.*?<\/clipPath>/g) ?? []
  return `<defs>${entries.filter(entry => used.has(entry.slice(14, entry.indexOf('"', 14)))).join('')}</defs>`
}

/** A square part of a picture, and how it is rendered. */
interface Part {
  centre: Point
  half: number
  /** px of what is rendered. */
  size: number
  /** Edges without intermediate colours, or fine lines. */
  rendering?: 'crispEdges' | 'geometricPrecision'
}

/**
 * What is at a pixel in each of two drawings of the same part of a picture: the red of its colour, or 0.
 */
export function compare(
  defs: SvgDefs,
  [one, other]: readonly [string, string],
  { centre: [x, y], half, size, rendering = 'crispEdges' }: Part,
): (at: 0 | 1, column: number, row: number) => number {
  const scale = size / (half * 2)
  // resvg aborts on a group that lies far outside of a picture, so that this one has margins above and below.
  const width = size * 2
  const tile = (at: number, drawing: string) =>
    place(drawing, size * (at + 0.5) - x * scale, size - y * scale, { scale })
  const body = tile(1, other) + box(0, 0, size, width, '#000000') + tile(0, one)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" shape-rendering="${rendering}">${usedDefs(defs, body)}${body}</svg>`
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  return (at, column, row) => pixels[((row + size / 2) * width + column + at * size) * 4] ?? 0
}
