import { AGE_BANDS, PRIMARY_VALUES } from '@kahani/contracts/options'
import type { FigureShot, Shot } from '@kahani/scene/shot'
import { TIMES_OF_DAY } from '@kahani/scene/words'
import { someOf } from '@kahani/testing/some-of'
import { expect, test } from 'vitest'
import { BEATS } from '../format/storyboard.ts'
import { everyTale } from './every-tale.ts'
import type { Picture } from './library.ts'

// These tests are in one file, since every picture of every tale at every age takes two seconds to stage. The ages share most
// storyboards.
const AGES = someOf(AGE_BANDS, 2)

const FELT_NOTHING: ReadonlySet<FigureShot['expression']> = new Set(['calm', 'asleep'])

/** Whether the face of a figure is not seen. Whoever is upside down faces the other way. */
const isHidden = ({ action, facing }: FigureShot, { camera }: Shot) =>
  camera === 'silhouette' || (action === 'tumbling' ? facing.endsWith('front') : /back|away/.test(facing))

/** Whoever stands sideways turns the head, and the face with it, to what is behind. */
const turnsAway = (figure: FigureShot, { figures, objects }: Shot) => {
  const seen = [...figures, ...objects].find(each => ('who' in each ? each.who : each.what) === figure.looksAt)
  const isBehind = seen?.distance === 'far' && figure.distance !== 'far'
  return (figure.facing === 'left' || figure.facing === 'right') && isBehind
}

test('feelings are never shown from behind', () => {
  const hidden = new Set<string>()
  for (const tale of everyTale()) {
    const turns = PRIMARY_VALUES.flatMap(tale.turns).flatMap(({ scenes }) => Object.values(scenes))
    for (const pictures of [tale.cover, ...Object.values(tale.scenes), ...turns])
      for (const age of AGES) {
        const { see, shot: staged } = pictures[age]
        for (const figure of staged.shot.figures) {
          const feels = !FELT_NOTHING.has(figure.expression) && !figure.imagined
          if (feels && (isHidden(figure, staged.shot) || (isPerson(figure) && turnsAway(figure, staged.shot))))
            hidden.add(`${tale.name} ${age}: ${figure.who}, ${figure.expression}, in "${see}"`)
        }
      }
  }
  expect([...hidden]).toEqual([])
})

const PEOPLE_THERE: ReadonlySet<FigureShot['who']> = new Set([
  'child',
  'friend',
  'grandmother',
  'grandfather',
  'mother',
  'father',
])
const isPerson = ({ who }: FigureShot) => PEOPLE_THERE.has(who)

test('pictures put on nobody what the family may not have chosen', () => {
  const worn = everyTale().flatMap(({ name, cover, scenes, turns }) => {
    const pictures = [
      cover,
      ...BEATS.map(beat => scenes[beat]),
      ...PRIMARY_VALUES.flatMap(turns).flatMap(turn => [turn.scenes.moment, turn.scenes.deed]),
    ]
    return pictures.flatMap(picture =>
      AGES.flatMap(age => picture[age].shot.shot.figures)
        .filter(({ wears }) => wears != null && wears !== 'cape')
        .map(({ who, wears }) => `${name}: ${who} in ${wears}`),
    )
  })
  expect(worn).toEqual([])
})

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
  AGES.flatMap(age => {
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
