import { AGE_BANDS } from '@kahani/contracts/options'
import { describe, expect, test } from 'vitest'
import { forAge } from '../format/by-age.ts'
import type { Scene, Stage, TaleShot } from '../format/storyboard.ts'
import { TURN_STORYBOARDS } from '../turns/storyboards-by-value.ts'
import { placeCompanions } from './place-companions.ts'
import { createResolver, createStaging, pickShot } from './stage-shot.ts'

const place = { setting: 'meadow', timeOfDay: 'day', side: 1, detail: '' } as const
const EVERYBODY = { friend: true, pet: false }

function stageWith(stage: Partial<Stage>, scene: Partial<Omit<Scene, 'shot'>>, shot: Partial<TaleShot>) {
  const whole: Stage = {
    moment: place,
    deed: place,
    dark: place,
    token: 'bell',
    treat: 'laddoo',
    small: 'moth',
    keeper: null,
    ...stage,
  }
  const stageShot = createStaging(whole, createResolver(whole, 'Dadi'))
  return stageShot({ ...place, ...scene, shot: { camera: 'medium', figures: [], ...shot } })
}
const resolve = (shot: Partial<TaleShot>, stage: Partial<Stage> = {}, seen: string[] = []) =>
  pickShot(stageWith(stage, {}, shot), EVERYBODY, seen)

describe('a shot of a turn', () => {
  test('shows the things of the tale', () => {
    const { figures, objects } = resolve(
      {
        figures: [{ who: 'child', holds: '$token' }, { who: '$small' }, { who: '$elder', imagined: true }],
        objects: [{ what: '$token', states: ['$damage'] }],
      },
      { damage: 'cracked' },
    )
    expect(figures.map(({ who }) => who)).toEqual(['child', 'moth', 'grandmother'])
    expect(figures[0]?.holds).toBe('bell')
    expect(objects[0]).toMatchObject({ what: 'bell', states: ['cracked'] })
  })

  test('leaves out whom the story does not have', () => {
    const figures = [{ who: 'friend' }, { who: 'pet' }, { who: '$keeper' }] as const
    expect(resolve({ figures }).figures.map(({ who }) => who)).toEqual(['friend'])
    expect(resolve({ figures }, { keeper: 'bullock' }).figures.map(({ who }) => who)).toEqual(['friend', 'bullock'])
  })

  test('shows the token in the look of the tale, damaged or whole', () => {
    const held = { figures: [{ who: 'child', holds: '$token' }] } as const
    const stage: Parameters<typeof resolve>[1] = { tokenLook: { colour: 'green', states: ['closed'] } }
    expect(resolve(held).objects).toEqual([])
    expect(resolve(held, stage).objects).toMatchObject([{ what: 'bell', states: ['closed'], colour: 'green' }])
    const broken = resolve({ objects: [{ what: '$token', states: ['$damage'] }] }, stage)
    expect(broken.objects).toMatchObject([{ what: 'bell', states: ['broken'], colour: 'green' }])
  })

  test('has red capes for those who wear one at the place, unless it says otherwise', () => {
    const wearing = (figures: TaleShot['figures']) =>
      pickShot(stageWith({}, { capes: ['child'] }, { figures }), EVERYBODY, [])
    const { figures, objects } = wearing([{ who: 'child' }, { who: 'friend' }])
    expect(figures.map(({ wears }) => wears)).toEqual(['cape', null])
    expect(objects).toMatchObject([{ what: 'cape', colour: 'red' }])
    expect(wearing([{ who: 'child', wears: null }]).figures[0]?.wears).toBeNull()
  })

  test('adds what the tale has to show, where the turn places it', () => {
    const shot: Partial<TaleShot> = {
      figures: [{ who: 'child', looksAt: '$tempt' }],
      adds: { tempt: { x: 0.5, distance: 'far' } },
    }
    const tempt = { objects: [{ what: 'kite', x: 0.2, height: 1, count: 5 }] } as const
    const { figures, objects } = resolve(shot, { sights: { tempt } })
    expect(objects[0]).toMatchObject({ what: 'kite', x: 0.7, height: 1, distance: 'far', count: 5 })
    expect(figures[0]?.looksAt).toBe('kite')
  })

  test('moves the guide aside for what the tale has to show', () => {
    const shot: Partial<TaleShot> = { figures: [{ who: 'guide', x: 0.6, action: 'sitting' }], adds: { unsung: {} } }
    const unsung = { objects: [{ what: 'tide', distance: 'near' }], guide: { x: -0.4, distance: 'far' } } as const
    const { figures } = resolve(shot, { sights: { unsung } })
    expect(figures[0]).toMatchObject({ x: -0.4, distance: 'far', action: 'sitting' })
  })

  test('has everybody but the guide in the boat of its place', () => {
    const boat = { what: 'rowing-boat', size: 1.3 } as const
    const figures: TaleShot['figures'] = [
      { who: 'child', action: 'running' },
      { who: 'guide', x: 0.5 },
      { who: 'friend', x: -0.8, distance: 'middle' },
      { who: '$keeper', x: 0.7, distance: 'far' },
    ]
    const inBoat = pickShot(stageWith({ keeper: 'grandfather' }, { boat }, { figures }), EVERYBODY, [])
    expect(inBoat.objects).toMatchObject([boat])
    expect(inBoat.figures.map(({ distance }) => distance)).toEqual(['near', 'near', 'near', 'near'])
    expect(inBoat.figures.map(({ action }) => action)).toEqual(['standing', 'standing', 'standing', 'sitting'])
    expect(stageWith({}, { boat }, { figures, objects: [boat] }).shot.objects).toHaveLength(1)
    const withMore = placeCompanions({ ...inBoat, figures: inBoat.figures.slice(0, 3) }, ['second-friend'])
    expect(withMore?.figures.at(-1)).toMatchObject({ who: 'second-friend', distance: 'near' })
  })

  test('has more people in a row with those who pull, and nobody before what the child looks at', () => {
    const shotWith = (figures: TaleShot['figures']) =>
      placeCompanions(pickShot(stageWith({}, {}, { figures }), EVERYBODY, []), ['second-friend'])?.figures.at(-1)
    const child = { who: 'child', x: 0, looksAt: 'guide' } as const
    const pulling = { who: 'friend', x: -0.34, action: 'pulling', touches: 'child' } as const
    expect(shotWith([child, pulling])).toMatchObject({ action: 'pulling', touches: 'friend', x: -0.66 })
    const beyond = shotWith([
      { ...child, x: -0.5 },
      { who: 'guide', x: 0.5 },
      { who: 'friend', x: -0.86 },
    ])
    expect(beyond?.x).toBeGreaterThan(0.5)
  })

  test('has what stays at its place, unless the shot has it somewhere', () => {
    const landmarks = [{ what: 'bell', x: 0.4 }] as const
    const objectsOf = (shot: Partial<TaleShot>) => stageWith({}, { landmarks }, shot).shot.objects
    expect(objectsOf({})).toMatchObject(landmarks)
    expect(objectsOf({ objects: [{ what: '$token', x: -0.2 }] })).toMatchObject([{ what: 'bell', x: -0.2 }])
    expect(objectsOf({ figures: [{ who: 'child', holds: '$token' }] })).toEqual([])
  })

  test('puts the token of a tale in which it is carried into free hands only', () => {
    const heldBy = (child: Partial<TaleShot['figures'][number]>, shot: Partial<TaleShot> = {}) =>
      stageWith({}, { carries: true }, { figures: [{ ...child, who: 'child' }], ...shot }).shot.figures[0]?.holds
    expect(heldBy({ action: 'running' })).toBe('bell')
    expect(heldBy({ action: 'hugging-knees' })).toBeNull()
    expect(heldBy({ action: 'kneeling', touches: 'guide' })).toBeNull()
    expect(heldBy({ holds: '$treat' })).toBe('laddoo')
    expect(heldBy({}, { objects: [{ what: '$token' }] })).toBeNull()
  })

  test('lets figures look out of the picture for what the tale does not show', () => {
    const shot = resolve({ figures: [{ who: 'child', looksAt: '$unsung' }], focus: '$unsung', adds: { unsung: {} } })
    expect(shot.objects).toEqual([])
    expect(shot.figures[0]?.looksAt).toBe('up')
    expect(shot.focus).toBe('child')
  })

  test('shows a guide in the size that the tale says', () => {
    const { figures } = resolve({ figures: [{ who: 'guide', height: 0.1 }] }, { guide: { size: 2, height: 0.3 } })
    expect(figures[0]).toMatchObject({ size: 2, height: 0.4 })
  })

  test('shows what an optional sentence names only if it is in the text', () => {
    const figures = [{ who: 'child' }, { who: 'owl', when: 'owl' }] as const
    const objects = [{ what: 'pocket-things', when: 'button' }] as const
    expect(resolve({ figures, objects })).toMatchObject({ figures: [{ who: 'child' }], objects: [] })
    expect(resolve({ figures, objects }, {}, ['button', 'owl'])).toMatchObject({
      figures: [{ who: 'child' }, { who: 'owl' }],
      objects: [{ what: 'pocket-things' }],
    })
  })

  test('raises what grows with the child, and enlarges objects', () => {
    const { figures, objects } = resolve({
      figures: [{ who: 'pigeon', height: 2, size: 1.5, grows: 0.5 }],
      objects: [{ what: 'kite', height: 1, size: 3, grows: 0.5 }],
    })
    expect(figures[0]).toMatchObject({ height: 1, size: 1.5 })
    expect(objects[0]).toMatchObject({ height: 0.5, size: 1.5 })
  })

  test('must be in the scene language', () => {
    expect(() => resolve({ figures: [{ who: 'child', x: 7 }] })).toThrow('figures')
  })
})

describe('the turns', () => {
  const looks = Object.entries(TURN_STORYBOARDS).flatMap(([value, { looks }]) =>
    looks.map((look, at) => ({ name: `${value} ${at + 1}`, look })),
  )

  test.each(looks)('of $name are staged with the guide, differently on both pages', ({ look }) => {
    for (const age of AGE_BANDS) {
      const [moment, deed] = [forAge(look.moment, age), forAge(look.deed, age)]
      for (const { shot } of [moment, deed]) {
        const { figures } = resolve(shot, { keeper: 'bullock' })
        expect(figures.map(({ who }) => who)).toEqual(expect.arrayContaining(['child', 'guide']))
      }
      expect(deed.shot.camera).not.toBe(moment.shot.camera)
    }
  })
})
