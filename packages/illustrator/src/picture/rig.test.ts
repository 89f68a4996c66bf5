import { setImmediate } from 'node:timers/promises'
import { HEADWEAR } from '@kahani/contracts/looks'
import { createRandom } from '@kahani/random/random'
import type { Action, Camera, Facing, FigureShot, Prop } from '@kahani/scene/shot'
import { ACTIONS } from '@kahani/scene/words'
import { FULL } from '@kahani/testing/full'
import { everyCombination, pairwise } from '@kahani/testing/pairwise'
import { someOf } from '@kahani/testing/some-of'
import { describe, expect, test } from 'vitest'
import { createLight } from '../canvas/light.ts'
import { createSvgDefs } from '../canvas/svg-defs.ts'
import { ADULT_BODIES, CHILD_BODIES } from '../people/body.ts'
import { COSTUMES } from '../people/costumes.ts'
import { CLOTHES_OF_A_CHILD, EVERYDAY } from '../people/everyday.ts'
import { FATHERS, GRANDFATHERS, GRANDMOTHERS, MOTHERS } from '../people/family-clothes.ts'
import { HEADGEARS } from '../people/headgear.ts'
import { withHeadwear } from '../people/headwear.ts'
import { HAIR_STYLES, type Look } from '../people/look.ts'
import { openFace } from '../people/open-face.ts'
import { type Outfit, wear } from '../people/outfit.ts'
import { testLook } from '../people/person.fixture.ts'
import { PLAIN } from '../props/prop-drawing.ts'
import { PROP_DRAWINGS } from '../props/props.ts'
import { FACING_VIEWER, turn } from '../space/frame.ts'
import { stand } from './rig.fixture.ts'
import { hiddenFeatures, hiddenOnHead } from './rig-faces.fixture.ts'
import { emptyHands } from './rig-hands.fixture.ts'

const BODIES = { ...CHILD_BODIES, ...ADULT_BODIES }
type Body = keyof typeof BODIES
/** Those with the shortest and the longest arms and necks. */
const EXTREMES = ['2-3', '10-12', 'grandmother', 'man'] as const satisfies readonly Body[]
const FACINGS: readonly Facing[] = ['viewer', 'right-front', 'left-front', 'right', 'left']
const CAMERAS: readonly Camera[] = ['medium', 'from-above', 'from-below']
const LOOKS_AT = ['ahead', 'viewer', 'up', 'down'] as const satisfies readonly FigureShot['looksAt'][]
const SLEEVES: readonly Outfit['sleeve'][] = ['wide', 'long', 'elbow', 'short', 'puff', 'cap', 'strap', 'none']
const AIDS: readonly Look['aids'][] = ([null, 'wheelchair', 'crutch'] as const).map(mobilityAid => ({
  hearingAid: false,
  mobilityAid,
  limbDifference: null,
}))

/** Expressions are those that open eyes and mouth wide. */
const figure = (action: Action, more: Partial<FigureShot> = {}) =>
  ({ who: 'child', action, expression: 'happy', ...more }) as const

/** One entry of a list for each number, in turn. */
const turnOf = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

type Find<T> = (each: T, at: number) => readonly { what: string; why: string }[]

/** The findings in all cases, each after what it was found in. */
async function findIn<T>(cases: readonly T[], find: Find<T>): Promise<string[]> {
  const found: string[] = []
  for (const [at, each] of cases.entries()) {
    found.push(...find(each, at).map(({ what, why }) => `${JSON.stringify(each)}: ${what} ${why}`))
    // Renderings are freed between two turns of the event loop.
    if (at % 200 === 199) await setImmediate()
  }
  return found
}

// What lies over a face is a union, and each part of it depends on few choices: an arm on the pose, the body, the sleeve and
// the view; hair, hats and cloths on the turn of the head; a thing on the pose and its kind. So these are drawn in pairs, and
// what is drawn with them is plain. Every seventh pair is drawn, and with `--full` all combinations.

describe('eyes and mouth are seen', () => {
  test('in every action, from every side that shows the face, by every camera', async () => {
    const factors = { action: ACTIONS, facing: FACINGS, camera: CAMERAS, looksAt: LOOKS_AT }
    const cases = FULL
      ? everyCombination({ ...factors, body: Object.keys(BODIES) as Body[] }).map((each, at) => ({
          ...each,
          sleeve: turnOf(SLEEVES, at),
          aids: turnOf(AIDS, at),
        }))
      : someOf(pairwise({ ...factors, body: EXTREMES, sleeve: ['wide', 'long', 'none'] as const, aids: AIDS }), 7)
    const found = await findIn(cases, ({ action, body, facing, camera, looksAt, sleeve, aids }) =>
      hiddenFeatures(
        stand({
          look: testLook({ body: BODIES[body], hair: PLAIN_HAIR, outfit: wear({ sleeve }), aids }),
          shot: figure(action, { facing, looksAt }),
          camera,
        }),
      ),
    )
    expect(found).toEqual([])
  })

  test('below all hair, headwear and hats, however the head is turned', async () => {
    const factors = {
      style: HAIR_STYLES,
      headgear: [null, ...HEADGEARS],
      headwear: HEADWEAR,
      yaw: [0, 46, -46, 84, -84],
    }
    const turns = { pitch: [0, 40, -40], sway: [0, 14, -14] }
    const cases = FULL
      ? everyCombination(factors).map((each, at) => ({
          ...each,
          pitch: turnOf(turns.pitch, at),
          sway: turnOf(turns.sway, Math.floor(at / 3)),
        }))
      : someOf(pairwise({ ...factors, ...turns }), 7)
    const found = await findIn(cases, ({ style, headgear, headwear, yaw, pitch, sway }, at) => {
      const look = testLook({ body: turnOf(Object.values(BODIES), at), hair: { ...PLAIN_HAIR, style } })
      const outfit = withHeadwear(wear({ headgear }), { headwear }, createRandom('rig'))
      // Loose hair streams with a head that sways.
      const skull = openFace(turn(FACING_VIEWER, { yaw, pitch, roll: sway }), [0, 0, -1])
      return hiddenOnHead(look, outfit, skull, Math.abs(sway) * 4)
    })
    expect(found).toEqual([])
  })

  test('in all costumes and clothes', async () => {
    const children = [COSTUMES, CLOTHES_OF_A_CHILD, EVERYDAY].flatMap(wardrobes => Object.values(wardrobes).flat())
    const elders = { grandmother: GRANDMOTHERS, grandfather: GRANDFATHERS, woman: MOTHERS, man: FATHERS }
    const worn: { body: Body; outfit: Outfit }[] = [
      ...children.map((outfit, at) => ({
        body: turnOf(Object.keys(CHILD_BODIES) as Body[], at),
        outfit,
      })),
      ...Object.entries(elders).flatMap(([body, attires]) =>
        attires.map(({ outfit }) => ({ body: body as Body, outfit })),
      ),
    ]
    const actions: readonly Action[] = FULL ? ACTIONS : ['sitting', 'crouching', 'cheering', 'reaching-down']
    const cases = someOf([...worn.entries()], 2).flatMap(([at, { body, outfit }]) =>
      (FULL ? actions : [turnOf(actions, Math.floor(at / 2))]).map((action, i) => ({
        body,
        outfit,
        action,
        facing: turnOf(FACINGS, at + i),
      })),
    )
    const found = await findIn(cases, ({ body, outfit, action, facing }, at) =>
      hiddenFeatures(
        stand({
          look: testLook({ body: BODIES[body], hair: { ...PLAIN_HAIR, style: turnOf(HAIR_STYLES, at) }, outfit }),
          shot: figure(action, { facing }),
          camera: turnOf(CAMERAS, at),
        }),
      ),
    )
    expect(found).toEqual([])
  })
})

const PLAIN_HAIR = { style: 'cropped', colour: '#221b22' } as const

/** What fits into hands, but for drops, which fall from them. */
const THINGS = (Object.keys(PROP_DRAWINGS) as Prop[]).filter(what => {
  if (what === 'drops') return false
  const [random, bookRandom] = [createRandom('rig'), createRandom('rig')]
  return PROP_DRAWINGS[what]({ random, bookRandom, defs: createSvgDefs(), light: createLight('day') }, PLAIN).grip
})
/** One of each kind: for both hands, long, small, upright and hanging. */
const KINDS = ['book', 'flute', 'laddoo', 'feather', 'lantern'] as const satisfies readonly Prop[]
/** Actions whose hands bear the body, are asleep or hold on to something, and actions that need things of their own. */
const OWN_THING: Partial<Record<Action, Prop | null>> = {
  crawling: null,
  'lying-front': null,
  sleeping: null,
  dozing: null,
  falling: null,
  tumbling: null,
  sliding: null,
  swinging: null,
  climbing: null,
  'hugging-knees': null,
  'sitting-legs-out': null,
  'sitting-side': null,
  rowing: 'oar',
  drinking: 'tea-cup',
  eating: 'laddoo',
  blowing: 'conch',
  playing: 'flute',
  digging: 'spade',
  sweeping: 'stick',
  writing: 'pencil',
}

describe('a hand', () => {
  test('without a thing grips nothing', async () => {
    const cases = someOf(everyCombination({ action: ACTIONS, facing: ['viewer', 'left'] as const }), 3)
    const found = await findIn(cases, ({ action, facing }) =>
      emptyHands(stand({ look: testLook(), shot: figure(action, { facing }) })),
    )
    expect(found).toEqual([])
  })

  test('that holds has the thing in it, and the face is seen', async () => {
    const free = ACTIONS.filter(action => !(action in OWN_THING))
    const own = Object.entries(OWN_THING).flatMap(([action, what]) =>
      what ? FACINGS.map(facing => ({ action: action as Action, facing, holds: what })) : [],
    )
    const pairs = { action: free, facing: FACINGS, holds: KINDS }
    const cases = [
      ...own,
      ...(FULL ? everyCombination(pairs) : someOf(pairwise(pairs), 7)),
      ...someOf([...THINGS.entries()], 2).map(([at, holds]) => ({
        action: turnOf(['standing', 'holding', 'offering'] as const, at),
        facing: turnOf(FACINGS, at),
        holds,
      })),
    ]
    const found = await findIn(cases, ({ action, facing, holds }, at) => {
      const look = testLook({ body: turnOf(Object.values(BODIES), at), outfit: wear({ sleeve: 'long' }) })
      const staged = stand({ look, shot: figure(action, { facing, holds }), camera: turnOf(CAMERAS, at) })
      return [...emptyHands(staged), ...hiddenFeatures(staged)]
    })
    expect(found).toEqual([])
  })
})
