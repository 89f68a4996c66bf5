import { AGE_BANDS, PRIMARY_VALUES } from '@kahani/contracts/options'
import type { FigureShot, Shot } from '@kahani/scene/shot'
import { expect, test } from 'vitest'
import { everyTale } from './every-tale.ts'

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
      for (const age of AGE_BANDS) {
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
