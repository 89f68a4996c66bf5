import { openScreen, SCREENS, type Screen } from '@kahani/gallery/screens/screens'
import { createWorld, type World } from '@kahani/gallery/screens/world'
import { shellMessages } from '@kahani/messages/en/shell'
import { PRODUCT_NAME } from '@kahani/messages/product'
import { FULL } from '@kahani/testing/full'
import type { Page } from 'puppeteer'
import { beforeAll, expect, inject, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { PHONE } from './browser.ts'
import { watchLayoutShifts } from './page-watch.ts'
import { signInAsOwner } from './shared-product.ts'
import { useVisitors } from './visitors.ts'

const visitors = useVisitors()
let world: World
beforeAll(async () => {
  const { id: storyId, username } = inject('story')
  world = await createWorld(inject('product'), {
    client: await signInAsOwner(),
    email: `${username}@example.in`,
    storyId,
  })
  if (FULL) await world.clients.reader.waitForPrintFiles(storyId)
})

/** What every screen has, for search engines, bookmarks and screen readers. */
async function missingParts(page: Page): Promise<string[]> {
  const headings = await page.$$eval('h1', elements => elements.length)
  const title = await page.title()
  return [
    ...(headings === 1 ? [] : [`${headings} headings of level 1`]),
    ...(title.endsWith(` | ${PRODUCT_NAME}`) || title === shellMessages.defaultTitle ? [] : [`title “${title}”`]),
  ]
}

async function inspect(page: Page, screen: Screen): Promise<string[]> {
  await openScreen(page, screen, inject('product').url, world)
  return [...(await missingParts(page)), ...(await accessibilityProblems(page, screen.part))]
}

/** These consist of the parts of another screen. */
const LIKE_OTHERS = [
  ...[
    'terms',
    'refunds',
    'shipping',
    'newsletter-confirm',
    'newsletter-unsubscribe',
    'sign-in-errors',
    'contact-errors',
  ],
  ...['create-story-surprise', 'story-not-found', 'story-change', 'redeem-gift-without-token', 'reset-password-link'],
  ...['gift-card', 'footer'],
  ...['admin-stories', 'admin-orders', 'admin-audit-log'],
]
/** These are checked where a test brings them into their state. */
const IN_OTHER_TESTS = ['story-print', 'admin-printed-copies']
/** Without `--full`, bedtime colours are checked on one screen. */
const isRepeated = ({ name }: Screen) =>
  (name.endsWith('-bedtime') && name !== 'story-bedtime') || [...LIKE_OTHERS, ...IN_OTHER_TESTS].includes(name)
const CHECKED = SCREENS.filter(screen => screen.at !== 'desktop' && (FULL || !isRepeated(screen)))

/** The states of a page follow each other, so that it is loaded once. */
const screensOf = (person: Screen['as']) =>
  [
    ...Map.groupBy(
      CHECKED.filter(({ as }) => as === person),
      ({ path }) => path(world),
    ).values(),
  ].flat()

const PEOPLE = ['visitor', 'reader', 'beginner', 'administrator'] as const

test.each(PEOPLE)('every screen of a %s is accessible, and stands still while it loads', async person => {
  const page = await visitors.newPage(PHONE, person === 'visitor' ? undefined : world.clients[person])
  const layoutShifts = await watchLayoutShifts(page)
  const sessionRequests: string[] = []
  page.on('request', request => void (request.url().endsWith('/api/me') && sessionRequests.push(page.url())))
  const problems: Record<string, string[]> = {}
  for (const screen of screensOf(person)) {
    const found = await inspect(page, screen)
    if (found.length > 0) problems[screen.name] = found
  }
  expect(problems).toEqual({})
  expect(layoutShifts()).toEqual([])
  // A visitor is known without a request, which would fail.
  if (person === 'visitor') expect(sessionRequests).toEqual([])
})
