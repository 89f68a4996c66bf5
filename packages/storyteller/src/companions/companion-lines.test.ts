import { AGE_BANDS } from '@kahani/contracts/options'
import { expect, test } from 'vitest'
import { companionLines } from './companion-lines.ts'

test('a grown-up comes along in words that are true on foot, in a car, in a boat and in the air', () => {
  const lines = (['grandmother', 'father'] as const).flatMap(body => {
    const companion = { name: 'Dadi', adult: { body, gender: 'she' as const, elders: [] } }
    return AGE_BANDS.flatMap(age => [
      ...companionLines(companion, age, 'crossing'),
      ...companionLines(companion, age, 'homeward'),
    ])
  })
  expect(lines).toHaveLength(12)
  expect(JSON.stringify(lines)).not.toMatch(/walk|step|climb|behind|carried|out of breath/i)
})
