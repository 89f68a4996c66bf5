import { storyDeletionMessages } from '@kahani/messages/en/story-deletion'
import type { Page } from 'puppeteer'
import { clickElement } from './page-actions.ts'

/** The button of the first story in the bin. */
export const DELETE_FOR_GOOD = 'li button[aria-label^="Delete "]'

/** Moves the first story of the shelf to the bin. */
export async function moveToBin(page: Page): Promise<void> {
  await clickElement(page, 'li button[aria-label^="More about "]')
  await clickElement(page, `::-p-xpath(//*[@role="menuitem"][. = "${storyDeletionMessages.moveToBin}"])`)
}
