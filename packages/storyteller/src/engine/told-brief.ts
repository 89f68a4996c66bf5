import type { StoryBrief } from '@kahani/contracts/brief'
import type { Wishes } from '@kahani/wishes/read-wishes'

/** Whose turns a story has when the family's own value can't be told: they suit any tale. */
const DEFAULT_VALUE = 'kindness'

/** The brief as a story tells it: only what a child or a pet is called, and phrases that can be printed in a sentence. */
export function toldBrief(brief: StoryBrief, wishes: Wishes): StoryBrief {
  const { companion, pet, character, theme, value, meantValue, meantCharacter } = wishes
  return {
    ...brief,
    // A grown-up who comes along has lines of its own, for which the pages of the youngest are too short.
    friendName: companion === null || (companion.adult !== null && brief.characterAge !== '2-3') ? '' : companion.name,
    pet,
    characterType:
      brief.characterType === 'custom' && character === null ? (meantCharacter ?? 'myself') : brief.characterType,
    customCharacter: character ?? '',
    customTheme: theme ?? '',
    primaryValue:
      brief.primaryValue === 'custom' && value === null ? (meantValue ?? DEFAULT_VALUE) : brief.primaryValue,
    customValue: value ?? '',
  }
}
