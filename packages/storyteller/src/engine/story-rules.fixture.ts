import type { StoryBrief } from '@kahani/contracts/brief'
import { type PictureBrief, type StoryDraft, storyDraftSchema } from '@kahani/contracts/illustration'
import type { PrimaryValue } from '@kahani/contracts/options'
import { readWishes } from '@kahani/wishes/read-wishes'
import { validateDraft } from '../drafts/validate-draft.ts'
import { toldBrief } from '../wording/told-brief.ts'

export const LONG_MESSAGE = 'You are loved more than all the stars in all the skies, and then a little more. '
  .repeat(6)
  .trim()

export interface GeneratedStory {
  brief: StoryBrief
  draft: StoryDraft
  /** The child's first name. */
  name: string
  /** The text of all pages. */
  story: string
  pictures: PictureBrief[]
  /** Things that the text names and the pictures lack. */
  missing: readonly string[]
}

/** Words that show each value. */
const VALUE_PATTERNS: Record<PrimaryValue, RegExp> = {
  kindness: /hug|hurt|kind|lifts|warm|let me see|went back|looked properly|never mind/i,
  honesty: /it was me|I dropped it|do not know how|have never|wasn’t true|I haven’t/i,
  perseverance:
    /one more time|ten times|two more|sixth|twelve|never is over|it’s over now|pushed up|little bit|small bit|spoonful|verse/i,
  gratitude: /thank you/i,
  sharing: /half|hold it too|you have this side|yours as well|isn’t only mine|squeeze/i,
  courage: /brave|scared|afraid|heart/i,
  respect: /please|listen|butt in|interrupted/i,
  responsibility:
    /I said I will|promise|my job|right|stayed|left something undone|put the heel down|caught the paper|ran down the paper/i,
  curiosity: /Aha|why|what if|I see|wonder|I know|find out|anyone tried|never thought|tried it slowly/i,
  friendship: /friend|side by side|with you|lonely|you keep that/i,
  custom: /remember|I can do that|always|taught|our house|at home|try th|one thing|that was it|note/i,
}

/** Rules that hold for every story. A rule returns the violation, or undefined. */
export const STORY_RULES = {
  'has a valid draft': ({ brief, draft }) => validateDraft(brief, draft)[0]?.sentence,
  'matches the schema of drafts': ({ draft }) => storyDraftSchema.safeParse(draft).error?.message,
  'shows what its text says is seen': ({ missing }) => missing[0],
  'stages no two pages alike': ({ pictures }) => {
    const stagings = pictures.flatMap(({ setting, shot }) =>
      shot
        ? [
            JSON.stringify([
              setting,
              shot.camera,
              shot.side,
              shot.figures.map(({ who, x, facing }) => [who, x, facing]),
            ]),
          ]
        : [],
    )
    return stagings.find((staging, i) => stagings.indexOf(staging) !== i)
  },
  'has no template artifacts': ({ draft, story, pictures }) =>
    /[{}]|undefined|\bnull\b| {2}| [,.;:!?]|[,;:]{2}|\b(a|an|the|and|to|of) \1\b/i.exec(
      [
        draft.title,
        story,
        ...Object.values(draft.bible).filter(text => text !== null),
        ...pictures.map(descriptionsOf),
      ].join('\n'),
    )?.[0],
  'uses the right article': ({ story, draft }) =>
    /\b(a|an) (astronaut|explorer|elephant|owl|egg|old|doctor|girl|pirate|wizard|wet)\b/gi
      .exec(`${story}\n${draft.bible.child}`)
      ?.filter((_, at, found) => at === 0 && /^[aeo]/i.test(found[2] ?? '') !== (found[1]?.toLowerCase() === 'an'))[0],
  'says good night without an article': ({ story }) => /\bgood night, the \w+/i.exec(story)?.[0],
  'makes verbs agree with pronouns': ({ story }) =>
    /\b(they|you|we) (is|was|has)\b|\b(he|she) (are|were|have)\b|\b(he|she) and (he|she)\b/i.exec(story)?.[0],
  'names the child in the title and in every alt text': ({ draft, name, pictures }) =>
    [draft.title, ...pictures.map(picture => picture.altText)].find(text => !text.includes(name)),
  'describes every picture in one sentence or two': ({ pictures }) =>
    pictures.map(picture => picture.altText).find(text => !/^[^.!?]+[.]( [^.!?]+[.])?$/.test(text)),
  'ends few alternative texts alike, and begins no two in a row alike': ({ pictures, name }) => {
    const texts = pictures.map(({ altText }) =>
      altText
        .replaceAll(name, 'X')
        .replace(/[.,;:]/g, '')
        .split(' '),
    )
    const endings = texts.map(words => words.slice(-3).join(' '))
    const beginnings = texts.map(words => words.slice(0, 3).join(' '))
    return (
      endings.find(ending => endings.filter(each => each === ending).length > 2) ??
      beginnings.find((beginning, at) => beginning === beginnings[at + 1])
    )
  },
  'describes more to the illustrator than the alt text': ({ pictures }) =>
    pictures.find(picture => picture.description.length < picture.altText.length + 20)?.description,
  'mentions who comes along on two pages or more': ({ brief, draft }) => {
    const { companion } = readWishes(brief)
    return companion === null || countPagesWith(draft, companion.name) >= 2 ? undefined : brief.characterAge
  },
  'mentions the pet on two pages or more, on one for the youngest': ({ brief, draft }) => {
    const { pet } = readWishes(brief)
    return pet === 'none' || countPagesWith(draft, pet.toLowerCase()) >= (brief.characterAge === '2-3' ? 1 : 2)
      ? undefined
      : brief.characterAge
  },
  'shows friend and pet only if the brief has them': ({ brief, pictures }) =>
    pictures.some(picture => picture.cast.includes('friend')) === (readWishes(brief).companion !== null) &&
    pictures.some(picture => picture.cast.includes('pet')) === (readWishes(brief).pet !== 'none')
      ? undefined
      : 'cast',
  'names the guide of every picture with one': ({ pictures }) =>
    pictures.find(picture => picture.cast.includes('guide') !== (picture.guide !== null))?.altText,
  'describes friend and pet if the brief has them': ({ brief, draft }) =>
    (draft.bible.friend !== null) === (readWishes(brief).companion !== null) &&
    (draft.bible.pet !== null) === (readWishes(brief).pet !== 'none')
      ? undefined
      : 'bible',
  'begins at home': ({ draft }) => {
    const setting = draft.pages[0]?.picture.setting ?? 'nowhere'
    return ['home', 'bedroom', 'garden', 'courtyard', 'verandah', 'terrace', 'farmyard', 'beach'].includes(setting)
      ? undefined
      : setting
  },
  'ends in bed at night': ({ draft }) => {
    const { setting, timeOfDay, action, expression } = draft.pages.at(-1)?.picture ?? {}
    const end = `${setting} ${timeOfDay} ${action} ${expression}`
    return /^bedroom night sleeping (sleepy|asleep)$/.test(end) ? undefined : end
  },
  'shows the value in the turning point': ({ brief, draft }) => {
    const turn = draft.pages
      .slice(5, 8)
      .map(page => page.text)
      .join(' ')
    return VALUE_PATTERNS[toldBrief(brief, readWishes(brief)).primaryValue].test(turn) ? undefined : turn
  },
  'quotes a short message near the end': ({ brief, draft }) =>
    ['Be brave.', 'Grow slowly. Love, Papa'].includes(brief.specialMessage) &&
    !draft.pages[8]?.text.includes(brief.specialMessage)
      ? draft.pages[8]?.text
      : undefined,
  'quotes a long message in part, or makes it a secret': ({ brief, draft }) =>
    brief.specialMessage === LONG_MESSAGE && !/“You are loved|secret|whispered/.test(draft.pages[8]?.text ?? '')
      ? draft.pages[8]?.text
      : undefined,
} satisfies Record<string, (story: GeneratedStory) => string | undefined>

const descriptionsOf = (picture: PictureBrief) => `${picture.altText}\n${picture.description}`
const countPagesWith = (draft: StoryDraft, word: string) => draft.pages.filter(page => page.text.includes(word)).length
