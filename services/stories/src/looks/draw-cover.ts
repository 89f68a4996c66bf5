import { type StoryBrief, storyBriefSchema } from '@kahani/contracts/brief'
import type { CoverPreview } from '@kahani/contracts/cover-preview'
import { COVER, type IllustrationRequest } from '@kahani/contracts/illustration'
import type { Theme } from '@kahani/contracts/options'
import { drawPicture } from '@kahani/illustrator/draw-picture'
import { loadLetteringFonts } from '@kahani/lettering/lettering-fonts'
import { composeStory } from '@kahani/storyteller/compose-story'
import { friendGender } from '@kahani/storyteller/friend-gender'
import { seedOfChild } from '../family/seeds.ts'
import { castOf } from '../illustrations/cast.ts'

/** The themes whose tales suit a character. */
const THEMES: Record<CoverPreview['characterType'], readonly Theme[]> = {
  myself: ['space', 'magical', 'underwater', 'jungle', 'farm', 'superhero'],
  astronaut: ['space'],
  princess: ['magical', 'farm'],
  superhero: ['superhero'],
  explorer: ['jungle', 'underwater'],
  pirate: ['underwater'],
  fairy: ['magical', 'jungle'],
  dragon: ['magical', 'space'],
  wizard: ['space', 'magical'],
}
/** Whose seeds are used: no account has this id. */
const NOBODY = 0

/**
 * Draws the cover of a story by the built-in storyteller, with its title, as an SVG. A name has the same face in all of its
 * covers, and the gender that it suggests.
 */
export async function drawCover({ characterName, characterAge, characterType }: CoverPreview): Promise<string> {
  await loadLetteringFonts()
  const seed = seedOfChild(NOBODY, characterName)
  const themes = THEMES[characterType]
  const child: Pick<StoryBrief, 'characterName' | 'characterGender'> = { characterName, characterGender: 'neutral' }
  const brief = storyBriefSchema.parse({
    ...{ characterName, characterAge, characterType },
    characterGender: friendGender({ ...child, friendName: characterName }),
    theme: themes[seed % themes.length],
  })
  const { title, bible, cover, told = null } = composeStory(brief, seed).draft
  const request: IllustrationRequest = {
    ...{ storyId: 0, title, seed, style: 'vivid', premium: false, safetyId: '', hasPhoto: false, sheetKey: '' },
    cast: castOf({ brief, bible, told }, []),
    pictures: [],
  }
  return drawPicture(request, { pageNumber: COVER, key: '', brief: cover, softened: false })
}
