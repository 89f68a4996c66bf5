import type { StoryBrief } from '@kahani/contracts/brief'
import type { StoryDraft } from '@kahani/contracts/illustration'
import type { Storyteller } from '../storyteller.ts'
import { type Arc, BEATS, type Beat, GUIDED, type Line, type Page, type Scene, type Turn } from './arc.ts'
import { describeCast } from './bible.ts'
import { messageLine } from './message.ts'
import { tellPage } from './page-text.ts'
import { createPainter } from './picture.ts'
import { roleIntro, roleKnack } from './roles.ts'
import { createChooser } from './seeded.ts'
import { ARCS } from './themes.ts'
import { VALUE_THREADS } from './values.ts'
import { fill, type Wording, withWords, wordingOf } from './wording.ts'

/** A storyteller that needs nobody: it composes a story from arcs, told in prose of their own for every age band. */
export function createBuiltInStoryteller(): Storyteller {
  return {
    name: 'built-in',
    async tell(brief, { seed, signal }) {
      signal.throwIfAborted()
      return tellStory(brief, seed)
    },
  }
}

function tellStory(brief: StoryBrief, seed: number): StoryDraft {
  const choose = (label: string) => createChooser(seed, label)
  const arc = choose('arc').pick(ARCS[brief.theme])
  const turn = choose('turn').pick(VALUE_THREADS[brief.primaryValue].turns)
  const passedOn = messageLine(brief)
  const wording = withWords(wordingOf(brief, arc.world), { message: passedOn?.message ?? '' })

  const paintAlone = createPainter(arc, wording, false)
  const paintTogether = createPainter(arc, wording, true)
  return {
    title: choose('title').pick(titlesOf(arc, wording)),
    bible: describeCast(brief, seed),
    cover: paintTogether(arc.cover),
    pages: pagesOf(brief, arc, turn, passedOn?.line).map(({ key, page, scene, atHome }) => ({
      text: tellPage(page, brief.characterAge, wording, choose(key)),
      picture: atHome ? paintAlone(scene) : paintTogether(scene),
    })),
  }
}

/** Longest title that looks well on a cover, in characters. */
const TITLE_MAX = 80

/** The titles short enough for a cover; if the name alone makes all of them too long, the first. */
function titlesOf(arc: Arc, wording: Wording): string[] {
  const titles = arc.titles.flatMap(title => fill(title, wording) ?? [])
  const short = titles.filter(title => title.length <= TITLE_MAX)
  return short.length > 0 ? short : titles.slice(0, 1)
}

interface PlannedPage {
  key: string
  page: Page
  scene: Scene
  /** First and last: before the friend has come and after it has gone. */
  atHome: boolean
}

function pagesOf(brief: StoryBrief, arc: Arc, turn: Turn, passedOn: Line | undefined): PlannedPage[] {
  const band = brief.characterAge
  const toddler = band === '2-3'
  const told = arc.tale[band]
  const pages: Record<Beat, Page> = {
    ...told,
    home: toddler || band === '4-6' ? [...roleIntro(brief), ...told.home] : beforeLast(told.home, roleIntro(brief)),
    crossing: [...told.crossing, ...roleKnack(brief)],
    relief: toddler ? told.relief : [turn.bridge[band], ...told.relief],
    homeward: [
      ...told.homeward,
      ...(toddler ? [] : [{ maybe: VALUE_THREADS[brief.primaryValue].echo[band] }]),
      ...(passedOn === undefined ? [] : [passedOn]),
    ],
  }
  const planned: PlannedPage[] = BEATS.map(beat => ({
    key: beat,
    page: pages[beat],
    scene: GUIDED.has(beat) ? { ...arc.scenes[beat], guided: true } : arc.scenes[beat],
    atHome: beat === 'home' || beat === 'bed',
  }))
  const turning: PlannedPage[] = (['moment', 'deed'] as const).map(key => ({
    key,
    page: turn[key][band],
    scene: { ...arc.scenes.trouble, ...turn.looks[key], guided: true },
    atHome: false,
  }))
  const turnAt = BEATS.indexOf('relief')
  return planned.toSpliced(turnAt, 0, ...turning)
}

const beforeLast = (page: Page, lines: Page): Page => [...page.slice(0, -1), ...lines, ...page.slice(-1)]
