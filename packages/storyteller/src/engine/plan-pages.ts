import type { Companion } from '@kahani/wishes/companion'
import { companionLines } from '../companions/companion-lines.ts'
import type { Page } from '../format/prose.ts'
import { BEATS, type Beat, type Depictions } from '../format/storyboard.ts'
import { withKeepsake } from '../keepsakes/with-keepsake.ts'
import type { Opening } from '../situation/open-story.ts'
import { roleIntro, roleKnack } from '../wording/roles.ts'
import type { ToldBrief } from '../wording/told-brief.ts'
import type { Wording } from '../wording/wording.ts'
import type { Picture, Tale, Turn } from './library.ts'
import type { SpecialLine } from './special-message.ts'

export interface PlannedPage {
  key: Beat | 'moment' | 'deed'
  page: Page
  picture: Picture
  depictions: Depictions
  /** The first and last page, on which the friend is not there. */
  atHome: boolean
  /** How many of its last lines follow what is said of those who come along. */
  after: number
}

interface Additions {
  /** What the message says about the child, which begins the story. */
  opening: Opening | null
  /** What the message says to the child or asks for, on the way home. */
  special: SpecialLine | null
  companion: Companion | null
  /** The tale of the story before, or its frame. */
  before: string | undefined
  wording: Wording
}

export function planPages(brief: ToldBrief, tale: Tale, turn: Turn, additions: Additions): PlannedPage[] {
  const { opening, special, companion, before, wording } = additions
  const band = brief.characterAge
  const youngest = band === '2-3'
  const { home, ...own } = tale.pages[band]
  // What a child plays in an adventure is no help with missing somebody.
  const intro = tale.isQuiet ? [] : roleIntro(brief)
  const company = (beat: Beat) => (companion === null ? [] : companionLines(companion, band, beat))
  const ending: Page = [
    ...(youngest || !turn.echo ? [] : [{ maybe: turn.echo[band] }]),
    ...company('homeward'),
    ...(opening?.echo ?? []),
    ...(special === null ? [] : [special.line]),
  ]
  const relief: Page = [...own.relief, ...company('relief')]
  const plain: Record<Beat, Page> = {
    ...own,
    home: [...(opening === null ? [] : [opening.opening]), ...intro, ...home],
    call: [...own.call, ...company('call')],
    crossing: [...own.crossing, ...(tale.isQuiet ? [] : roleKnack(brief)), ...company('crossing')],
    meeting: [...own.meeting, ...company('meeting')],
    trouble: [...own.trouble, ...company('trouble')],
    relief: [...(youngest || !turn.bridge ? [] : [turn.bridge[band]]), ...relief],
    homeward: [...own.homeward, ...ending],
  }
  const after: Partial<Record<Beat, number>> = { relief: relief.length, homeward: ending.length }
  const pages = withKeepsake(plain, before, band, wording)
  const ownPages = BEATS.map(
    (beat): PlannedPage => ({
      key: beat,
      page: pages[beat],
      picture: tale.scenes[beat][band],
      depictions: { ...turn.depictions, ...tale.depictions },
      atHome: beat === 'home' || beat === 'bed',
      after: after[beat] ?? 0,
    }),
  )
  const turnPages = (['moment', 'deed'] as const).map((key): PlannedPage => {
    const { depictions } = turn
    return { key, page: turn[key][band], picture: turn.scenes[key][band], depictions, atHome: false, after: 0 }
  })
  return ownPages.toSpliced(BEATS.indexOf('relief'), 0, ...turnPages)
}
