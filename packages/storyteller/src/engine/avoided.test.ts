import { AGE_BANDS, THEMES } from '@kahani/contracts/options'
import { someOf } from '@kahani/testing/some-of'
import { AVOIDED, type Avoided } from '@kahani/wishes/avoided'
import { IDEAS } from '@kahani/wishes/ideas'
import { UNAVOIDABLE } from '@kahani/wishes/unavoidable'
import { expect, test } from 'vitest'
import { namesThing } from './choose-tale.ts'
import { quietTales, type Tale, talesAbout, talesOf } from './library.ts'

/** What no tale can do without at some age. */
const neededBy = (tales: readonly Tale[]): Avoided[] =>
  AVOIDED.filter(thing => someOf(AGE_BANDS, 2).some(age => tales.every(tale => namesThing(tale, age, thing))))

test('what the form promises to leave out can be left out', () => {
  const promised = (needed: readonly Avoided[], subject: keyof typeof UNAVOIDABLE) =>
    needed.filter(thing => !UNAVOIDABLE[subject].includes(thing)).map(thing => `${thing} in ${subject}`)
  expect([
    ...THEMES.flatMap(theme => (theme === 'custom' ? [] : promised(neededBy(talesOf(theme)), theme))),
    ...IDEAS.flatMap(idea => promised(neededBy(talesAbout(idea)), idea)),
    ...promised(neededBy([...talesOf('custom'), ...talesAbout('anything')]), 'anything'),
    ...promised(neededBy(quietTales('death')), 'death'),
    ...promised(neededBy(quietTales('illness')), 'illness'),
  ]).toEqual([])
})
