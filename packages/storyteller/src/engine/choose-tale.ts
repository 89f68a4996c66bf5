import type { StoryBrief } from '@kahani/contracts/brief'
import type { ToldTale } from '@kahani/contracts/illustration'
import type { AgeBand } from '@kahani/contracts/options'
import type { Random } from '@kahani/random/random'
import { type Avoided, namesAvoided } from '@kahani/wishes/avoided'
import type { Wishes } from '@kahani/wishes/read-wishes'
import { isOtherFestival, type Opening, openStory } from '../situation/open-story.ts'
import { chooseAlternatives } from '../wording/alternatives.ts'
import { type ToldBrief, whoComesAlong } from '../wording/told-brief.ts'
import { wordingOf } from '../wording/wording.ts'
import { ELDER_OF, fitness, grownUpsAtHome, HE, SHE, withOwnElder } from './elder-at-home.ts'
import { leastTold } from './least-told.ts'
import { quietTales, type Tale, talesAbout, talesOf } from './library.ts'

export interface TaleChoice {
  tale: Tale
  /** What the message says about the child, which begins the story. */
  opening: Opening | null
}

/**
 * Chooses a tale that can begin with what the message tells, if one can, and of those one that was not told, or was told
 * longest ago.
 * @param told the earlier stories of the child, the oldest first
 */
export function chooseTale(brief: ToldBrief, wishes: Wishes, told: readonly ToldTale[], { pick }: Random): TaleChoice {
  const tales = candidates(brief, wishes)
  for (const telling of wishes.tellings) {
    const openings = tales.flatMap(tale => {
      const opening = openStory(brief, telling, tale, wordingOf(brief, tale))
      return opening === null ? [] : { tale, opening }
    })
    if (openings.length > 0) return pick(newest(openings, told))
  }
  return pick(
    newest(
      tales.map(tale => ({ tale, opening: null })),
      told,
    ),
  )
}

/** The tale of a name as it was chosen for the family; null if it has none of this name any more. */
export function findTale(brief: ToldBrief, wishes: Wishes, name: string): TaleChoice | null {
  const found = tellable(brief, wishes).find(tale => tale.name === name)
  if (found === undefined) return null
  const tale = withGrownUpAtHome(found, brief, wishes)
  const openings = wishes.tellings.flatMap(telling => openStory(brief, telling, tale, wordingOf(brief, tale)) ?? [])
  return { tale, opening: openings[0] ?? null }
}

/**
 * The tales that suit a family, each with whoever is at home: first those without what is to be left out, then those that are set
 * on no other festival, then those whose grown-up at home is not elsewhere, then those in which one of the family’s own is at home.
 */
export function candidates(brief: ToldBrief, wishes: Wishes): readonly Tale[] {
  const { avoided, absent, companion, festivals } = wishes
  const own = grownUpsAtHome(brief, wishes)
  const suitable = [
    (tale: Tale) => !avoided.some(thing => namesThing(tale, brief.characterAge, thing)),
    ({ pages }: Tale) => !festivals.some(festival => isOtherFestival(festival, pages[brief.characterAge].home)),
    ({ world }: Tale) => !absent.includes(world.elder),
    // Two grandmothers in a book would look alike.
    ({ elderBody }: Tale) => elderBody !== companion?.adult?.body,
    (tale: Tale) => own.some(person => fitness(person, tale) > 0),
  ].reduce(prefer, tellable(brief, wishes))

  return suitable.map(tale => withGrownUpAtHome(tale, brief, wishes))
}

function withGrownUpAtHome(tale: Tale, brief: ToldBrief, wishes: Wishes): Tale {
  const { atHome } = whoComesAlong(wishes)
  const { absent } = wishes
  if (atHome?.adult) return { ...tale.withElder(ELDER_OF[atHome.adult.body]), elderName: atHome.name, elder: atHome }
  const own = grownUpsAtHome(brief, wishes)
  return withOwnElder(absent.includes(tale.world.elder) ? withOtherElder(tale, absent) : tale, own)
}

/** Of the tales those that were not told, or longest ago: first by their plot, then by their frame. */
function newest(choices: readonly TaleChoice[], told: readonly ToldTale[]): readonly TaleChoice[] {
  const byPart = (entries: readonly TaleChoice[], partOf: (name: string) => string) =>
    leastTold(
      entries,
      ({ tale }) => partOf(tale.name),
      told.map(({ tale }) => partOf(tale)),
    )
  return byPart(byPart(choices, plotOf), frameOf)
}

const plotOf = (name: string) => name.replace(/^.*\//, '')
const frameOf = (name: string) => name.replace(/\/.*$/, '')

/** The tale with somebody else at home; prose that says she or he of the grown-up needs one of the same gender. */
function withOtherElder(tale: Tale, absent: readonly string[]): Tale {
  const isShe = SHE.some(each => each === tale.world.elder)
  const others = tale.isQuiet ? [...SHE, ...HE] : isShe ? SHE : HE
  const elder = others.find(each => !absent.includes(each))
  return elder === undefined ? tale : tale.withElder(elder)
}

/** The entries that fulfil a condition; all if none does. */
function prefer<T>(entries: readonly T[], isBetter: (entry: T) => boolean): readonly T[] {
  const better = entries.filter(isBetter)
  return better.length > 0 ? better : entries
}

function tellable({ theme }: StoryBrief, { quiet, idea, theme: phrase }: Wishes): readonly Tale[] {
  if (quiet !== null) return quietTales(quiet)
  if (theme !== 'custom') return talesOf(theme)
  const tales = idea === null ? [] : talesAbout(idea)
  return tales.length > 0
    ? tales
    : [...talesOf('custom'), ...talesAbout('anything').map(tale => aboutTheme(tale, phrase))]
}

/** A tale that can be about anything, about what the family says. Its pictures can't show that: its emblem stands for it. */
function aboutTheme(tale: Tale, phrase: string | null): Tale {
  if (phrase === null || tale.about === null) return tale
  const depictions = { ...tale.depictions, [phrase.toLowerCase()]: tale.depictions[tale.about] ?? {} }
  return { ...tale, about: phrase, depictions }
}

/** Whether a tale names or shows something that is to be left out. */
export const namesThing = (tale: Tale, age: AgeBand, thing: Avoided): boolean => {
  const scenes = Object.values(tale.scenes).map(scene => scene[age])
  const texts = JSON.stringify([tale.titles, tale.world, tale.guide, tale.pages[age], tale.cover[age], ...scenes])
  return namesAvoided(
    chooseAlternatives(texts, () => false),
    thing,
  )
}
