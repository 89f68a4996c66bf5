import { AGE_BANDS, type AgeBand, PRIMARY_VALUES } from '@kahani/contracts/options'
import { type MeasuredChild, measureChild } from '@kahani/illustrator/measure-child'
import { everyTale } from '@kahani/storyteller/every-tale'
import { testRequest } from '@kahani/testing/illustration-requests'
import { someOf } from '@kahani/testing/some-of'
import { describe, expect, test } from 'vitest'

/** Of the picture's height: the head of a child whose face fills the picture, and a child that is small in a large place. */
const FACE_FROM = 0.3
const SMALL_TO = 0.25

type Tale = ReturnType<typeof everyTale>[number]
type Picture = Tale['cover'][AgeBand]

const measured = new Map<string, MeasuredChild | null>()

/** The child without what it has no place from, so that shots that differ in the others are measured once. */
function childIn({ setting, timeOfDay, shot: { shot } }: Picture, age: AgeBand): MeasuredChild | null {
  const child = shot.figures.find(({ who }) => who === 'child')
  if (!child) return null
  const placing = [child.on, child.touches]
  const alone = {
    ...shot,
    figures: [{ ...child, holds: shot.focus === child.holds ? child.holds : null }],
    objects: shot.objects.filter(({ what }) => placing.includes(what)),
  }
  const key = JSON.stringify([age, setting, alone])
  const known = measured.get(key) ?? measureChild(testRequest({ age }), { setting, timeOfDay }, alone)
  measured.set(key, known)
  return known
}

function isCloseUp(picture: Picture, age: AgeBand): boolean {
  const child = childIn(picture, age)
  return child !== null && child.head >= FACE_FROM && Math.abs(child.x - 0.5) < 0.36 && child.y > 0.14 && child.y < 0.76
}
const isWide = (picture: Picture, age: AgeBand) => (childIn(picture, age)?.stature ?? 1) <= SMALL_TO

const own = ({ scenes }: Tale, age: AgeBand) => Object.values(scenes).map(pictures => pictures[age])
const turnsOf = (tale: Tale, age: AgeBand) =>
  PRIMARY_VALUES.flatMap(value =>
    tale
      .turns(value)
      .map(({ scenes }, at) => ({ name: `${value} ${at + 1}`, pages: [scenes.moment[age], scenes.deed[age]] })),
  )

// The ages share most storyboards.
describe.each(someOf(AGE_BANDS, 4, 2))('a book for %s', age => {
  const tales = everyTale()

  test('has a wide picture, in which the place is large', () => {
    expect(tales.filter(tale => !own(tale, age).some(picture => isWide(picture, age))).map(({ name }) => name)).toEqual(
      [],
    )
  })

  test('has two close-ups: one of the tale, and one of the turn', () => {
    const missing = tales.flatMap(tale => {
      const inTale = own(tale, age).filter(picture => isCloseUp(picture, age)).length
      return turnsOf(tale, age).flatMap(({ name, pages }) => {
        const count = inTale + pages.filter(picture => isCloseUp(picture, age)).length
        return count >= 2 ? [] : [`${tale.name}, ${name}: ${count}`]
      })
    })
    expect([...new Set(missing)]).toEqual([])
  })
})
