import { createRandom } from '@kahani/random/random'
import { type Action, type Camera, figureSchema, type ShotInput, shotSchema } from '@kahani/scene/shot'
import { testRequest } from '@kahani/testing/illustration-requests'
import { Resvg } from '@resvg/resvg-js'
import { shade } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { createLight } from '../canvas/light.ts'
import { distance, mid, type Point } from '../canvas/path.ts'
import { box, place } from '../canvas/svg.ts'
import { createSvgDefs, type SvgDefs } from '../canvas/svg-defs.ts'
import { drawHead } from '../people/head.ts'
import type { HeadShape } from '../people/head-shape.ts'
import { AIDS_COLOUR, type Look } from '../people/look.ts'
import { openFace } from '../people/open-face.ts'
import { type Outfit, wear } from '../people/outfit.ts'
import { type DrawnPerson, drawPerson, type PersonOptions } from '../people/person.ts'
import { skeletonOf } from '../people/skeleton.ts'
import { FACING_VIEWER, type Frame, type Turn, turn } from '../space/frame.ts'
import { degreesOf, dot } from '../space/vec3.ts'
import { createView } from '../space/view.ts'
import { aimCamera } from '../stage/cameras.ts'
import { isSeated, yawOf } from './acting.ts'
import { posed } from './aided-poses.ts'
import type { Company } from './company.ts'
import { actingOf } from './draw-people.ts'
import type { PlacedPerson } from './placed.ts'

/** Measures how much of a face is seen, and whether the hands hold what they seem to hold. */

export interface Stand {
  look: Look
  shot: ShotInput['figures'][number]
  camera?: Camera
  objects?: ShotInput['objects']
  /** Height of a seat in world units, of somebody who sits on one. */
  seat?: number
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
const flatDefs = (): SvgDefs => {
  const defs = createSvgDefs()
  const flat = (...colours: string[]) => colours[Math.floor(colours.length / 2)] ?? 'none'
  return { ...defs, verticalGradient: flat, horizontalGradient: flat, radialGradient: flat, pattern: () => 'none' }
}

/** Draws one person on a stage without scenery. */
export function stand({ look, shot: input, camera = 'medium', objects = [], seat, change }: Stand): Staged {
  const shot = figureSchema.parse(input)
  const defs = flatDefs()
  const context: DrawContext = {
    random: createRandom('rig'),
    bookRandom: createRandom('rig'),
    defs,
    light: createLight('day'),
  }
  const view = aimCamera({ camera, stature: look.body.stature, focus: [0, look.body.stature * 0.8, 0] })
  const sits = seat !== undefined && isSeated(shot)
  const pose = posed(look.aids, shot, { seat: sits ? seat : undefined, wheelchair: 'none' })
  const placing = {
    at: [0, shot.height * 1000, 0],
    yaw: yawOf(shot),
    seat: sits ? seat : undefined,
  } as const
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

export const FEATURES = ['left eye', 'right eye', 'mouth'] as const
export type Feature = (typeof FEATURES)[number]

/** Of a feature: how large it is, in thousandths of a square head radius; how much of that is seen; and what hides most of it. */
export interface Seen {
  size: number
  share: number
  by: string
}

/** Share of an eye or a mouth that has to be seen. */
const SEEN = 0.65

/** px per head radius of what is rendered. */
const FINE = 26
const TILE = 2 * Math.round(FINE * 1.1)

const isFeature = (name: string): name is Feature => (FEATURES as readonly string[]).includes(name)

/** A drawing with each opaque colour replaced. */
const flatten = (drawing: string, colour: (own: string) => string) =>
  drawing.replace(/#([\da-f]{6})([\da-f]{2})?/g, (_, rgb: string, alpha?: string) =>
    alpha !== undefined && Number.parseInt(alpha, 16) < 128 ? 'none' : colour(`#${rgb}`),
  )

/** The clip paths that a drawing uses. */
const usedDefs = (defs: SvgDefs, drawing: string) => {
  const used = new Set([...drawing.matchAll(/url\(#(p\d+)\)/g)].map(([, id]) => id))
  const entries = defs.element().match(/<clipPath id="p\d+">.*?<\/clipPath>/g) ?? []
  return `<defs>${entries.filter(entry => used.has(entry.slice(14, entry.indexOf('"', 14)))).join('')}</defs>`
}

/** The pixels of two tiles side by side, RGBA. */
function rendered(defs: SvgDefs, body: string, size: number): Uint8Array {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 2}" height="${size}" shape-rendering="crispEdges">${usedDefs(defs, body)}${body}</svg>`
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels
}

/** How much of eyes and mouth is seen in a drawing, from one rendering of them alone and one with what lies over them. */
function seen({
  layers,
  defs,
  head,
  look,
}: Pick<Staged, 'layers' | 'defs' | 'head'> & { look: Look }): Record<Feature, Seen> {
  const names: string[] = []
  const marker = (name: string) => {
    const known = names.indexOf(name)
    return `#${(known < 0 ? names.push(name) : known + 1).toString(16).padStart(2, '0')}0000`
  }
  const skins = [look.skin, shade(look.skin, 0.14)]
  const first = layers.findIndex(({ name }) => name === 'left eye')
  if (first < 0) return Object.fromEntries(FEATURES.map(name => [name, NOTHING])) as Record<Feature, Seen>
  const painted = layers.slice(first).map(({ name, drawing }) => ({
    name,
    svg: flatten(drawing, own =>
      marker(name.endsWith('arm') && !skins.includes(own) ? name.replace('arm', 'sleeve') : name),
    ),
  }))
  const bare = painted.filter(({ name }) => isFeature(name))
  const scale = TILE / (head.radius * 2.2)
  const tile = (at: number, list: typeof painted) =>
    place(
      list.map(({ svg }) => svg).join(''),
      TILE * (at + 0.5) - head.centre[0] * scale,
      TILE / 2 - head.centre[1] * scale,
      { scale },
    )
  const body = tile(1, painted) + box(0, 0, TILE, TILE, '#000000') + tile(0, bare)
  const pixels = rendered(defs, body, TILE)
  const nameAt = (column: number, row: number) => names[(pixels[(row * TILE * 2 + column) * 4] ?? 0) - 1] ?? ''
  const over = new Map<string, Map<string, number>>()
  for (let row = 0; row < TILE; row++)
    for (let column = 0; column < TILE; column++) {
      const name = nameAt(column, row)
      if (!isFeature(name)) continue
      const top = nameAt(column + TILE, row)
      const counts = over.get(name) ?? new Map<string, number>()
      over.set(name, counts.set(top, (counts.get(top) ?? 0) + 1))
    }
  return Object.fromEntries(FEATURES.map(name => [name, measured(name, over.get(name) ?? new Map())])) as Record<
    Feature,
    Seen
  >
}

const NOTHING: Seen = { size: 0, share: 1, by: '' }

function measured(name: Feature, tops: ReadonlyMap<string, number>): Seen {
  const all = [...tops.values()].reduce((sum, count) => sum + count, 0)
  if (all === 0) return NOTHING
  const [by] = [...tops].filter(([top]) => top !== name).sort((a, b) => b[1] - a[1])[0] ?? ['']
  return { size: Math.round((all * 1000) / FINE ** 2), share: (tops.get(name) ?? 0) / all, by }
}

/** Degrees around the head from the middle of the face to the viewer; a head that is bowed to the viewer still faces the viewer. */
const azimuthOf = ({ viewer }: HeadShape): number => degreesOf(viewer[0], Math.hypot(viewer[1], viewer[2]))

/** Degrees between the turns at which a level head is measured. */
const STEP = 6

/** A head alone: how much of its face is seen, and how far it is turned to the side. */
function alone(look: Look, outfit: Outfit, skull: Frame, stream: number) {
  const defs = flatDefs()
  const view = createView({ target: [0, 0, 0], at: [0.5, 0.5], height: look.body.head * 3, distance: 4000, pitch: 0 })
  const options = { expression: 'happy', glance: [0, 0], stream, bubble: false, aidsColour: AIDS_COLOUR } as const
  const { layers, shape: head } = drawHead({ defs }, look, outfit, view, { head: [0, 0, 0], skull }, options)
  return { sizes: seen({ layers, defs, head, look }), azimuth: azimuthOf(head) }
}

/** Eyes and mouth that hair or headgear hides on a head in this turn. `stream`: see `Pose`. */
export function hiddenOnHead(look: Look, outfit: Outfit, turned: Turn, stream: number): Finding[] {
  const { sizes, azimuth } = alone(look, outfit, openFace(turn(FACING_VIEWER, turned), [0, 0, -1]), stream)
  return hiddenOf(sizes, look, azimuth)
}

/** The sizes of the features of a level head without anything on it, for each turn to the side. */
const level = new Map<string, Record<Feature, Seen>>()
function levelAt(look: Look, azimuth: number): Record<Feature, Seen> {
  const key = `${azimuth}/${look.body.stature}/${JSON.stringify(look.face)}`
  const known = level.get(key)
  if (known) return known
  const bare = { ...look, face: { ...look.face, glasses: false } }
  const { sizes } = alone(bare, wear({}), turn(FACING_VIEWER, { yaw: -azimuth }), 0)
  level.set(key, sizes)
  return sizes
}

export interface Finding {
  what: Feature | 'left hand' | 'right hand' | 'held thing'
  why: string
}

/** What hands, sleeves and things may be over on purpose. */
const MEANT: Partial<Record<Action, readonly Feature[]>> = {
  'covering-eyes': FEATURES,
  gasping: ['mouth'],
  whispering: ['mouth'],
  drinking: ['mouth'],
  eating: ['mouth'],
  blowing: ['mouth'],
  playing: ['mouth'],
}

/** Eyes and mouth that a viewer expects to see of a face that is turned away by `azimuth`, but doesn't. */
function hiddenOf(
  sizes: Record<Feature, Seen>,
  look: Look,
  azimuth: number,
  meant: readonly Feature[] = [],
): Finding[] {
  const front = levelAt(look, 0)
  const near = [Math.floor(azimuth / STEP) * STEP, Math.ceil(azimuth / STEP) * STEP].map(turn => levelAt(look, turn))
  return FEATURES.flatMap((what): Finding[] => {
    const expected = Math.min(...near.map(each => each[what].size))
    // The far eye of a profile is not expected.
    if (expected < front[what].size * 0.35) return []
    const { size, share, by } = sizes[what]
    if (size < expected * 0.5) return [{ what, why: `turned away: ${size} of ${expected}` }]
    const isMeant = meant.includes(what) && /arm|sleeve|held/.test(by)
    return share < SEEN && !isMeant ? [{ what, why: `under the ${by}: ${Math.round(share * 100)} % seen` }] : []
  })
}

/** Eyes and mouth of a figure that a viewer expects to see, but doesn't. */
export function hiddenFeatures(staged: Staged): Finding[] {
  const { person, bones, company } = staged
  const { look, shot } = person
  // Whoever is upside down faces the other way.
  if (dot(bones.chest.forward, company.view.frame.forward) > 0.25) return []
  return hiddenOf(seen({ ...staged, look }), look, azimuthOf(staged.head), MEANT[shot.arms ?? shot.action])
}

const HANDS = ['left', 'right'] as const

/** px of what is rendered around the hands. */
const WIDE = 110

/** Hands that grip nothing, and things that no hand holds or that are hidden. */
export function emptyHands({ layers, defs, options, bones, person, company: { view } }: Staged): Finding[] {
  const { look, shot } = person
  const palms = HANDS.map(side => view.project(bones[side].palm)) as [Point, Point]
  const hand = look.body.hand * view.scaleAt(bones.left.palm)
  const [x, y] = mid(...palms)
  const half = distance(...palms) / 2 + hand * 5
  const scale = WIDE / (half * 2)
  const tile = (at: number, list: readonly string[]) =>
    place(list.join(''), WIDE * (at + 0.5) - x * scale, WIDE / 2 - y * scale, { scale })
  const flat = layers.map(({ name, drawing }) =>
    flatten(drawing, () => (name === 'held thing' ? '#010000' : '#020000')),
  )
  const things = flat.filter((_, i) => layers[i]?.name === 'held thing')
  const pixels = rendered(defs, tile(1, flat) + box(0, 0, WIDE, WIDE, '#000000') + tile(0, things), WIDE)
  const isThing = (at: number, column: number, row: number) => pixels[(row * WIDE * 2 + column + at * WIDE) * 4] === 1
  let [all, visible] = [0, 0]
  const holds = { left: false, right: false }
  for (let row = 0; row < WIDE; row++)
    for (let column = 0; column < WIDE; column++) {
      if (!isThing(0, column, row)) continue
      all++
      if (isThing(1, column, row)) visible++
      const point: Point = [x + (column + 0.5 - WIDE / 2) / scale, y + (row + 0.5 - WIDE / 2) / scale]
      HANDS.forEach((side, i) => {
        holds[side] ||= distance(point, palms[i] ?? point) < hand * 0.7
      })
    }
  const holdsOn = shot.on !== null || shot.touches !== null
  const empty = HANDS.flatMap((side): Finding[] =>
    options.pose[side].hand === 'grip' && !holds[side] && !holdsOn && !options.reach?.[side]
      ? [{ what: `${side} hand`, why: 'grips nothing' }]
      : [],
  )
  if (shot.holds === null) return empty
  if (!holds.left && !holds.right) return [...empty, { what: 'held thing', why: 'in no hand' }]
  const isHidden = shot.action !== 'hiding-behind-back' && visible < all * 0.15
  return isHidden
    ? [...empty, { what: 'held thing', why: `hidden: ${Math.round((visible / all) * 100)} % seen` }]
    : empty
}
