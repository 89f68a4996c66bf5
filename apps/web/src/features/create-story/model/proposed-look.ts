import type { ProposedLook } from '@kahani/contracts/look-previews'
import { type Look, SKIN_TONES } from '@kahani/contracts/looks'
import { lookMessages } from '@kahani/messages/en/looks'
import { storyFamilyMessages } from '@kahani/messages/en/story-family'

type Proposal = NonNullable<ProposedLook['look']>
const messages = storyFamilyMessages.photo

/** What a photo shows that the family has not chosen. */
export const openTraits = (look: Look, proposal: Proposal): Proposal =>
  Object.fromEntries(
    Object.entries(proposal).filter(([trait, value]) => look[trait as keyof Look] === undefined && value !== false),
  )

/** "skin tone 4 of 10, black hair, glasses" */
export function describeTraits({ skin, hairColour, hairLength, glasses }: Proposal): string {
  return [
    skin && messages.skin(skin, SKIN_TONES.length),
    hairColour && messages.hair(lookMessages.hairColours[hairColour].toLowerCase()),
    hairLength && messages.hairLength(lookMessages.hairLengths[hairLength].toLowerCase()),
    glasses && messages.glasses,
  ]
    .filter(text => text)
    .join(', ')
}
