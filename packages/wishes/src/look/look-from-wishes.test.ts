import { storyBriefSchema } from '@kahani/contracts/brief'
import { expect, test } from 'vitest'
import { listUses } from '../list-uses.ts'
import { lookFromWishes } from './look-from-wishes.ts'

const withMessage = (specialMessage: string) =>
  storyBriefSchema.parse({
    ...{ characterName: 'Asha', characterAge: '7-9', characterGender: 'girl', friendName: 'Kabir' },
    specialMessage,
  })

test.each([
  ['She wears glasses and has two plaits.', { glasses: true, hairStyle: 'plaits' }],
  ['Asha uses a wheelchair. She loves trains.', { mobilityAid: 'wheelchair' }],
  ['He walks with crutches', { mobilityAid: 'crutch' }],
  ['She has a hearing aid and long curly hair', { hearingAid: true, hairStyle: 'curls', hairLength: 'long' }],
  ['He was born without a left hand.', { limbDifference: 'left-arm' }],
  ['Uske ghunghrale baal hain aur chashma pehenti hai', { glasses: true, hairStyle: 'curls' }],
  ['वह व्हीलचेयर पर चलती है।', { mobilityAid: 'wheelchair' }],
  ['उसके घुंघराले बाल हैं और वह चश्मा पहनती है।', { glasses: true, hairStyle: 'curls' }],
  ['He wears a patka.', { headwear: 'patka' }],
])('“%s” says how the child looks', (message, look) => {
  expect(lookFromWishes(withMessage(message))).toEqual(look)
})

test.each([
  'She does not wear glasses any more.',
  'Her friend uses a wheelchair.',
  'Her Dadi wears glasses.',
  'Kabir has curly hair.',
  'Happy Baisakhi, my love!',
  'She is scared of wheelchairs.',
])('“%s” says nothing of how the child looks', message => {
  expect(lookFromWishes(withMessage(message))).toEqual({})
})

test('a wish for a look is listed as shown in the pictures', () => {
  expect(listUses(withMessage('She uses a wheelchair.'))).toContainEqual({
    field: 'specialMessage',
    text: 'She uses a wheelchair.',
    use: { kind: 'look' },
  })
})
