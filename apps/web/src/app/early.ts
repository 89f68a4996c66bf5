// The first script of a document for signed-in users. It starts the requests of the page while the app is still loading, shows
// what can be shown without the app, and runs the app after that is painted.

import { READER_PICTURE_SIZES } from '@kahani/contracts/image-path'
import { afterPaint } from '../lib/after-paint.ts'
import { requestEarly } from '../lib/early-requests.ts'
import { recordTaps } from '../lib/early-taps.ts'
import { endpoints } from '../lib/endpoints.ts'
import { loadApp } from '../lib/load-app.ts'
import { paths } from '../lib/paths.ts'
import { pageToReopen } from '../lib/reading-position.ts'
import { hasSessionHint } from '../lib/session-hint.ts'
import { sleep } from '../lib/sleep.ts'
import { preloadPicture } from '../lib/story-pictures.ts'
import { showEarlyScreen } from './early-screen.ts'

const MAX_WAIT_MS = 1_500

/** The app shows what failed. */
const ignoreError = () => undefined

/** Loads the picture with which a story opens, or the first one, which would otherwise wait for the app. */
async function preloadPage(response: Promise<Response>, page: number): Promise<HTMLImageElement | undefined> {
  const { illustrations }: { illustrations: { pageNumber: number; imageUrl: string }[] } = await (await response).json()
  const pictureOf = (number: number) => illustrations.find(({ pageNumber }) => pageNumber === number)
  const picture = pictureOf(page) ?? pictureOf(1)
  return picture && preloadPicture(picture.imageUrl, READER_PICTURE_SIZES, 'high')
}

function requestPage() {
  const { pathname, hash } = window.location
  const storyId = Number(/^\/story\/([1-9]\d{0,14})$/.exec(pathname)?.[1])
  if (storyId) {
    const page = Number(/^#page-(\d+)$/.exec(hash)?.[1] ?? pageToReopen(storyId))
    const picture = preloadPage(requestEarly(endpoints.illustrations(storyId)), page).catch(ignoreError)
    void requestEarly(endpoints.story(storyId))
    return { picture }
  }
  if (pathname === paths.shop()) void requestEarly(endpoints.storyCredits())
  return {}
}

/** Resolves when the early screen is shown, if there is one, or the app has to show what there is. */
async function showPage(): Promise<void> {
  if (!hasSessionHint()) return
  // First, because a picture follows.
  const page = requestPage()
  const me = requestEarly(endpoints.me())
  const gifts = requestEarly(endpoints.availableGifts(), 'POST')
  await showEarlyScreen({ me, gifts, ...page }).catch(ignoreError)
}

recordTaps()
// The app shows what it knows without a slow server.
const shown = Promise.race([showPage(), sleep(MAX_WAIT_MS)])
afterPaint(() => void shown.then(loadApp))
