import { canonicalize } from '@kahani/contracts/accounts-internal'
import type { FamilyRow } from '../family/family-repository.ts'
import type { GivenConsent } from './child-consent-repository.ts'

/** A child of whom a family has consented to the use of the details. */
export interface Child {
  name: string
  /** The saved child or friend, if it is saved. */
  member: FamilyRow | null
  /** Stories about the child, newest first. */
  stories: GivenConsent[]
  /** Stories about other children in which the saved child comes along. */
  comesAlong: GivenConsent[]
}

/**
 * Groups stories by their children: by the saved child that was chosen, else by the name, in any case and Unicode form, which can
 * also be that of a saved child. The child of the newest story is first, and saved children without stories are last.
 */
export function groupByChild(given: readonly GivenConsent[], family: readonly FamilyRow[]): Child[] {
  const saved = family.filter(({ consentedAt }) => consentedAt !== null)
  const memberOf = ({ childId, childName }: GivenConsent) =>
    saved.find(({ id }) => id === childId) ??
    saved.find(({ name }) => canonicalize(name) === canonicalize(childName)) ??
    null
  const groups = Map.groupBy(given, story => memberOf(story)?.id ?? canonicalize(story.childName))
  const withStories = [...groups.values()].flatMap(stories => {
    const [newest] = stories
    return newest ? [{ name: newest.childName, member: memberOf(newest), stories }] : []
  })
  const withoutStories = saved
    .filter(({ id }) => !groups.has(id))
    .map(member => ({ name: member.name, member, stories: [] }))
  return [...withStories, ...withoutStories].map(child => ({
    ...child,
    comesAlong: given.filter(
      story => child.member && story.companionIds?.includes(child.member.id) && !child.stories.includes(story),
    ),
  }))
}
