import { expect, test } from 'vitest'
import { splitTime } from './time.ts'

test.each([
  ['@ lost a tooth yesterday', '@ lost a tooth', { tense: 'past', before: ' the day before' }],
  ['Tomorrow @ starts school', '@ starts school', { tense: 'future', soon: 'the next day', soonNow: 'tomorrow' }],
  ['# are moving next month', '# are moving', { tense: 'future', soon: 'the next month' }],
  ['@ started school on monday', '@ started school', { tense: null, before: ' on Monday', soon: 'on Monday' }],
  ['@s birthday is on 12th June', '@s birthday is', { soon: 'soon', before: ' in June' }],
  ['@ learnt to ride today without help', '@ learnt to ride without help', { tense: 'today' }],
  ['@ has finally won', '@ has won', { tense: null, before: '', soon: 'soon' }],
  ['@ loves Friday prayers', '@ loves Friday prayers', { tense: null }],
])('the time of “%s”', (clause, rest, time) => {
  expect(splitTime(clause)).toMatchObject({ rest, time })
})
