import { createBuiltInModerator } from '@kahani/ai/moderator/built-in-moderator'
import { type StoryBrief, type StoryBriefInput, storyBriefSchema } from '@kahani/contracts/brief'
import { type PictureBrief, type StoryDraft, storyDraftSchema } from '@kahani/contracts/illustration'
import {
  AGE_BANDS,
  CHARACTER_TYPES,
  GENDERS,
  PETS,
  PRIMARY_VALUES,
  type PrimaryValue,
  THEMES,
} from '@kahani/contracts/options'
import { beforeAll, describe, expect, test } from 'vitest'
import { passagesOf } from '../draft-texts.ts'
import { firstName } from '../first-name.ts'
import { validateDraft } from '../validate-draft.ts'
import { createBuiltInStoryteller } from './built-in-storyteller.ts'
import { createChooser } from './seeded.ts'

const storyteller = createBuiltInStoryteller()
const options = { storyId: 1, safetyId: '', misses: [], signal: new AbortController().signal }
const tell = (brief: StoryBrief, seed = 1) => storyteller.tell(brief, { ...options, seed })

const LONG_NAME = 'Sri Venkatanarasimharajuvaripeta Devi A B'
const NAMES = ['Asha', 'Rohan Mehta', LONG_NAME.slice(0, 40), 'आशा देवी', 'Zoë', 'Kailas']
const FRIENDS = ['', 'Kabir', 'Rani Didi', 'कबीर', 'Aunty Meenakshisundareswaran Iyer']
const LONG_MESSAGE = 'You are loved more than all the stars in all the skies, and then a little more. '.repeat(6).trim()
const MESSAGES = [
  '',
  'Be brave.',
  'Grow slowly. Love, Papa',
  'one two three four five six seven eight nine ten',
  LONG_MESSAGE,
]
const CHARACTERS = [
  'doctor',
  'An elephant rider',
  'a girl who can talk to every bird and every beast in the whole wide jungle',
]
const CUSTOM_THEMES = [
  'trains',
  'Diwali at Grandma’s house',
  'a faraway island where everybody plays cricket with the old dinosaurs',
]
const CUSTOM_VALUES = [
  'patience',
  'Being kind to animals',
  'never giving up even when it is very hard and everyone says to stop',
]

/** What a child would say that each value looks like. */
const IDEAS: Record<PrimaryValue, RegExp> = {
  kindness: /hug|hurt|kind|lifts|warm|let me see|went back|looked properly/i,
  honesty: /it was me|I dropped it|do not know how|have never|wasn’t true|I haven’t/i,
  perseverance: /one more time|ten times|two more|sixth|twelve|little bit|small bit|spoonful|verse/i,
  gratitude: /thank you/i,
  sharing: /half|hold it too|you have this side|yours as well|isn’t only mine/i,
  courage: /brave|scared|afraid|heart/i,
  respect: /please|listen|butt in|interrupted/i,
  responsibility: /I said I will|promise|my job|right|stayed|left something undone|put the heel down/i,
  curiosity: /Aha|why|what if|I see|wonder|I know|find out|anyone tried|never thought|tried it slowly/i,
  friendship: /friend|side by side|with you|lonely|you keep that/i,
  custom: /remember|I can do that|always|taught|our house|at home|try th|one thing|that was it/i,
}

interface Told {
  brief: StoryBrief
  draft: StoryDraft
  name: string
  story: string
  pictures: PictureBrief[]
}

const parse = (input: Partial<StoryBriefInput>) =>
  storyBriefSchema.parse({ characterName: 'Asha', characterAge: '7-9', characterGender: 'girl', ...input })

async function told(brief: StoryBrief, seed: number): Promise<Told> {
  const draft = await tell(brief, seed)
  return {
    brief,
    draft,
    name: firstName(brief.characterName),
    story: draft.pages.map(page => page.text).join('\n'),
    pictures: [draft.cover, ...draft.pages.map(page => page.picture)],
  }
}

/** Every band, theme, value, character and gender with one another; the rest of the brief changes from one to the next. */
function* everyBrief(): Generator<StoryBrief> {
  let index = 0
  for (const characterAge of AGE_BANDS)
    for (const theme of THEMES)
      for (const primaryValue of PRIMARY_VALUES)
        for (const characterType of CHARACTER_TYPES)
          for (const characterGender of GENDERS) {
            const { pick } = createChooser(index, 'brief')
            index += 1
            yield parse({
              characterAge,
              theme,
              primaryValue,
              characterType,
              characterGender,
              characterName: pick(NAMES),
              friendName: pick(FRIENDS),
              pet: pick(PETS),
              specialMessage: pick(MESSAGES),
              customCharacter: pick(CHARACTERS),
              customTheme: pick(CUSTOM_THEMES),
              customValue: pick(CUSTOM_VALUES),
            })
          }
}

/** What must hold of every story: what is wrong with it, or nothing. */
const RULES = {
  'passes the draft check': ({ brief, draft }) => validateDraft(brief, draft)[0],
  'is a draft by the schema': ({ draft }) => storyDraftSchema.safeParse(draft).error?.message,
  'shows no mark of its making': ({ draft, story, pictures }) =>
    /[{}]|undefined|\bnull\b| {2}| [,.;:!?]|[,;:]{2}|\b(a|an|the|and|to|of) \1\b/i.exec(
      [draft.title, story, ...Object.values(draft.bible).filter(each => each !== null), ...pictures.map(proseOf)].join(
        '\n',
      ),
    )?.[0],
  'puts "an" before a vowel and "a" before none': ({ story, draft }) =>
    /\b(a|an) (astronaut|explorer|elephant|owl|egg|old|doctor|girl|pirate|wizard|wet)\b/gi
      .exec(`${story}\n${draft.bible.child}`)
      ?.filter((_, at, found) => at === 0 && /^[aeo]/i.test(found[2] ?? '') !== (found[1]?.toLowerCase() === 'an'))[0],
  'makes verbs agree with pronouns': ({ story }) =>
    /\b(they|you|we) (is|was|has)\b|\b(he|she) (are|were|have)\b|\b(he|she) and (he|she)\b/i.exec(story)?.[0],
  'names the child in the title and in every alt text': ({ draft, name, pictures }) =>
    [draft.title, ...pictures.map(picture => picture.altText)].find(text => !text.includes(name)),
  'describes every picture in one sentence': ({ pictures }) =>
    pictures.map(picture => picture.altText).find(text => !/^[^.!?]+[.]$/.test(text)),
  'says more to an illustrator than the alt text says': ({ pictures }) =>
    pictures.find(picture => picture.description.length < picture.altText.length + 20)?.description,
  'tells of the friend on two pages or more': ({ brief, draft }) =>
    brief.friendName === '' || pagesWith(draft, firstName(brief.friendName)) >= 2 ? undefined : brief.characterAge,
  'tells of the pet on two pages or more': ({ brief, draft }) =>
    brief.pet === 'none' || pagesWith(draft, brief.pet.toLowerCase()) >= (brief.characterAge === '2-3' ? 1 : 2)
      ? undefined
      : brief.characterAge,
  'has friend and pet in the pictures only where the brief has them': ({ brief, pictures }) =>
    pictures.some(picture => picture.cast.includes('friend')) === (brief.friendName !== '') &&
    pictures.every(picture => picture.cast.includes('pet') === (brief.pet !== 'none'))
      ? undefined
      : 'cast',
  'names a guide where the cast has one': ({ pictures }) =>
    pictures.find(picture => picture.cast.includes('guide') !== (picture.guide !== null))?.altText,
  'describes friend and pet where the brief has them': ({ brief, draft }) =>
    (draft.bible.friend !== null) === (brief.friendName !== '') && (draft.bible.pet !== null) === (brief.pet !== 'none')
      ? undefined
      : 'bible',
  'begins at home': ({ draft }) => {
    const setting = draft.pages[0]?.picture.setting ?? 'nowhere'
    return ['home', 'bedroom', 'garden'].includes(setting) ? undefined : setting
  },
  'ends in bed at night': ({ draft }) => {
    const { setting, timeOfDay, action, expression } = draft.pages.at(-1)?.picture ?? {}
    const end = `${setting} ${timeOfDay} ${action} ${expression}`
    return end === 'bedroom night sleeping sleepy' ? undefined : end
  },
  'turns on the value': ({ brief, draft }) => {
    const turn = draft.pages
      .slice(5, 8)
      .map(page => page.text)
      .join(' ')
    return IDEAS[brief.primaryValue].test(turn) ? undefined : turn
  },
  'passes a short message on near the end': ({ brief, draft }) =>
    ['Be brave.', 'Grow slowly. Love, Papa'].includes(brief.specialMessage) &&
    !draft.pages[8]?.text.includes(brief.specialMessage)
      ? draft.pages[8]?.text
      : undefined,
  'passes a long message on in part, or as a secret': ({ brief, draft }) =>
    brief.specialMessage === LONG_MESSAGE && !/“You are loved|secret|whispered/.test(draft.pages[8]?.text ?? '')
      ? draft.pages[8]?.text
      : undefined,
} satisfies Record<string, (told: Told) => string | undefined>

const proseOf = (picture: PictureBrief) => `${picture.altText}\n${picture.description}`
const pagesWith = (draft: StoryDraft, word: string) => draft.pages.filter(page => page.text.includes(word)).length

describe('every story', () => {
  const faults = new Map<string, string[]>()
  let count = 0

  beforeAll(async () => {
    for (const brief of everyBrief()) {
      count += 1
      const story = await told(brief, count)
      for (const [rule, check] of Object.entries(RULES)) {
        const fault = check(story)
        if (fault !== undefined) faults.set(rule, [...(faults.get(rule) ?? []), `${story.draft.title}: ${fault}`])
      }
    }
  }, 120_000)

  test('is told for every combination of choices', () => {
    expect(count).toBe(4 * 7 * 11 * 10 * 3)
  })

  test.each(Object.keys(RULES))('%s', rule => {
    expect([...new Set(faults.get(rule))].slice(0, 40)).toEqual([])
  })
})

describe('a seed', () => {
  test('gives the same story every time', async () => {
    for (const seed of [0, 7, 2 ** 31]) {
      const brief = parse({ friendName: 'Kabir', pet: 'Cat', characterType: 'wizard' })
      expect(await tell(brief, seed)).toEqual(await tell(brief, seed))
    }
  })

  test('gives another story than the next seeds do', async () => {
    for (const characterAge of AGE_BANDS) {
      for (const theme of THEMES) {
        const brief = parse({ characterAge, theme, customTheme: 'trains', friendName: 'Kabir', pet: 'Dog' })
        const stories = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(seed => told(brief, seed)))
        expect(new Set(stories.map(({ story }) => story)).size).toBeGreaterThanOrEqual(4)
        expect(new Set(stories.map(({ draft }) => JSON.stringify(draft))).size).toBe(8)
      }
    }
  })

  test('leads to a different difficulty in every theme', async () => {
    for (const theme of THEMES) {
      const brief = parse({ theme, customTheme: 'trains' })
      const stories = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(seed => told(brief, seed)))
      expect(new Set(stories.map(({ draft }) => draft.pages[4]?.picture.altText)).size).toBeGreaterThanOrEqual(2)
    }
  })
})

describe('the family’s choices', () => {
  const storyOf = async (input: Partial<StoryBriefInput>, seed = 3) => (await told(parse(input), seed)).story

  test('give the child its pronouns', async () => {
    expect(await storyOf({ characterGender: 'girl' })).not.toMatch(/\b(his|him)self\b/)
    expect(await storyOf({ characterGender: 'neutral', characterAge: '10-12' })).toMatch(/\btheir\b/)
    for (const seed of [1, 2, 3, 4]) {
      const alone = await storyOf({ theme: 'custom', customTheme: 'trains', characterGender: 'neutral' }, seed)
      expect(alone).not.toMatch(/\bthey (was|is)\b/i)
    }
  })

  test('make the child an astronaut, a prince or a doctor', async () => {
    for (const characterAge of AGE_BANDS) {
      expect(await storyOf({ characterAge, characterType: 'astronaut' })).toMatch(/an astronaut|Astronaut Asha/)
      expect(await storyOf({ characterAge, characterType: 'princess', characterGender: 'boy' })).toMatch(/prince\b/i)
      for (const customCharacter of ['doctor', 'a doctor', 'A Doctor.']) {
        expect(await storyOf({ characterAge, characterType: 'custom', customCharacter })).toMatch(
          /a doctor|the doctor/i,
        )
      }
    }
  })

  test('set the story in the family’s own theme and value', async () => {
    for (const characterAge of AGE_BANDS) {
      const story = await told(
        parse({
          characterAge,
          theme: 'custom',
          customTheme: 'Trains.',
          primaryValue: 'custom',
          customValue: 'Patience',
        }),
        5,
      )
      expect(`${story.draft.title} ${story.story}`).toMatch(/about trains|Trains|, trains!/)
      expect(story.story).toContain('Patience')
    }
  })

  test('are plain words, whatever they hold', async () => {
    const { draft, story } = await told(
      parse({
        characterName: '{name} $& <b>',
        friendName: "$' {pet}",
        specialMessage: 'Be {brave} $1.',
        theme: 'custom',
        customTheme: '{friend} & $`',
      }),
      1,
    )
    expect(story).toContain('Be {brave} $1.')
    expect(draft.pages).toHaveLength(10)
  })
})

test('no tale has a word in it that the built-in moderator flags', async () => {
  const moderator = createBuiltInModerator()
  const flagged: string[] = []
  for (const theme of THEMES.filter(theme => theme !== 'custom')) {
    for (const [at, primaryValue] of PRIMARY_VALUES.filter(value => value !== 'custom').entries()) {
      for (const characterAge of AGE_BANDS) {
        const brief = parse({ theme, primaryValue, characterAge })
        const passages = passagesOf(await tell(brief, at))
        const verdicts = await moderator.checkTexts(passages, { ...options })
        flagged.push(...passages.filter((_, i) => verdicts[i]?.flagged))
      }
    }
  }
  expect(flagged).toEqual([])
})

test('an aborted telling rejects', async () => {
  const signal = AbortSignal.abort(new Error('gone'))
  await expect(storyteller.tell(parse({}), { ...options, seed: 1, signal })).rejects.toThrow('gone')
})
