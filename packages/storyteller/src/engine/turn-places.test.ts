import { AGE_BANDS, PRIMARY_VALUES } from '@kahani/contracts/options'
import { TIMES_OF_DAY } from '@kahani/scene/words'
import { someOf } from '@kahani/testing/some-of'
import { expect, test } from 'vitest'
import { everyTale } from './every-tale.ts'
import type { Picture } from './library.ts'

/** From a morning to the next one. */
const HOURS = [...TIMES_OF_DAY, 'morning'] as const
const isInOrder = (pictures: readonly Picture[]) => {
  let hour = HOURS.indexOf(pictures[0]?.timeOfDay ?? 'day')
  return pictures.every(({ timeOfDay }) => {
    hour = HOURS.indexOf(timeOfDay, hour)
    return hour >= 0
  })
}
const isDark = ({ shot }: Picture) => shot.shot.objects.some(({ what }) => what === 'darkness')
const isAfloat = ({ shot }: Picture) =>
  shot.shot.objects.some(({ what, imagined }) => what === 'rowing-boat' && !imagined)

/** The pages between which a turn is told, and the pages of all its turns, at one age. */
const tellings = everyTale().flatMap(tale =>
  someOf(AGE_BANDS, 2).flatMap(age => {
    const [before, after] = [tale.scenes.trouble[age], tale.scenes.relief[age]]
    const turns = tale.isQuiet ? [] : PRIMARY_VALUES.flatMap(tale.turns)
    return turns.map(({ scenes }) => ({
      name: `${tale.name}, ${age}`,
      before,
      turn: [scenes.moment[age], scenes.deed[age]],
      after,
    }))
  }),
)
const failing = (isRight: (telling: (typeof tellings)[number]) => boolean) => [
  ...new Set(
    tellings.flatMap(each => (isRight(each) ? [] : [`${each.name}: ${each.turn.map(({ see }) => see).join(' ')}`])),
  ),
]

test('it gets no earlier from the trouble over the turn to the way out of it', () => {
  expect(
    failing(({ before, turn, after }) => isInOrder([before, ...turn.filter(page => !isDark(page)), after])),
  ).toEqual([])
})

test('who is in a boat before and after a turn is in it during the turn', () => {
  expect(
    failing(
      ({ before, turn, after }) =>
        !(isAfloat(before) && isAfloat(after)) || turn.every(page => isAfloat(page) || isDark(page)),
    ),
  ).toEqual([])
})
