import { SHELF_COVER_SIZES } from '@kahani/contracts/image-path'
import type { CurrentReading } from '@kahani/contracts/shelf'
import type { Story } from '@kahani/contracts/stories'
import { BOOKS, SINGLE_BOOK } from '../features/my-stories/components/layout.ts'
import { storedPreferences } from '../features/reader/model/reading-preferences.ts'
import { earlyEndpoints as endpoints } from '../lib/early-endpoints.ts'
import { requestEarly } from '../lib/early-requests.ts'
import { paths } from '../lib/paths.ts'
import { pageToReopen, recentlyRead } from '../lib/reading-position.ts'
import { earlyPicture, preloadPicture } from '../lib/story-pictures.ts'

/** What the screen of the document shows before the app runs, besides what is prerendered. */
export interface EarlyPage {
  /** The paths of what only the app needs, which must not delay the screen. */
  others?: string[]
  /** Whether the screen would look unlike the page: the app shows it. */
  shouldSkip?(): boolean
  /** Adapts the screen to the family before it is shown. */
  adapt?(screen: HTMLElement): Promise<void>
  /** Replaces the first `data-picture` of the screen, when it has loaded. */
  picture?: Promise<HTMLImageElement | undefined>
}

/** Replaces the first frame of a prerendered picture, which has the classes of its image. */
export function placePicture(parent: Element, image: HTMLImageElement): void {
  const frame = parent.querySelector<HTMLElement>('[data-picture]')
  image.className = frame?.dataset.picture ?? ''
  frame?.replaceChildren(image)
}

/** The app shows what failed. */
const ignoreError = () => undefined

const json = async <T>(response: Promise<Response>): Promise<T> => (await response).json()

/** Requests the data of the page that the document is for. */
export function requestPage({ pathname, search, hash }: Location): EarlyPage {
  const storyId = Number(/^\/story\/([1-9]\d{0,14})$/.exec(pathname)?.[1])
  if (storyId) return requestStory(storyId, hash)
  if (pathname === paths.createStory()) return requestForm()
  if (pathname === paths.myStories() && search === '') return requestShelf()
  return pathname === paths.shop() ? { others: [endpoints.storyCredits()] } : {}
}

/** Shows the picture with which a story opens, or the first one. */
function requestStory(id: number, hash: string): EarlyPage {
  const illustrations = requestEarly(endpoints.illustrations(id))
  void requestEarly(endpoints.story(id))
  const picture = async () => {
    const { illustrations: pictures } = await json<{ illustrations: { pageNumber: number; imageUrl: string }[] }>(
      illustrations,
    )
    const pictureOf = (number: number) => pictures.find(({ pageNumber }) => pageNumber === number)
    const page = Number(/^#page-(\d+)$/.exec(hash)?.[1] ?? pageToReopen(id))
    const shown = pictureOf(page) ?? pictureOf(1)
    if (!shown) return
    const image = new Image()
    image.fetchPriority = 'high'
    image.src = earlyPicture(shown.imageUrl)
    return image
  }
  // The screen has the colours of the day.
  return { picture: picture().catch(ignoreError), shouldSkip: () => storedPreferences.read().bedtime !== 'off' }
}

/** The first words are for a family that has saved no child. */
function requestForm(): EarlyPage {
  const family = requestEarly(endpoints.family())
  return {
    others: [endpoints.storyCredits(), endpoints.privacyNotice(), endpoints.stories()],
    async adapt(screen) {
      const { members } = await json<{ members: { kind: string }[] }>(family)
      if (members.some(({ kind }) => kind === 'child')) screen.querySelector('[data-for-new-family]')?.remove()
    },
  }
}

/** The prerendered shelf has no more books. */
const MAX_COVERS = 6

/** Shows the covers, unless a book to continue comes before them. */
function requestShelf(): EarlyPage {
  const list = json<Story[]>(requestEarly(endpoints.stories()))
  const current = json<{ reading: CurrentReading | null }>(requestEarly(endpoints.currentReading()))
  const loadCovers = async () => {
    const [stories, { reading }] = await Promise.all([list, current])
    return reading || recentlyRead().length > 0 ? [] : stories.slice(0, MAX_COVERS).map(coverOf)
  }
  const covers = loadCovers().catch(() => [])
  return {
    others: [
      ...[endpoints.storyCredits(), endpoints.storyFilters(), endpoints.unfinishedStories()],
      ...[endpoints.drawingStories(), endpoints.family()],
    ],
    async adapt(screen) {
      const images = await covers
      if (images.length === 0) return
      const books = screen.querySelector('[data-picture]')?.closest('ul')
      for (const [index, book] of [...(books?.children ?? [])].entries()) {
        const image = images[index]
        if (index >= images.length) book.remove()
        else if (index > 0 && image) placePicture(book, image)
      }
      if (images.length > 1) return
      books?.classList.remove(...BOOKS.split(' '))
      books?.classList.add(...SINGLE_BOOK.split(' '))
    },
    picture: covers.then(([first]) => first),
  }
}

function coverOf({ coverUrl }: Story, index: number): HTMLImageElement | undefined {
  return coverUrl === null ? undefined : preloadPicture(coverUrl, SHELF_COVER_SIZES, index === 0 ? 'high' : 'low')
}
