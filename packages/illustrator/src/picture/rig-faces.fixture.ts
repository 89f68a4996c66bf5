import type { Action } from '@kahani/scene/shot'
import { shade } from '../canvas/colour.ts'
import { drawHead } from '../people/head.ts'
import type { HeadShape } from '../people/head-shape.ts'
import { AIDS_COLOUR, type Look } from '../people/look.ts'
import { type Outfit, wear } from '../people/outfit.ts'
import { FACING_VIEWER, type Frame, turn } from '../space/frame.ts'
import { degreesOf, dot } from '../space/vec3.ts'
import { createView } from '../space/view.ts'
import { compare, type Finding, flatDefs, flatten, type Staged } from './rig.fixture.ts'

/** Measures how much of the eyes and the mouth of a person is seen, compared with the same head alone. */

const FEATURES = ['left eye', 'right eye', 'mouth'] as const
type Feature = (typeof FEATURES)[number]

/** Of a feature: how large it is, in thousandths of a square head radius; how much of that is seen; and what hides most of it. */
interface Seen {
  size: number
  share: number
  by: string
}

/** Share of an eye or a mouth that has to be seen. */
const SEEN = 0.65

/** px per head radius of what is rendered. */
const FINE = 22
const TILE = 2 * Math.round(FINE * 1.1)

const isFeature = (name: string): name is Feature => (FEATURES as readonly string[]).includes(name)

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
  const drawn = (list: typeof painted) => list.map(({ svg }) => svg).join('')
  const markerAt = compare(defs, [drawn(bare), drawn(painted)], {
    centre: head.centre,
    half: head.radius * 1.1,
    size: TILE,
  })
  const nameAt = (at: 0 | 1, column: number, row: number) => names[markerAt(at, column, row) - 1] ?? ''
  const over = new Map<string, Map<string, number>>()
  for (let row = 0; row < TILE; row++)
    for (let column = 0; column < TILE; column++) {
      const name = nameAt(0, column, row)
      if (!isFeature(name)) continue
      const top = nameAt(1, column, row)
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

/** Eyes and mouth of a head alone that hair or headgear hides, or that are not seen in this turn. `stream`: see `Pose`. */
export function hiddenOnHead(look: Look, outfit: Outfit, skull: Frame, stream = 0): Finding[] {
  const { sizes, azimuth } = alone(look, outfit, skull, stream)
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
