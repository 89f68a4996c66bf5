import type { StoryPerson } from '@kahani/contracts/people'
import { type ShotInput, shotSchema } from '@kahani/scene/shot'
import { testPicture, testRequest } from '@kahani/testing/illustration-requests'
import { expect, test } from 'vitest'
import { describeStaging } from './describe-staging.ts'
import { drawSketch } from './sketch.ts'
import { colourFigures } from './sketch-colours.ts'

const pictureOf = (shot: Partial<ShotInput>) =>
  testPicture({
    setting: 'courtyard',
    guide: 'owl',
    shot: shotSchema.parse({ camera: 'medium', figures: [], ...shot }),
  })

const child = { who: 'child', x: -0.5 } as const

test('each figure has a colour of its own, the child the same in all pictures', () => {
  const crowd = ['mother', 'cow', 'child', 'friend', 'second-friend', 'pet', 'guide', 'grandmother'] as const
  const colours = [...colourFigures(crowd.map(who => ({ who }))).values()].map(({ name }) => name)
  expect(new Set(colours).size).toBe(crowd.length)
  expect(colourFigures([{ who: 'cow' }, { who: 'child' }]).get('child')?.name).toBe('orange')
})

test('figures are in the tones of their colours, also a creature in the arms of somebody', () => {
  const figures: ShotInput['figures'] = [
    { ...child, action: 'holding', holds: 'kitten' },
    { who: 'kitten' },
    { who: 'pet', x: 0.5 },
  ]
  const drawing = drawSketch(testRequest(), pictureOf({ figures }))
  for (const { value } of colourFigures(figures).values()) expect(drawing).toContain(`fill="${value}"`)
})

test('nobody is known by face, hair or clothes, but by body and wheelchair', () => {
  const figureOf = (look: StoryPerson['look'], age: StoryPerson['age'] = '4-6') => {
    const person = { memberId: null, name: '', gender: 'girl' as const, age, relation: null, look, seed: 1 }
    const drawing = drawSketch(testRequest({ people: { child: person } }), pictureOf({ figures: [child] }))
    return drawing.slice(drawing.indexOf('<g id="s'), drawing.indexOf('<use')).replaceAll(/#p\d+/g, '')
  }
  const plain = figureOf({ skin: 2 })
  const chosen = { skin: 9, hairStyle: 'plaits', glasses: true, headwear: 'turban', favouriteColour: 'blue' } as const
  expect(figureOf(chosen) === plain).toBe(true)
  expect(figureOf({ mobilityAid: 'wheelchair' }) === plain).toBe(false)
  expect(figureOf({}, '10-12') === plain).toBe(false)
})

test('nothing is lettered: neither a title nor objects that are words', () => {
  const cover = { ...pictureOf({ figures: [child] }), pageNumber: 0 }
  const titled = drawSketch({ ...testRequest(), title: 'Asha and the Owl' }, cover)
  expect(titled === drawSketch(testRequest(), cover)).toBe(true)
  for (const what of ['home-word', 'inky-words'] as const) {
    const drawing = drawSketch(testRequest(), pictureOf({ objects: [{ what }] }))
    const object = drawing.slice(drawing.indexOf('<g id="s'), drawing.indexOf('<use'))
    expect(object.match(/<(?:path|rect|circle|ellipse)/g)).toEqual(['<rect'])
  }
})

test('the text says who is where by colour, what they do, the light and the key thing, without names', () => {
  const shot: Partial<ShotInput> = {
    camera: 'wide',
    weather: 'rain',
    focus: 'kite',
    figures: [
      { ...child, action: 'running', facing: 'right', expression: 'wonder', looksAt: 'kite' },
      { who: 'friend', x: 0.1, distance: 'middle', action: 'offering', holds: 'lantern', facing: 'left' },
      { who: 'pet', x: 0.8, action: 'sleeping', facing: 'right' },
      { who: 'guide', x: 0.3, height: 1, action: 'flying', facing: 'left-front' },
      { who: 'grandmother', x: -0.9, action: 'sitting' },
    ],
    objects: [{ what: 'kite', x: 0.5, height: 1.4 }, { what: 'lantern' }, { what: 'stool', x: -0.2, distance: 'far' }],
  }
  const text = describeStaging(testRequest(), pictureOf(shot))
  expect(text.split(/(?<=\.) (?=The|Most|In)/)).toEqual([
    'Camera: a wide view, with the figures small in their surroundings. Light: bright day, rain. Setting, in pale tones: courtyard.',
    'The orange figure, left, near: the child, full of wonder, running to the right, looking at the kite.',
    'The blue figure, in the middle, farther back: the friend, offering the lantern, facing left.',
    'The pink figure, far right, near: the pet, a dog, sleeping, facing right.',
    'The turquoise figure, right, high up, near: the guide, an owl, flying to the left.',
    'The red figure, far left, near: the grandmother, sitting, facing the viewer.',
    'Most important, in yellow: the kite, right, high up, near.',
    'In brown: stool (left).',
  ])
  expect(text).not.toContain('Asha')
  expect(text.length).toBeLessThan(900)
})
