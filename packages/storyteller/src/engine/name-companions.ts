import { type AgeBand, WORDS_PER_PAGE } from '@kahani/contracts/options'
import type { Companion } from '@kahani/wishes/companion'
import { countWords } from '@kahani/wishes/count-words'
import { heroLines, otherLines } from '../companions/companion-lines.ts'
import type { Line } from '../format/prose.ts'
import type { RenderedPage } from '../wording/render-page.ts'
import type { ToldBrief } from '../wording/told-brief.ts'
import { canShowOthers } from './picture-briefs.ts'
import type { PlannedPage } from './plan-pages.ts'

type Key = PlannedPage['key']

/** Pages for a line about the second and the third who come along, the best ones first. */
const PAGES: readonly Key[] = ['call', 'relief', 'deed', 'crossing', 'homeward', 'trouble', 'meeting', 'moment']
const QUIET_PAGES: readonly Key[] = ['deed', 'crossing', 'homeward', 'meeting']
/** On how many pages each of them is named at least, and on how many if the pages have room for it. */
const NAMED: Record<AgeBand, readonly [least: number, most: number]> = {
  '2-3': [2, 3],
  '4-6': [3, 4],
  '7-9': [3, 5],
  '10-12': [3, 6],
}

interface Options {
  companion: Companion | null
  others: readonly Companion[]
  hasSecondHero: boolean
  brief: ToldBrief
  isQuiet: boolean
  render: (page: Pick<PlannedPage, 'key' | 'page'>) => RenderedPage
}

/**
 * The pages with those who come along beside the friend: where a sentence is about the child and the friend, it is about all of
 * them; and as many pages as needed get a line, those first whose pictures have room. A second hero gets lines at home.
 */
export function nameCompanions(pages: readonly PlannedPage[], options: Options): readonly PlannedPage[] {
  const { companion, others, hasSecondHero, brief, isQuiet, render } = options
  const { characterAge: age, friendName, primaryValue } = brief
  const fits = ({ text }: RenderedPage) => countWords(text) <= WORDS_PER_PAGE[age][1]
  const withLine = (planned: PlannedPage, texts: readonly string[]): PlannedPage => {
    if (texts.length === 0) return planned
    const longer = { ...planned, page: planned.page.toSpliced(placeOf(planned), 0, texts) }
    return fits(render(longer)) ? longer : planned
  }

  const ofTwo = hasSecondHero
    ? pages.map(each =>
        render(each).text.includes(friendName) ? each : withLine(each, heroLines(age, each.key, isQuiet)),
      )
    : pages
  if (others.length === 0) return ofTwo.map(each => mapTexts(each, aboutFriend))

  const canShow = ({ picture, atHome }: PlannedPage) => !atHome && canShowOthers(picture, { companion, others })
  const all = ofTwo.map(each => mapTexts(each, canShow(each) ? aboutAll : aboutFriend))
  const names = (planned: PlannedPage) => others.every(({ name }) => render(planned).text.includes(name))
  const [least, most] = NAMED[age]
  const named = new Set(all.filter(names).map(({ key }) => key))
  const result = new Map(all.map(each => [each.key, each]))
  const nameUpTo = (count: number, isSuitable: (planned: PlannedPage) => boolean) => {
    for (const key of isQuiet ? QUIET_PAGES : PAGES) {
      const planned = result.get(key)
      const isDone = named.has(key) || (key === 'deed' && named.has('relief'))
      if (named.size >= count || planned === undefined || isDone || !isSuitable(planned)) continue
      const longer = withLine(planned, otherLines(others, key, { age, value: primaryValue, isQuiet }))
      if (longer === planned) continue
      result.set(key, longer)
      named.add(key)
    }
  }
  nameUpTo(most, canShow)
  nameUpTo(least, () => true)
  // Pages without room for both can have room for one of them.
  for (const [at, other] of others.entries()) {
    for (const key of PAGES) {
      const isNamedOn = (planned: PlannedPage) => render(planned).text.includes(other.name)
      const planned = result.get(key)
      if (planned === undefined || isNamedOn(planned)) continue
      if ([...result.values()].filter(isNamedOn).length >= least) break
      const texts = otherLines([other], key, { age, value: primaryValue, isQuiet })
      result.set(key, withLine(planned, at === 0 ? texts : texts.flatMap(ofAnother)))
    }
  }
  return [...result.values()]
}

/** A text about the second who comes along for the third, if it has no pronoun. */
const ofAnother = (text: string): string[] =>
  /\{other\w/.test(text) ? [] : [text.replaceAll('{other}', '{another}').replaceAll('{Other}', '{Another}')]

/** A text about the child and the friend, or about the friend alone, as one about all who come along; if that is too long, as it is. */
function aboutAll(text: string): string[] {
  const company = text.replace(/\{(n|N)ame\} and \{friend\}/, (_, initial) =>
    initial === 'N' ? '{Company}' : '{company}',
  )
  return [...new Set([company, ...aboutFriend(text)])]
}

/** A text about all who come along that can be about the friend alone. */
const aboutFriend = (text: string): string[] => [
  text.includes('{several:') ? text : text.replace(/\{(f|F)riends\}/g, '{$1riend}'),
]

const mapTexts = (planned: PlannedPage, map: (text: string) => string[]): PlannedPage => ({
  ...planned,
  page: planned.page.map(line => mapLine(line, map)),
})

function mapLine<T extends Line>(line: T, map: (text: string) => string[]): T {
  if (typeof line === 'string' || Array.isArray(line)) {
    const texts = (typeof line === 'string' ? [line] : line).flatMap(map)
    return (texts.length === 1 ? texts[0] : texts) as T
  }
  return Object.fromEntries(Object.entries(line).map(([key, each]) => [key, mapLine(each as Line, map)])) as T
}

/** Where a page gets a line: after what it says of the friend; on the way home first of all, while all are together. */
function placeOf({ key, page, after }: PlannedPage): number {
  const end = page.length - after
  const withFriend = page.slice(0, end).findLastIndex(line => /friend/i.test(JSON.stringify(line)))
  return withFriend >= 0 ? withFriend + 1 : key === 'homeward' ? 0 : end
}
