import { describeLook } from './describe-look.ts'
import type { Gender } from './options.ts'
import type { StoryPerson } from './people.ts'

/** What a person of a story is to its child, in plain English, for providers. */

const SIBLINGS: Record<Gender, string> = { girl: 'sister', boy: 'brother', neutral: 'brother or sister' }

/** "sister", "friend", "grandmother" */
export function describeRelation({ relation, isSibling, gender }: StoryPerson): string {
  if (relation !== null) return relation === 'other' ? 'grown-up friend' : relation
  return isSibling ? SIBLINGS[gender] : 'friend'
}

/** Whether there is anything to say of a person beside the name. */
export const isDescribed = (person: StoryPerson): boolean =>
  person.memberId !== null || describeLook(person.look) !== ''
