import { type StoryBriefInput, storyBriefSchema } from '@kahani/contracts/brief'
import { COVER, type IllustrationRequest } from '@kahani/contracts/illustration'
import { AGE_BANDS, type AgeBand } from '@kahani/contracts/options'
import type { FocusBox } from '@kahani/contracts/picture-focus'
import { drawingKey, pictureKey } from '@kahani/contracts/picture-keys'
import type { IllustratedBook } from '@kahani/exports/editions'
import { POEM } from '@kahani/exports/test/hard-stories'
import { picturesInMemory } from '@kahani/exports/test/pictures-in-memory'
import { drawWithFocus } from '@kahani/illustrator/draw-picture'
import { loadLetteringFonts } from '@kahani/lettering/lettering-fonts'
import { encodePng } from '@kahani/painting/encode-png'
import { paint } from '@kahani/painting/paint'
import { composeStory } from '@kahani/storyteller/compose-story'
import { friendGender } from '@kahani/storyteller/friend-gender'
import { namesByFigure } from '@kahani/storyteller/names-by-figure'
import { firstName } from '@kahani/wishes/first-name'

type Brief = Omit<StoryBriefInput, 'characterAge'>

/** A book for each age, with names and messages in several scripts. */
const BRIEFS_BY_AGE: Record<AgeBand, Brief> = {
  '2-3': { characterName: 'Aarav', characterGender: 'boy', theme: 'jungle', pet: 'Dog' },
  '4-6': {
    characterName: 'Meera',
    characterGender: 'girl',
    characterType: 'astronaut',
    theme: 'space',
    friendName: 'Kabir',
    specialMessage: 'For our brave girl on her fifth birthday.\nAll our love, Dadi and Dada',
  },
  '7-9': {
    characterName: 'Zoë <b>&"आरव" 🦄',
    characterGender: 'neutral',
    theme: 'underwater',
    pet: 'Cat',
    primaryValue: 'courage',
    specialMessage: 'தமிழ் வாழ்த்துக்கள் — কৃষ্ণচূড়া, श्रद्धा',
  },
  '10-12': {
    characterName: 'Ananya',
    characterGender: 'girl',
    theme: 'farm',
    friendName: 'Ishaan',
    primaryValue: 'honesty',
    specialMessage: 'Grow slowly. Love, Papa',
  },
}

export const SAMPLE_BRIEFS = Object.fromEntries(
  AGE_BANDS.map(age => [age, { characterAge: age, ...BRIEFS_BY_AGE[age] }]),
) as Record<AgeBand, StoryBriefInput>

/** Names and messages that are hard to print. */
export const HARD_BRIEFS = {
  urdu: {
    characterName: 'زارا بیگم خان',
    characterAge: '4-6',
    characterGender: 'girl',
    friendName: 'یوسف',
    theme: 'space',
    pet: 'Cat',
    specialMessage: 'پیاری زارا، شب بخیر۔\nچاند تمہیں دیکھ رہا ہے۔\n\nزارا, sleep well, and dream of 7 moons!',
  },
  hebrew: {
    characterName: 'שרה',
    characterAge: '7-9',
    characterGender: 'girl',
    friendName: 'דוד',
    theme: 'underwater',
    specialMessage: 'לילה טוב, שרה!\nLove, סבתא',
  },
  chinese: {
    characterName: '张小明',
    characterAge: '10-12',
    characterGender: 'boy',
    friendName: '田中さくら',
    theme: 'jungle',
    specialMessage: '床前明月光，疑是地上霜。\n举头望明月，低头思故乡。\n\n잘 자요, 민준!',
  },
  cyrillic: {
    characterName: 'Нурлан Жүсіпов',
    characterAge: '7-9',
    characterGender: 'boy',
    friendName: 'Αλέξανδρος',
    theme: 'farm',
    specialMessage: POEM,
  },
  'ol-chiki': {
    characterName: 'ᱥᱟᱱᱛᱟᱲᱤ',
    characterAge: '2-3',
    characterGender: 'girl',
    friendName: 'ꯃꯩꯇꯩ',
    theme: 'magical',
    specialMessage: 'ᱡᱚᱦᱟᱨ! සුබ රාත්‍රියක්, ราตรีสวัสดิ์ 🦄',
  },
  wide: {
    characterName: 'W'.repeat(40),
    characterAge: '7-9',
    characterGender: 'neutral',
    friendName: 'M'.repeat(40),
    theme: 'space',
    specialMessage: POEM,
  },
} satisfies Record<string, StoryBriefInput>

const STORY_ID = 1
const SEED = 7
const CREATED_AT = '2026-11-14T13:30:00.000Z'

/** A book by the built-in storyteller and illustrator, as `exports` receives it. */
export async function createSampleBook(input: StoryBriefInput, widthPx: number): Promise<IllustratedBook> {
  const { signal } = new AbortController()
  const brief = storyBriefSchema.parse(input)
  const { draft } = composeStory(brief, SEED)
  const request: IllustrationRequest = {
    storyId: STORY_ID,
    title: draft.title,
    seed: SEED,
    style: 'vivid',
    cast: {
      firstName: firstName(brief.characterName),
      age: brief.characterAge,
      gender: brief.characterGender,
      characterType: brief.characterType,
      customCharacter: '',
      hasFriend: draft.bible.friend !== null,
      friendGender: friendGender(brief),
      pet: brief.pet,
      bible: draft.bible,
    },
    premium: false,
    safetyId: '',
    hasPhoto: false,
    sheetKey: '',
    pictures: [],
  }
  const briefs = [draft.cover, ...draft.pages.map(({ picture }) => picture)]
  await loadLetteringFonts()
  const pictures = new Map<number, { bitmap: Buffer; drawing: Buffer; focus: FocusBox[] }>()
  for (const [pageNumber, picture] of briefs.entries()) {
    const key = drawingKey({ storyId: STORY_ID, pageNumber })
    const { drawing, focus } = drawWithFocus(request, { pageNumber, key, brief: picture, softened: false })
    const bitmap = await encodePng(await paint(drawing, { widthPx, signal }))
    pictures.set(pageNumber, { bitmap, drawing: Buffer.from(drawing), focus })
  }
  return {
    pictures: picturesInMemory(pictures),
    book: {
      story: {
        id: STORY_ID,
        title: draft.title,
        characterName: brief.characterName,
        characterAge: brief.characterAge,
        characterType: brief.characterType,
        theme: brief.theme,
        createdAt: CREATED_AT,
        coverUrl: null,
      },
      dedication: brief.specialMessage,
      picturesPending: false,
      cast: [...namesByFigure(brief, draft.told)],
      pages: briefs.map(({ altText }, pageNumber) => ({
        pageNumber,
        text: pageNumber === COVER ? '' : (draft.pages[pageNumber - 1]?.text ?? ''),
        altText,
        pictureKey: pictureKey({ storyId: STORY_ID, pageNumber }),
        pictureName: `${pageNumber}.png`,
      })),
    },
  }
}
