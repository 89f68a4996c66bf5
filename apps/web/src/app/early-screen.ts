import type { User } from '@kahani/contracts/accounts'
import type { AvailableGifts } from '@kahani/contracts/gifts'
import { dismissedBanners } from '../lib/dismissed-banners.ts'
import { sleep } from '../lib/sleep.ts'
import { showedEarly } from '../lib/story-pictures.ts'
import { whenIdle } from '../lib/when-idle.ts'
import { type EarlyPage, placePicture } from './early-page.ts'

const MAX_PICTURE_MS = 500

interface EarlyScreen {
  me: Promise<Response>
  gifts: Promise<Response>
  page: EarlyPage
}

/**
 * Shows the prerendered screen of the document, which has no personal data but a picture, as soon as it is known who is signed
 * in and which banner is above it. It replaces the spinner, and the app replaces it. Resolves when it is on the screen, or if the
 * app has to show the page; rejects if a request fails.
 */
export async function showEarlyScreen({ me, gifts, page }: EarlyScreen): Promise<void> {
  const screen = document.querySelector<HTMLElement>('[data-early-screen]')
  if (!screen) return
  const user: User = await readJson(me)
  if (page.shouldSkip?.()) return
  if (user.emailVerified) {
    const { gifts: waiting }: AvailableGifts = await readJson(gifts)
    if (waiting.length > 0 && !dismissedBanners.gifts.read()) return
  }
  if (user.emailVerified || dismissedBanners.confirmEmail.read()) screen.querySelector('[data-banner]')?.remove()
  await page.adapt?.(screen)
  // It stays readable for screen readers.
  document.querySelector('[data-spinner]')?.classList.add('sr-only')
  screen.hidden = false
  const shown = page.picture?.then(image => image && showPicture(screen, image))
  // The files of the app would delay the picture, and a slow picture the app.
  await Promise.race([shown, sleep(MAX_PICTURE_MS)])
  await new Promise<void>(whenIdle)
}

async function readJson(pending: Promise<Response>) {
  const response = await pending
  if (!response.ok) throw new Error(`Status ${response.status}`)
  return response.json()
}

async function showPicture(screen: HTMLElement, image: HTMLImageElement): Promise<void> {
  await image.decode()
  placePicture(screen, image)
  showedEarly(image.getAttribute('src') ?? '')
  await painted(image)
}

/** Resolves when an image, the largest element of the page, is on the screen. */
async function painted(image: HTMLImageElement): Promise<void> {
  const type = 'largest-contentful-paint'
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  await new Promise<void>(resolve => {
    new PerformanceObserver((list, observer) => {
      if (!list.getEntries().some(entry => (entry as LargestContentfulPaint).element === image)) return
      observer.disconnect()
      resolve()
    }).observe({ type, buffered: true })
  })
}
