import type { StoryBrief } from '@kahani/contracts/brief'
import type { CharacterBible } from '@kahani/contracts/illustration'
import type { Look } from '@kahani/contracts/looks'
import type { AgeBand, Gender, Pet } from '@kahani/contracts/options'
import type { StoryPet } from '@kahani/contracts/people'
import { createRandom, type Random } from '@kahani/random/random'
import { hashText } from '@kahani/random/seeded-random'
import type { GrownUp } from '@kahani/scene/shot'
import type { Companion } from '@kahani/wishes/companion'
import { firstName } from '@kahani/wishes/first-name'
import { capitalize } from '@kahani/wishes/grammar'
import type { Wishes } from '@kahani/wishes/read-wishes'
import { friendGender } from '../language/friend-gender.ts'
import { PETS } from '../wording/pets.ts'
import { outfitOf } from '../wording/roles.ts'
import type { ToldBrief } from '../wording/told-brief.ts'
import { clothesOf, coatOf, hairOf, marksOf, skinOf } from './describe-look.ts'

const AGES: Record<AgeBand, string> = {
  '2-3': 'about three, round-cheeked, with short sturdy legs',
  '4-6': 'about five, small and quick, with a round face',
  '7-9': 'about eight, lively and slim, with a gap in the front teeth',
  '10-12': 'about eleven, long-limbed, with a thoughtful face',
}
const SKINS = ['warm brown skin', 'wheat-brown skin', 'deep brown skin', 'golden-brown skin']
const EYES = ['large dark brown eyes', 'bright black eyes', 'almond-shaped brown eyes']
const HAIR: Record<Gender, readonly string[]> = {
  girl: [
    'black hair in two plaits tied with ribbons',
    'a long dark plait over one shoulder',
    'short wavy black hair with a clip',
    'thick dark curls held back by a band',
  ],
  boy: [
    'short black hair that stands up at the crown',
    'thick dark curls',
    'straight black hair falling over the forehead',
    'neatly combed dark hair with one lock out of place',
  ],
  neutral: [
    'chin-length wavy black hair',
    'short dark curls',
    'straight black hair cut in a fringe',
    'black hair in a small knot on top',
  ],
}
const COLORS = ['mustard yellow', 'peacock blue', 'marigold orange', 'leaf green', 'rose pink', 'brick red', 'violet']
const TOPS: Record<Gender, readonly string[]> = {
  girl: ['a cotton kurti', 'a block-printed frock', 'a T-shirt'],
  boy: ['a cotton kurta', 'a checked shirt', 'a T-shirt'],
  neutral: ['a cotton kurta', 'a striped T-shirt', 'a loose shirt'],
}
const BOTTOMS = ['white pyjama trousers', 'blue shorts', 'rolled-up jeans']

/**
 * Describes the appearance of all characters: as the family chose it, and for the rest deterministic for a brief and a seed, or
 * for a person of the family.
 */
export function describeCast(
  brief: ToldBrief,
  seed: number,
  {
    companion,
    others = [],
    wearsGlasses,
  }: Pick<Wishes, 'companion' | 'wearsGlasses'> & Partial<Pick<Wishes, 'others'>>,
): CharacterBible {
  const { characterAge: age, characterGender: gender, characterName, friendName, people, pet } = brief
  const random = createRandom((people?.child.seed ?? seed) ^ hashText('bible'))
  const look = people?.child.look ?? {}
  const hair = hairOf(look) ?? random.pick(HAIR[gender])
  const color = look.favouriteColour ?? random.pick(COLORS)
  const clothes = clothesOf(look) ?? `${random.pick(TOPS[gender])} in ${color} and ${random.pick(BOTTOMS)}`
  const marks = [...(wearsGlasses ? ['round glasses'] : []), ...marksOf(look)]
  const body = describeBody(NOUNS[gender], { age, hair, look }, random)
  const child = `${[`${firstName(characterName)} is ${body}`, ...marks, outfitOf(brief) ?? `wearing ${clothes}`].join('; ')}.`
  const along = companion === null ? [] : [companion, ...others]
  const described = along.flatMap((each, at) => {
    if (each.person) return describePerson(each, age)
    if (each.adult !== null) return describeGrownUp(each.name, each.adult.body, random)
    const friend = at === 0 ? friendName : each.name
    return friend === '' ? [] : describeFriend({ ...brief, friendName: friend }, { hair, color }, random)
  })

  return {
    child: `${child} At night in bed: soft cotton night clothes with small stars.`,
    friend: described.length === 0 ? null : described.join(' '),
    pet: pet === 'none' ? null : describePet(pet, people?.pet ?? null, random),
  }
}

function describePet(pet: Exclude<Pet, 'none'>, own: StoryPet | null, random: Random): string {
  if (own === null) return `${capitalize(random.pick(PETS[pet].looks))}.`
  const coat = coatOf(own.coat)
  const looks = createRandom(own.seed ^ hashText('bible')).pick(PETS[pet].looks)
  const named = own.name === '' ? '' : `${own.name} is `
  const size = pet === 'Dragon' ? ' no bigger than a teapot' : pet === 'Unicorn' ? ' no higher than a knee' : ''
  const description = coat === undefined ? looks : `a ${PETS[pet].noun}${size} with ${coat}`
  return `${named === '' ? capitalize(description) : named + description}.`
}

/** Somebody whom the family described: the same in all its stories. */
function describePerson({ name, adult, person }: Companion, childAge: AgeBand): string {
  const { look = {}, gender = 'neutral', age, seed = 0 } = person ?? {}
  const random = createRandom(seed ^ hashText('bible'))
  if (adult !== null) {
    const [body = '', , dress = ''] = GROWN_UPS[adult.body].split('; ')
    const [face, hair] = (GROWN_UPS[adult.body].split('; ')[1] ?? '').split(', ')
    const clothes = clothesOf(look)
    const parts = [
      `${name} is ${body}`,
      ...[skinOf(look), face, hairOf(look) ?? hair].filter(each => each !== undefined),
      ...marksOf(look),
      clothes === undefined ? `${dress} ${look.favouriteColour ?? random.pick(COLORS)}` : `wearing ${clothes}`,
    ]
    return `${parts.join('; ')}.`
  }
  const hair = hairOf(look) ?? random.pick(HAIR[gender])
  const clothes =
    clothesOf(look) ??
    `${random.pick(TOPS[gender])} in ${look.favouriteColour ?? random.pick(COLORS)} and ${random.pick(BOTTOMS)}`
  const body = describeBody(NOUNS[gender], { age: age ?? childAge, hair, look }, random)
  return `${[`${name} is ${body}`, ...marksOf(look), `wearing ${clothes}`].join('; ')}.`
}

const NOUNS: Record<Gender, string> = { girl: 'an Indian girl', boy: 'an Indian boy', neutral: 'an Indian child' }

/** Legs are no part of the description of somebody who sits. */
const describeBody = (
  noun: string,
  { age, hair, look }: { age: AgeBand; hair: string; look: Look },
  random: Random,
) => {
  const build =
    look.mobilityAid === 'wheelchair' ? AGES[age].replace(/, with short sturdy legs|, long-limbed/, '') : AGES[age]
  return `${noun} of ${build}; ${skinOf(look) ?? random.pick(SKINS)}, ${random.pick(EYES)}, ${hair}`
}

/** The brief has only the friend's name, which may suggest a gender. Hair and color differ from the child's, to tell them apart. */
function describeFriend(brief: StoryBrief, child: { hair: string; color: string }, random: Random): string {
  const gender = friendGender(brief)
  const hair = random.pick(HAIR[gender].filter(each => each !== child.hair))
  const color = random.pick(COLORS.filter(each => each !== child.color))
  const friend = `${brief.friendName} is ${describeBody(NOUNS[gender], { age: brief.characterAge, hair, look: {} }, random)}`
  return `${friend}; wearing ${random.pick(TOPS[gender])} in ${color} and ${random.pick(BOTTOMS)}.`
}

const GROWN_UPS: Record<GrownUp, string> = {
  grandmother:
    'an Indian grandmother of about sixty-five; a kind lined face, grey hair in a bun; wearing a cotton sari in',
  grandfather:
    'an Indian grandfather of about seventy; a kind lined face, white hair and a moustache; wearing a waistcoat in',
  mother: 'an Indian woman of about thirty-five; a friendly face, long dark hair; wearing a cotton kurta in',
  father: 'an Indian man of about forty; a friendly face, short dark hair; wearing a checked shirt in',
}

const describeGrownUp = (name: string, body: GrownUp, random: Random) =>
  `${name} is ${GROWN_UPS[body]} ${random.pick(COLORS)}.`
