import { storyBriefSchema } from '@kahani/contracts/brief'
import { expect, test } from 'vitest'
import { storyRequest } from './story-request.ts'

const brief = { characterName: 'Asha', characterAge: '4-6', characterGender: 'girl' }

test.each([
  ['none', null],
  ['my best friend', 'my best friend'],
  ['Kabir Shah and Zoya Khan', 'Kabir, Zoya'],
  ['Dadu (passed away)', null],
  ['chhota bhai Aaru', 'Aaru'],
  ['Kabir Shah', 'Kabir'],
  ['Priya teacher', 'Priya Teacher'],
])('“%s” is the friend %s of the request', (friendName, friend) => {
  const request = storyRequest(storyBriefSchema.parse({ ...brief, friendName }), [])
  expect(request).toContain(`"friend":${JSON.stringify(friend)},`)
})
