import type { Page } from 'puppeteer'
import { type Label, textOn } from './labels.ts'
import { byRole, byText, type Role } from './selectors.ts'
import type { World } from './world.ts'

type Person = 'visitor' | 'reader' | 'beginner' | 'administrator'

/** A screen in one of its states. */
export interface Screen {
  /** Like `shop-gift`: the name of its screenshot. */
  name: string
  /** Who opens it. */
  as: Person
  path(world: World): string
  /** The only part of the page that differs from that of another screen. */
  part?: 'header' | 'main' | '[role=dialog]' | '[role=region]'
  /** Brings the screen into its state. */
  prepare?(page: Page): Promise<void>
  /** The state exists at these widths only. */
  at?: 'phone' | 'desktop'
}

/**
 * Opens a screen with the settings of a new device, and brings it into its state. A page that shows another state of it is not
 * loaded again: `SCREENS` lists states in an order in which each can follow the others.
 */
export async function openScreen(page: Page, { path, prepare }: Screen, url: string, world: World): Promise<void> {
  const { href } = new URL(path(world), url)
  if (page.url() === href) {
    await page.keyboard.press('Escape')
    await page.waitForSelector('[role=dialog]', { hidden: true })
  } else {
    // A change of the hash alone would not load the page.
    if (page.url().split('#')[0] === href.split('#')[0]) await page.goto('about:blank')
    await page.goto(href)
    await waitUntilLoaded(page)
  }
  await prepare?.(page)
  await page.evaluate('localStorage.removeItem("kahani.reading")')
}

/** Waits until the app has replaced what the document shows before, where clicks have no effect. */
export const waitForApp = (page: Page) => page.waitForSelector('#root:not(:has([data-spinner]))')

/** Waits until the screen shows its content, and nothing of it is loading. */
async function waitUntilLoaded(page: Page): Promise<void> {
  await waitForApp(page)
  await page.waitForSelector('main h1')
  await page.waitForFunction(
    `document.querySelector("main .animate-spin, main [aria-hidden].animate-breathe") === null`,
  )
  await waitForImages(page)
}

/** Waits for the images in the window: browsers load lazy ones only if they are near it. */
export const waitForImages = (page: Page) =>
  page.waitForFunction(
    `[...document.images].every(image => {
      const { top, bottom, left } = image.getBoundingClientRect()
      return image.complete || !image.checkVisibility() || top > innerHeight || bottom < 0 || left > innerWidth
    })`,
  )

const press = async (page: Page, role: Role, label: Label) => {
  await page.locator(byRole(role, await textOn(page, label))).click()
}
const pressText = async (page: Page, label: Label) => {
  await page.locator(byText(await textOn(page, label))).click()
}
const see = async (page: Page, label: Label) => page.waitForSelector(byText(await textOn(page, label)))
const fill = async (page: Page, label: Label, value: string) => {
  await page.locator(byRole('textbox', await textOn(page, label))).fill(value)
}
const seeInvalidField = (page: Page) =>
  page.waitForSelector('main [aria-invalid=true], [role=dialog] [aria-invalid=true]')
const openMenu = (page: Page) => press(page, 'button', m => m.shell.nav.menu)

const screens = (as: Person, paths: Record<string, string>): Screen[] =>
  Object.entries(paths).map(([name, path]) => ({ name, as, path: () => path }))

const VISITOR: Screen[] = [
  ...screens('visitor', {
    landing: '/',
    'sign-in': '/signin',
    'sign-up': '/signup',
    'forgot-password': '/forgot-password',
    'reset-password-link': '/reset-password?token=unknown',
    'verify-email': '/verify-email?token=unknown',
    'account-deleted': '/account-deleted',
    'newsletter-confirm': '/newsletter/confirm?token=unknown',
    'newsletter-unsubscribe': '/newsletter/unsubscribe?token=unknown',
    terms: '/terms-and-conditions',
    privacy: '/privacy-policy',
    refunds: '/refund-policy',
    shipping: '/shipping-policy',
    contact: '/contact-us',
    'not-found': '/no-such-page',
  }),
  // Its tap is the first one on the page, before the app runs.
  {
    name: 'landing-book',
    as: 'visitor',
    part: 'main',
    path: () => '/',
    prepare: async page => {
      await press(page, 'button', m => m.landing.book.open)
      await page.waitForSelector(byRole('button', await textOn(page, m => m.landingBook.next)))
    },
  },
  {
    name: 'landing-cover',
    as: 'visitor',
    part: 'main',
    path: () => '/',
    prepare: async page => {
      await fill(page, m => m.landing.cover.name, 'Tara')
      await press(page, 'button', m => m.landing.cover.draw)
      await see(page, m => m.landing.cover.make)
    },
  },
  {
    name: 'footer',
    as: 'visitor',
    path: () => '/',
    prepare: async page => {
      await page.$eval('footer', footer => footer.scrollIntoView({ block: 'end' }))
    },
  },
  { name: 'menu-visitor', as: 'visitor', at: 'phone', part: 'header', path: () => '/', prepare: openMenu },
  {
    name: 'sign-in-errors',
    as: 'visitor',
    part: 'main',
    path: () => '/signin',
    prepare: async page => {
      await press(page, 'button', m => m.signIn.submit)
      await seeInvalidField(page)
    },
  },
  {
    name: 'sign-up-errors',
    as: 'visitor',
    part: 'main',
    path: () => '/signup',
    prepare: async page => {
      await press(page, 'button', m => m.signUp.submit)
      await seeInvalidField(page)
    },
  },
  {
    name: 'contact-errors',
    as: 'visitor',
    part: 'main',
    path: () => '/contact-us',
    prepare: async page => {
      await press(page, 'button', m => m.contact.send)
      await seeInvalidField(page)
    },
  },
]

const toCover = ({ storyId }: World) => `/story/${storyId}`
const toStory = ({ storyId }: World) => `/story/${storyId}#page-1`

const STORY: Screen[] = [
  { name: 'story', as: 'reader', path: toStory },
  {
    name: 'story-settings',
    as: 'reader',
    part: '[role=dialog]',
    path: toStory,
    prepare: async page => {
      await press(page, 'button', m => m.reader.tools.settings)
      await see(page, m => m.reader.settings.sleepTimer.label)
    },
  },
  {
    name: 'story-download',
    as: 'reader',
    part: '[role=dialog]',
    path: toStory,
    prepare: async page => {
      await press(page, 'button', m => m.download.open)
      await see(page, m => m.download.title)
    },
  },
  {
    name: 'story-print',
    as: 'reader',
    part: '[role=dialog]',
    path: toStory,
    prepare: async page => {
      await press(page, 'button', m => m.printDialog.open)
      await press(page, 'button', m => m.printDialog.orderFree)
      await seeInvalidField(page)
    },
  },
  {
    name: 'story-change',
    as: 'reader',
    part: '[role=dialog]',
    path: toStory,
    prepare: async page => {
      await press(page, 'button', m => m.reader.tools.change)
      await see(page, m => m.editor.menu.page)
    },
  },
  {
    name: 'story-change-page',
    as: 'reader',
    part: '[role=dialog]',
    path: toStory,
    prepare: async page => {
      await press(page, 'button', m => m.reader.tools.change)
      await pressText(page, m => m.editor.menu.page)
      await see(page, m => m.editor.page.text)
    },
  },
  {
    name: 'story-change-picture',
    as: 'reader',
    part: '[role=dialog]',
    path: toStory,
    prepare: async page => {
      await press(page, 'button', m => m.reader.tools.change)
      await pressText(page, m => m.editor.menu.picture)
      await see(page, m => m.editor.pictures.another)
    },
  },
  {
    name: 'story-toast',
    as: 'reader',
    part: '[role=region]',
    path: toStory,
    prepare: async page => {
      await press(page, 'button', m => m.reader.actions.share)
      await see(page, m => m.reader.sharing.description)
    },
  },
]

/** Leaves the story on its last page. */
const END: Screen = {
  name: 'story-end',
  as: 'reader',
  part: 'main',
  path: toStory,
  prepare: async page => {
    await page.keyboard.press('End')
    const title = byText(await textOn(page, m => m.reader.end.title))
    await page.waitForSelector(title)
    await page.$eval('[data-end]', end => end.scrollIntoView({ block: 'end' }))
  },
}

const inBedtimeColours = ({ name, prepare, ...screen }: Screen): Screen => ({
  ...screen,
  name: `${name}-bedtime`,
  async prepare(page) {
    const daytime = await textOn(page, m => m.reader.tools.daytime)
    const isDark = (await page.$(byRole('button', daytime))) !== null
    if (!isDark) await press(page, 'button', m => m.reader.tools.bedtime)
    await prepare?.(page)
  },
})

const READER: Screen[] = [
  // A story that was read opens where it was left.
  { name: 'story-cover', as: 'reader', path: toCover },
  END,
  inBedtimeColours(END),
  ...STORY,
  ...STORY.map(inBedtimeColours),
  ...screens('reader', {
    'my-stories': '/my-stories',
    'my-stories-bin': '/my-stories?view=bin',
    account: '/account',
    family: '/account/family',
    'change-password': '/reset-password',
  }),
  {
    name: 'family-change',
    as: 'reader',
    part: '[role=dialog]',
    path: () => '/account/family',
    prepare: async page => {
      await press(page, 'button', m => m.familyMember.change('Kiara'))
      const picture = await textOn(page, m => m.lookPicture.of('Kiara'))
      await page.waitForSelector(`[role=dialog] img[alt="${picture}"]`)
    },
  },
  { name: 'create-story-tonight', as: 'reader', path: () => '/create-story' },
  { name: 'story-not-found', as: 'reader', path: () => '/story/999999' },
  { name: 'shop-singles', as: 'reader', path: () => '/purchases' },
  {
    name: 'shop-gift',
    as: 'reader',
    part: '[role=dialog]',
    path: () => '/purchases',
    prepare: async page => {
      await press(page, 'button', m => m.shop.giftThis)
      await press(page, 'button', m => m.shop.gift.submit)
      await seeInvalidField(page)
    },
  },
  {
    name: 'shop-gift-preview',
    as: 'reader',
    part: '[role=dialog]',
    path: () => '/purchases',
    prepare: async page => {
      await press(page, 'button', m => m.shop.giftThis)
      await fill(page, m => m.shop.gift.recipientName, 'Nani')
      await fill(page, m => m.shop.gift.recipientEmail, 'nani@example.in')
      await press(page, 'button', m => m.shop.gift.preview)
      await see(page, m => m.shop.gift.subject)
    },
  },
  {
    name: 'shop-bundles',
    as: 'reader',
    part: 'main',
    path: () => '/purchases',
    prepare: async page => {
      await press(page, 'tab', m => m.shop.bundles)
      await see(page, m => m.packageName.printed)
    },
  },
  { name: 'gifts', as: 'reader', path: () => '/gifts' },
  { name: 'gift-card', as: 'reader', path: ({ sentGiftId }) => `/gifts/${sentGiftId}/card` },
  { name: 'redeem-gift', as: 'reader', path: ({ giftPath }) => giftPath },
  { name: 'redeem-gift-without-token', as: 'reader', path: () => '/redeem-gift' },
  { name: 'menu-reader', as: 'reader', at: 'phone', part: 'header', path: () => '/my-stories', prepare: openMenu },
]

const BEGINNER: Screen[] = [
  ...screens('beginner', { 'create-story': '/create-story', 'my-stories-empty': '/my-stories' }),
  {
    name: 'create-story-errors',
    as: 'beginner',
    part: 'main',
    path: () => '/create-story',
    prepare: async page => {
      await press(page, 'button', m => m.createStory.submit.idle)
      await seeInvalidField(page)
    },
  },
  {
    name: 'create-story-surprise',
    as: 'beginner',
    part: 'main',
    path: () => '/create-story',
    prepare: async page => {
      await press(page, 'button', m => m.createStoryGuide.surprise.button)
      await see(page, m => m.createStoryGuide.surprise.undo)
      await see(page, m => m.wishUse.used)
    },
  },
]

const ADMINISTRATOR = screens('administrator', {
  'admin-overview': '/admin/dashboard',
  'admin-users': '/admin/dashboard?tab=users',
  'admin-stories': '/admin/dashboard?tab=stories',
  'admin-settings': '/admin/dashboard?tab=settings',
  'admin-gmail-status': '/admin/gmail-status',
  'admin-gmail-auth': '/admin/gmail-auth',
  'admin-printed-copies': '/admin/printed-copies',
  'admin-orders': '/admin/orders',
  'admin-costs': '/admin/costs',
  'admin-queues': '/admin/queues',
  'admin-audit-log': '/admin/audit-log',
  'admin-newsletters': '/admin/newsletters',
})

/** Every screen of the product, in its states. */
export const SCREENS: readonly Screen[] = [...VISITOR, ...READER, ...BEGINNER, ...ADMINISTRATOR]
