import { signInMessages } from '@kahani/messages/en/account-pages'
import { createStoryGuideMessages } from '@kahani/messages/en/create-story-guide'
import { readerMessages } from '@kahani/messages/en/reader'
import { shellMessages } from '@kahani/messages/en/shell'
import { shopMessages } from '@kahani/messages/en/shop'
import type { Page } from 'puppeteer'
import { byRole } from './selectors.ts'

const tap = (page: Page, role: 'button' | 'tab', name: string) => page.locator(byRole(role, name)).click()

async function openMenu(page: Page): Promise<void> {
  await tap(page, 'button', shellMessages.nav.menu)
  await page.keyboard.press('Escape')
}

/** What families do first on the pages that they open most. */
export const FIRST_USES = {
  landing: openMenu,
  reader: async (page: Page) => {
    await tap(page, 'button', readerMessages.tools.settings)
    await page.locator('[role="dialog"]').wait()
    await page.keyboard.press('Escape')
    await page.waitForSelector('[role="dialog"]', { hidden: true })
    for (let turn = 0; turn < 4; turn++) {
      await page.keyboard.press('ArrowRight')
      await page.waitForFunction('document.querySelectorAll("[data-page]").length === 1')
    }
  },
  'sign-in': async (page: Page) => {
    await page.type('input[name=username]', 'meera')
    await tap(page, 'button', signInMessages.submit)
  },
  form: async (page: Page) => {
    await page.type('input[name=characterName]', 'Aarav')
    await tap(page, 'button', createStoryGuideMessages.surprise.button)
  },
  shelf: openMenu,
  shop: async (page: Page) => {
    await tap(page, 'tab', shopMessages.bundles)
    await tap(page, 'button', shopMessages.giftThis)
  },
}
