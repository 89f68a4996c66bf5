import { expect, test } from 'vitest'
import { describeCoat, describeLook } from './describe-look.ts'
import type { Look } from './looks.ts'

test.each<[description: string, look: Look]>([
  ['', {}],
  ['', { glasses: false, hearingAid: false, freckles: false, headwear: 'none', beard: 'none' }],
  [
    'dark brown skin, long black hair in two plaits, glasses, uses a wheelchair',
    { skin: 9, hairStyle: 'plaits', hairLength: 'long', hairColour: 'black', glasses: true, mobilityAid: 'wheelchair' },
  ],
  [
    'short curly dark brown hair, a hearing aid, the left arm ends below the elbow, freckles',
    {
      ...{ hairStyle: 'curls', hairLength: 'short', hairColour: 'dark-brown', freckles: true, hearingAid: true },
      limbDifference: 'left-arm',
    },
  ],
  ['bald, wears a blue patka', { hairStyle: 'bald', hairColour: 'black', headwear: 'patka', headwearColour: 'blue' }],
  ['wears a dupatta over the hair, likes to wear red', { headwear: 'dupatta', favouriteColour: 'red' }],
  [
    'old, grey hair, wears a prayer cap, walks with a crutch, a tilak on the forehead, a moustache, everyday clothes: a white dhoti',
    {
      ...{ grownUpAge: 'old', hairColour: 'grey', beard: 'moustache', foreheadMark: 'tilak', headwear: 'prayer-cap' },
      ...{ mobilityAid: 'crutch', clothes: 'dhoti', favouriteColour: 'white' },
    },
  ],
  ['everyday clothes: an orange T-shirt and shorts', { clothes: 't-shirt-and-shorts', favouriteColour: 'orange' }],
])('%s', (description, look) => {
  expect(describeLook(look)).toBe(description)
})

test('a coat has a colour, and marks in another one', () => {
  const coats = [{}, { colour: 'brown' }, { colour: 'white', pattern: 'patches', secondColour: 'black' }] as const
  expect(coats.map(describeCoat)).toEqual(['', 'brown', 'white with black patches'])
  expect(describeCoat({ pattern: 'stripes' })).toBe('with stripes')
})
