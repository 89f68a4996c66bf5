import type { PictureBrief } from '@kahani/contracts/illustration'
import { type ShotInput, shotSchema } from '@kahani/scene/shot'
import { expect, test } from 'vitest'
import { missingDepiction } from './depictions.ts'

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
