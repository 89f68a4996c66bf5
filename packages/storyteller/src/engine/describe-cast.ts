import type { StoryBrief } from '@kahani/contracts/brief'
import type { CharacterBible } from '@kahani/contracts/illustration'
import type { AgeBand, Gender } from '@kahani/contracts/options'
import { createRandom, type Random } from '@kahani/random/random'
import { hashText } from '@kahani/random/seeded-random'
import type { GrownUp } from '@kahani/scene/shot'
import { firstName } from '@kahani/wishes/first-name'
import { capitalize } from '@kahani/wishes/grammar'
import type { Wishes } from '@kahani/wishes/read-wishes'
import { friendGender } from '../language/friend-gender.ts'
import { PETS } from '../wording/pets.ts'
import { outfitOf } from '../wording/roles.ts'

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

/** Describes the appearance of all characters. Deterministic for a brief and a seed. */
export function describeCast(
  brief: StoryBrief,
  seed: number,
  { companion, wearsGlasses }: Pick<Wishes, 'companion' | 'wearsGlasses'>,
): CharacterBible {
  const { characterAge: age, characterGender: gender, characterName, friendName, pet } = brief
  const random = createRandom(seed ^ hashText('bible'))
  const hair = random.pick(HAIR[gender])
  const color = random.pick(COLORS)
  const clothes = `wearing ${random.pick(TOPS[gender])} in ${color} and ${random.pick(BOTTOMS)}`
  const child = `${firstName(characterName)} is ${describeBody(NOUNS[gender], age, hair, random)}; ${wearsGlasses ? 'round glasses; ' : ''}${outfitOf(brief) ?? clothes}.`

  return {
    child: `${child} At night in bed: soft cotton night clothes with small stars.`,
    friend:
      companion?.adult != null
        ? describeGrownUp(companion.name, companion.adult.body, random)
        : friendName === ''
          ? null
          : describeFriend(brief, { hair, color }, random),
    pet: pet === 'none' ? null : `${capitalize(random.pick(PETS[pet].looks))}.`,
  }
}

const NOUNS: Record<Gender, string> = { girl: 'an Indian girl', boy: 'an Indian boy', neutral: 'an Indian child' }

const describeBody = (noun: string, age: AgeBand, hair: string, random: Random) =>
  `${noun} of ${AGES[age]}; ${random.pick(SKINS)}, ${random.pick(EYES)}, ${hair}`

/** The brief has only the friend's name, which may suggest a gender. Hair and color differ from the child's, to tell them apart. */
function describeFriend(brief: StoryBrief, child: { hair: string; color: string }, random: Random): string {
  const gender = friendGender(brief)
  const hair = random.pick(HAIR[gender].filter(each => each !== child.hair))
  const color = random.pick(COLORS.filter(each => each !== child.color))
  const friend = `${brief.friendName} is ${describeBody(NOUNS[gender], brief.characterAge, hair, random)}`
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
