import type { PictureBrief } from '@kahani/contracts/illustration'
import { AGE_BANDS } from '@kahani/contracts/options'
import { type ShotInput, shotSchema } from '@kahani/scene/shot'
import { expect, test } from 'vitest'
import { missingDepiction } from './depictions.ts'
import { talesOf } from './library.ts'

const picture = (shot: Pick<ShotInput, 'figures' | 'objects'>): PictureBrief => ({
  description: '',
  altText: 'Dadi reads.',
  setting: 'home',
  timeOfDay: 'night',
  action: 'sitting',
  expression: 'calm',
  cast: [],
  guide: null,
  props: [],
  shot: shotSchema.parse({ camera: 'medium', ...shot }),
})
const missing = (shot: Pick<ShotInput, 'figures' | 'objects'>) =>
  missingDepiction('spectacles', picture(shot), { spectacles: { object: 'spectacles' } })

test('an object is seen on its own, in hands and on a nose', () => {
  expect(missing({ figures: [], objects: [{ what: 'spectacles' }] })).toBeUndefined()
  expect(missing({ figures: [{ who: 'child', holds: 'spectacles' }] })).toBeUndefined()
  expect(missing({ figures: [{ who: 'grandmother', wears: 'spectacles' }] })).toBeUndefined()
  expect(missing({ figures: [{ who: 'grandmother' }] })).toBe('[spectacles] is not in "Dadi reads."')
})

test('the child on the ladder of stars has a hand on the star', () => {
  const tale = talesOf('space').find(({ name }) => name === 'star-in-the-tulsi-pot')
  for (const beat of ['trouble', 'relief'] as const)
    for (const age of AGE_BANDS)
      expect(tale?.scenes[beat][age].shot.shot.figures).toContainEqual(
        expect.objectContaining({ who: 'child', on: 'ladder', touches: 'star' }),
      )
})
