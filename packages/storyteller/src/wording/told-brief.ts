import type { PeopledBrief } from '@kahani/contracts/brief'
import type { StoryPerson } from '@kahani/contracts/people'
import type { Companion } from '@kahani/wishes/companion'
import type { Wishes } from '@kahani/wishes/read-wishes'

/** Whose turns a story has when the family's own value can't be told: they suit any tale. */
const DEFAULT_VALUE = 'kindness'

/** Who is in a story, as far as its texts depend on it. */
interface Company {
  /** Whether the child uses a wheelchair, and whether the friend and anybody who comes along does. */
  rolls: Readonly<Record<'child' | 'friend' | 'anybody', boolean>>
  /** Whether an arm of the child ends below the elbow. */
  hasOneHand: boolean
  /** Whether the friend is a brother or sister who is as much a hero as the child. */
  hasSecondHero: boolean
  /** The second and the third who come along. */
  others: readonly Companion[]
  /** '' if the pet has none. */
  petName: string
}

/** The brief as a story tells it: only what a child or a pet is called, and phrases that can be printed in a sentence. */
export interface ToldBrief extends PeopledBrief {
  company?: Company
}

export function toldBrief(brief: PeopledBrief, wishes: Wishes): ToldBrief {
  const { pet, character, theme, value, meantValue, meantCharacter } = wishes
  const { companion, others, atHome } = whoComesAlong(wishes)
  const named = brief.characterAge === '2-3' ? (companion ?? atHome) : companion
  return {
    ...brief,
    // A grown-up who comes along has lines of its own, for which the pages of the youngest are too short.
    friendName: named === null || (named.adult !== null && brief.characterAge !== '2-3') ? '' : named.name,
    pet,
    characterType:
      brief.characterType === 'custom' && character === null ? (meantCharacter ?? 'myself') : brief.characterType,
    customCharacter: character ?? '',
    customTheme: theme ?? '',
    primaryValue:
      brief.primaryValue === 'custom' && value === null ? (meantValue ?? DEFAULT_VALUE) : brief.primaryValue,
    customValue: value ?? '',
    company: {
      rolls: {
        child: usesWheelchair(brief.people?.child),
        friend: usesWheelchair(companion?.person),
        anybody: [companion, ...others].some(each => usesWheelchair(each?.person)),
      },
      hasOneHand: brief.people?.child.look.limbDifference?.endsWith('arm') === true,
      hasSecondHero: isSecondHero(companion, brief),
      others,
      petName: pet === 'none' ? '' : (brief.people?.pet?.name ?? ''),
    },
  }
}

const isSecondHero = (companion: Companion | null, { people }: PeopledBrief) =>
  people?.hasSecondHero === true && companion?.person?.isSibling === true

const usesWheelchair = (person: StoryPerson | undefined) => person?.look.mobilityAid === 'wheelchair'

/** Who comes along. In a quiet tale, the first grown-up of them is the one at home. */
export function whoComesAlong({ quiet, companion, others }: Wishes): {
  companion: Companion | null
  others: readonly Companion[]
  atHome: Companion | null
} {
  const all = companion === null ? [] : [companion, ...others]
  const atHome = quiet === null ? null : (all.find(({ adult }) => adult !== null) ?? null)
  const [first = null, ...rest] = all.filter(each => each !== atHome)
  return { companion: first, others: rest, atHome }
}
