import { canonicalize } from '@kahani/contracts/accounts-internal'
import { ageBandOf } from '@kahani/contracts/birth-months'
import { COMPANIONS_MAX, type StoryPeople, type StoryPerson, type StoryPet } from '@kahani/contracts/people'
import { familyValidationMessages as messages } from '@kahani/messages/en/family'
import { friendGender } from '@kahani/storyteller/friend-gender'
import { sanitizeBrief } from '@kahani/storyteller/sanitize-brief'
import { type Companion, otherCompanions, readCompanion } from '@kahani/wishes/companion'
import { lookFromWishes } from '@kahani/wishes/look-from-wishes'
import { readWishes } from '@kahani/wishes/read-wishes'
import type { BriefWithoutPhoto } from '../briefs/parse-brief.ts'
import { invalidPeople } from '../errors.ts'
import { calledName } from './called-name.ts'
import type { FamilyRow } from './family-repository.ts'
import { seedOfChild, seedOfGrownUp, seedOfHome, seedOfPet } from './seeds.ts'

/** The saved members that a brief names by their ids. */
export interface ChosenMembers {
  child: FamilyRow | null
  /** Without the pet, in the order of the brief. */
  companions: FamilyRow[]
  pet: FamilyRow | null
}

type Brief = Pick<BriefWithoutPhoto, 'childId' | 'companionIds'>

/** @throws HttpError 400 if an id is not of the family, is there twice, or if too many come along */
export function chooseMembers({ childId, companionIds = [] }: Brief, family: readonly FamilyRow[]): ChosenMembers {
  const find = (id: string) => family.find(member => member.id === id)
  const child = childId ? find(childId) : null
  if (child === undefined || (child && child.kind !== 'child')) throw invalidPeople('childId', messages.unknownChild)
  if (new Set([childId, ...companionIds]).size < companionIds.length + 1) {
    throw invalidPeople('companionIds', messages.chosenTwice)
  }
  const chosen = companionIds.flatMap(id => find(id) ?? [])
  if (chosen.length < companionIds.length) throw invalidPeople('companionIds', messages.unknownCompanion)
  const { pets = [], companions = [] } = Object.groupBy(chosen, ({ kind }) => (kind === 'pet' ? 'pets' : 'companions'))
  const [pet = null, ...otherPets] = pets
  if (companions.length > COMPANIONS_MAX || otherPets.length > 0) {
    throw invalidPeople('companionIds', messages.tooManyCompanions(COMPANIONS_MAX))
  }
  return { child, companions, pet }
}

/** The brief with the fields for the friend and the pet filled from the chosen members, where the family left them empty. */
export function fillBrief<B extends BriefWithoutPhoto>(brief: B, { companions: [first], pet }: ChosenMembers): B {
  return {
    ...brief,
    friendName: brief.friendName || (first?.name ?? ''),
    pet: brief.pet === 'none' ? (pet?.pet ?? 'none') : brief.pet,
  }
}

/** Copies the people of a story. What the brief says of the child and the pet counts, and of the child's look. */
export function copyPeople(
  userId: number,
  rawBrief: BriefWithoutPhoto,
  { chosen, family, now }: { chosen: ChosenMembers; family: readonly FamilyRow[]; now: Date },
): StoryPeople {
  const brief = sanitizeBrief(rawBrief)
  const { companion, pet } = readWishes(brief)
  const { characterName, characterAge, characterGender, look } = brief
  const copy = (member: FamilyRow): StoryPerson => ({
    ...{ memberId: member.id, name: calledName(member) || member.name, gender: member.gender ?? 'neutral' },
    age: member.birthMonth ? ageBandOf(member.birthMonth, now) : member.kind === 'friend' ? characterAge : null,
    ...{ relation: member.relation, look: member.look ?? {}, seed: member.seed },
    ...(member.kind === 'child' && { isSibling: true }),
  })
  const name = calledName({ kind: 'child', name: characterName })

  const others = companion
    ? otherCompanions(brief).flatMap(friendName => readCompanion({ ...brief, friendName }) ?? [])
    : []
  const named = companion ? [companion, ...others] : []
  const isNamed = (member: FamilyRow, by: Companion) => {
    const names = [member.name, calledName(member)].map(canonicalize)
    return names.includes(canonicalize(by.name))
  }
  const ofNamed = (each: Companion): StoryPerson => {
    const saved = chosen.companions.find(member => isNamed(member, each))
    return saved ? copy(saved) : unsaved(userId, each, brief)
  }
  /** Nobody who has died or is ill according to the message. */
  const canCome = (member: FamilyRow) => {
    const friendName = calledName(member)
    const isName = readCompanion({ ...brief, friendName }) !== null
    return !isName || readWishes({ ...brief, friendName }).companion !== null
  }
  const notNamed = chosen.companions.filter(member => !named.some(each => isNamed(member, each)) && canCome(member))
  const companions = [...named.map(ofNamed), ...notNamed.map(copy)].slice(0, COMPANIONS_MAX)

  return {
    child: {
      ...{ memberId: chosen.child?.id ?? null, name, gender: characterGender, age: characterAge, relation: null },
      look: { ...lookFromWishes(brief), ...(look ?? chosen.child?.look) },
      seed: chosen.child?.seed ?? seedOfChild(userId, name),
    },
    hasSecondHero: companions.find(({ relation }) => relation === null)?.isSibling === true,
    companions,
    pet: pet === 'none' ? null : petOf(userId, pet, { saved: chosen.pet, brief }),
    grownUps: family.filter(({ kind }) => kind === 'grown-up').map(copy),
    homeSeed: seedOfHome(userId),
  }
}

/** Somebody whom only the form names. Of a friend, the story decides later about the gender (`castOf`). */
function unsaved(
  userId: number,
  { name, adult }: Companion,
  { characterAge, characterName, characterGender }: BriefWithoutPhoto,
): StoryPerson {
  const common = { memberId: null, name, look: {} }
  if (adult === null) {
    const gender = friendGender({ friendName: name, characterName, characterGender })
    return { ...common, gender, age: characterAge, relation: null, seed: seedOfChild(userId, name) }
  }
  const gender = adult.gender === 'she' ? 'girl' : 'boy'
  return { ...common, gender, age: null, relation: adult.body, seed: seedOfGrownUp(userId, name) }
}

interface PetSources {
  saved: FamilyRow | null
  brief: BriefWithoutPhoto
}

function petOf(userId: number, pet: StoryPet['pet'], { saved, brief }: PetSources): StoryPet {
  if (saved?.pet !== pet) {
    // The wishes may bring another pet than the one that was named.
    const name = pet === brief.pet ? calledName({ kind: 'pet', name: brief.petName ?? '' }) : ''
    return { memberId: null, name, pet, coat: {}, seed: seedOfPet(userId, pet, name) }
  }
  return { memberId: saved.id, name: calledName(saved) || saved.name, pet, coat: saved.coat ?? {}, seed: saved.seed }
}
