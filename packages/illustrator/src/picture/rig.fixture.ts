import { createRandom } from '@kahani/random/random'
import { type Action, type Camera, figureSchema, type ShotInput, shotSchema } from '@kahani/scene/shot'
import { testRequest } from '@kahani/testing/illustration-requests'
import { Resvg } from '@resvg/resvg-js'
import { shade } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { createLight } from '../canvas/light.ts'
import { box, place } from '../canvas/svg.ts'
import { createSvgDefs, type SvgDefs } from '../canvas/svg-defs.ts'
import type { Look } from '../people/look.ts'
import { wear } from '../people/outfit.ts'
import { type DrawnPerson, drawPerson, type PersonOptions } from '../people/person.ts'
import { UPRIGHT } from '../people/pose-parts.ts'
import { skeletonOf } from '../people/skeleton.ts'
import { degreesOf } from '../space/vec3.ts'
import { aimCamera } from '../stage/cameras.ts'
import { FACING_YAW, isSeated } from './acting.ts'
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
    yaw: FACING_YAW[shot.facing],
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

/** How much of eyes and mouth is seen in a drawing, from one rendering of them alone and one with what lies over them. */
export function seen({ layers, defs, head, person: { look } }: Staged): Record<Feature, Seen> {
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
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE * 2}" height="${TILE}" shape-rendering="crispEdges">${usedDefs(defs, body)}${body}</svg>`
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
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

/** Degrees around the head from the middle of the face to the viewer. */
const azimuthOf = ({ head: { viewer } }: Staged) => degreesOf(viewer[0], viewer[2])

/** The sizes of the features of a level head, for each turn to the side. */
const level = new Map<string, Record<Feature, Seen>>()
function levelAt(look: Look, azimuth: number): Record<Feature, Seen> {
  const turn = Math.round(azimuth / 12) * 12
  const key = `${turn}/${look.body.stature}/${JSON.stringify(look.face)}`
  const known = level.get(key)
  if (known) return known
  const drawn = stand({
    look: { ...look, face: { ...look.face, glasses: false } },
    shot: { who: 'child', expression: 'happy' },
    camera: 'close-up',
    change: options => ({ ...options, pose: UPRIGHT, gaze: undefined, outfit: wear({}), yaw: -turn }),
  })
  const sizes = seen(drawn)
  level.set(key, sizes)
  return sizes
}

export interface Finding {
  what: Feature | 'left hand' | 'right hand'
  why: string
}

/** What may be over a feature on purpose. */
const MEANT: Partial<Record<Action, readonly string[]>> = {
  'covering-eyes': ['left eye', 'right eye'],
  gasping: ['mouth'],
  whispering: ['mouth'],
  drinking: ['mouth'],
  eating: ['mouth'],
  blowing: ['mouth'],
  playing: ['mouth'],
}

/** Eyes and mouth that a viewer expects to see, but doesn't. */
export function hiddenFeatures(staged: Staged): Finding[] {
  const { look, shot } = staged.person
  const sizes = seen(staged)
  const [front, here] = [levelAt(look, 0), levelAt(look, azimuthOf(staged))]
  const meant = MEANT[shot.arms ?? shot.action] ?? []
  return FEATURES.flatMap((what): Finding[] => {
    // The far eye of a profile is not expected.
    if (here[what].size < front[what].size * 0.35) return []
    const { size, share, by } = sizes[what]
    if (size < here[what].size * 0.5) return [{ what, why: `turned away: ${size} of ${here[what].size}` }]
    const isMeant = meant.includes(what) && /arm|sleeve|held/.test(by)
    return share < 0.75 && !isMeant ? [{ what, why: `under the ${by}: ${Math.round(share * 100)} % seen` }] : []
  })
}
