import { expect, test } from 'vitest'
import { nounPhrase } from './noun-phrase.ts'

test.each([
  ['volcano', 'a volcano'],
  ['a story about trains', 'trains'],
  ['the sun', 'the sun'],
  ['sun', 'the sun'],
  ['full moon', 'the full moon'],
  ['music concert with big drums', 'a music concert with big drums'],
  ['school bus', 'a school bus'],
  ['cricket match', 'a cricket match'],
  ['swimming pool', 'a swimming pool'],
  ['ice cream', 'ice cream'],
  ['space travel', 'space travel'],
  ['music', 'music'],
  ['sports day', 'sports day'],
  ['flying a kite', 'flying a kite'],
  ['riding a bicycle', 'riding a bicycle'],
  ['swimming', 'swimming'],
  ['visiting grandma’s house', 'visiting grandma’s house'],
  ['playing cricket in the park', 'playing cricket in the park'],
  ['uttarayan kite festival', 'the Uttarayan kite festival'],
  ['Uttarayan kite festival', 'the Uttarayan kite festival'],
  ['durga puja pandals', 'Durga Puja pandals'],
  ['Durga Puja in Kolkata', 'Durga Puja in Kolkata'],
  ['ganesh chaturthi', 'Ganesh Chaturthi'],
  ['raksha bandhan', 'Raksha Bandhan'],
  ['rakhi with dada’s sister', 'Rakhi with Dada’s sister'],
  ['holi party', 'the Holi party'],
  ['holi at nani’s house', 'Holi at Nani’s house'],
  ['my first holi', 'my first Holi'],
  ['krishna and the butter', 'Krishna and the butter'],
])('“%s” goes into a sentence as “%s”', (entered, phrase) => {
  expect(nounPhrase(entered)).toBe(phrase)
})

test.each(['bullies at school', 'the bully', 'getting bullied', 'he is sad', 'trip to moon', ''])(
  '“%s” does not go into a sentence',
  entered => {
    expect(nounPhrase(entered)).toBeNull()
  },
)
