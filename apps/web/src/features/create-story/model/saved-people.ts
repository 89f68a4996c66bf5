import { canonicalize } from '@kahani/contracts/accounts-internal'
import type { FamilyMember } from '@kahani/contracts/family'
import { type Look, likenessOf, standsForPhoto } from '@kahani/contracts/looks'
import { COMPANIONS_MAX } from '@kahani/contracts/people'
import { hashKey } from '@tanstack/react-query'
import { isChild, type SavedChild } from '../../../lib/family.ts'
import { EMPTY_FORM, type StoryForm } from './story-form.ts'
import type { Surprise } from './surprise.ts'

/** What saved people answer in the form, and what takes these answers back. */

type Changes = Partial<StoryForm>
export type Members = readonly FamilyMember[]

const isCalled = (name: string, member: FamilyMember) => canonicalize(name) === canonicalize(member.name)

export const childOf = ({ childId }: Pick<StoryForm, 'childId'>, members: Members): SavedChild | undefined =>
  members.filter(isChild).find(({ id }) => id === childId)

/** A draft without those who are no longer saved. @param childId of the child that the story is about from the start */
export function startForm(form: StoryForm, members: Members, childId: string | null): StoryForm {
  const ids = new Set(members.map(({ id }) => id))
  const kept = {
    ...form,
    childId: childOf(form, members)?.id ?? null,
    companionIds: form.companionIds.filter(id => ids.has(id)),
  }
  const child = childOf({ childId }, members)
  return child ? { ...kept, ...chooseChild(kept, child, members) } : kept
}

/** The answers of a saved child. It no longer comes along with another one. */
export function chooseChild(form: StoryForm, child: SavedChild, members: Members): Changes {
  return {
    ...(form.companionIds.includes(child.id) && removeCompanion(form, child, members)),
    childId: child.id,
    characterName: child.name,
    characterAge: child.age,
    characterGender: child.gender,
    look: child.look,
    saveChild: false,
  }
}

/** Takes back the answers of a saved child that have not been changed since, except the name. */
export function leaveChild(form: StoryForm, child: SavedChild): Changes {
  return {
    childId: null,
    saveChild: false,
    ...(form.characterAge === child.age && { characterAge: null }),
    ...(form.characterGender === child.gender && { characterGender: null }),
    ...(isSameLook(form.look, child.look) && { look: {} }),
  }
}

const isSameLook = (a: Look, b: Look) => hashKey([a]) === hashKey([b])

/** The saved child of the story, if the form has another look than the one that is saved. */
export function childWithNewLook(form: Pick<StoryForm, 'childId' | 'look'>, members: Members): SavedChild | undefined {
  const child = childOf(form, members)
  return child && !isSameLook(form.look, child.look) ? child : undefined
}

/** Whether the kept drawing of a child shows a look: all but the clothes is equal. */
export const isLikenessOf = (look: Look, child: SavedChild): boolean =>
  isSameLook(likenessOf(look), likenessOf(child.look))

/** Whether a name is another spelling or a longer form of a saved one: "Kiaraa" and "Kiara Rao" for "Kiara". */
export function isSpellingOf(name: string, saved: string): boolean {
  const [a, b] = [canonicalize(name), canonicalize(saved)].map(text => text.split(/\s+/)[0] ?? '') as [string, string]
  if (a[0] !== b[0]) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  return Math.max(a.length, b.length) - start - end <= 1
}

/**
 * Whether no photo is needed to draw the child as it looks: the sheet of a saved child is kept, or the look says enough. Where
 * nothing is drawn from photos, it may be of any child.
 */
export function isLikenessKnown(form: StoryForm, members: Members, drawsFromPhoto: boolean): boolean {
  const child = childOf(form, members)
  return child?.hasSheet === true || ((child !== undefined || !drawsFromPhoto) && standsForPhoto(form.look))
}

/** What a name that was typed means for the child of the story. `said`: what the form says about it. */
export interface Renaming {
  changes: Changes
  said: { meaning: 'same' | 'other'; child: SavedChild } | null
}

export function renameChild(form: StoryForm, members: Members): Renaming {
  const child = childOf(form, members)
  const name = form.characterName.trim()
  if (name === '' || (child && isCalled(name, child))) return { changes: {}, said: null }
  const namesake = members.filter(isChild).find(member => isCalled(name, member))
  if (namesake && (child || isOpen(form))) return { changes: chooseChild(form, namesake, members), said: null }
  if (!child) return { changes: {}, said: null }
  return isSpellingOf(name, child.name)
    ? { changes: {}, said: { meaning: 'same', child } }
    : { changes: leaveChild(form, child), said: { meaning: 'other', child } }
}

/** Whether nothing but the name of the child is answered. */
const isOpen = ({ characterAge, characterGender, look }: StoryForm) =>
  characterAge === null && characterGender === null && Object.keys(look).length === 0

const isPerson = ({ kind }: FamilyMember) => kind !== 'pet'
const chosen = ({ companionIds }: Pick<StoryForm, 'companionIds'>, members: Members) =>
  companionIds.flatMap(id => members.find(member => member.id === id) ?? [])

/** The saved pet that comes along, which keeps its name. */
export const savedPetOf = (form: Pick<StoryForm, 'companionIds'>, members: Members) =>
  chosen(form, members).find(member => !isPerson(member))

/** The names of the people who come along, a friend who is not saved first. */
export function peopleAlong(form: Pick<StoryForm, 'companionIds' | 'friendName'>, members: Members): string[] {
  const people = chosen(form, members).filter(isPerson)
  const friend = form.friendName.trim()
  const isSaved = friend === '' || people.some(member => isCalled(friend, member))
  return [...(isSaved ? [] : [friend]), ...people.map(({ name }) => name)]
}

/** Whether somebody can come along, too. A pet replaces the one before. */
export const hasRoomFor = (member: FamilyMember, form: StoryForm, members: Members) =>
  !isPerson(member) || isCalled(form.friendName, member) || peopleAlong(form, members).length < COMPANIONS_MAX

/**
 * Lets somebody come along. The first person fills the name of the friend, unless the parent has typed one, and a pet the choice
 * of pets. @param surprise the answers that are not the parent's
 */
export function addCompanion(
  form: StoryForm,
  member: FamilyMember,
  members: Members,
  surprise: Surprise = {},
): Changes {
  const isTyped = form.friendName.trim() !== '' && form.friendName !== surprise.friendName
  if (!hasRoomFor(member, form, members)) return {}
  if (member.kind === 'pet') {
    const others = chosen(form, members).filter(isPerson)
    return { companionIds: [...others.map(({ id }) => id), member.id], pet: member.pet }
  }
  return {
    companionIds: [...form.companionIds, member.id],
    ...(!isTyped && { friendName: member.name }),
  }
}

/** Takes back exactly what somebody filled in. @param petBefore the pet that was chosen by hand before */
export function removeCompanion(
  form: StoryForm,
  member: FamilyMember,
  members: Members,
  petBefore: StoryForm['pet'] = EMPTY_FORM.pet,
): Changes {
  const companionIds = form.companionIds.filter(id => id !== member.id)
  if (member.kind === 'pet') return { companionIds, ...(form.pet === member.pet && { pet: petBefore }) }
  return { companionIds, ...(isCalled(form.friendName, member) && { friendName: nextFriend(companionIds, members) }) }
}

const nextFriend = (companionIds: string[], members: Members) =>
  chosen({ companionIds }, members).find(isPerson)?.name ?? ''

/**
 * What an edited name of the friend means for those who come along: who filled it in stays at home, and who has the new name comes
 * along. @param before the name before the edit
 */
export function renameFriend(form: StoryForm, before: string, members: Members): Changes {
  const { friendName } = form
  if (canonicalize(before) === canonicalize(friendName)) return {}
  const left = chosen(form, members).find(member => isPerson(member) && isCalled(before, member))
  const companionIds = form.companionIds.filter(id => id !== left?.id)
  if (friendName.trim() === '') return { companionIds, friendName: nextFriend(companionIds, members) }
  const isFree = (member: FamilyMember) => member.id !== form.childId && !companionIds.includes(member.id)
  const called = members.find(member => isPerson(member) && isFree(member) && isCalled(friendName, member))
  return { companionIds: called ? [called.id, ...companionIds] : companionIds }
}

/** Those who come along and still can: saved ones, other than the child, and a pet of the kind that is chosen. */
export const consistentCompanions = (form: StoryForm, members: Members): string[] =>
  chosen(form, members)
    .filter(member => member.id !== form.childId && (member.kind !== 'pet' || member.pet === form.pet))
    .map(({ id }) => id)
