import type { StoryChanges } from '@kahani/contracts/story-changes'
import { useQuery } from '@tanstack/react-query'
import { configure, screen } from '@testing-library/react'
import { HttpResponse, http, type JsonBodyType } from 'msw'
import { beforeEach, onTestFinished } from 'vitest'
import { asha, renderScreen } from '../../../testing/render-screen.tsx'
import { storyQuery } from '../api/story.ts'
import { openStory, serveStory, story } from '../open-story.fixture.tsx'
import { ChangeButton } from './change-button.tsx'

const version = (number: number) => ({
  version: number,
  imageUrl: `/api/images/1-${number}.webp`,
  altText: `A lamp, version ${number}`,
})

const IDLE = { pending: false, lettering: false, failure: null }

export const changes: StoryChanges = {
  details: { title: story.title, dedication: 'For Meera', version: 0 },
  pages: story.pages.map(page => ({
    ...page,
    version: 0,
    earlier: page.pageNumber === 1 ? ['Meera had a lamp.'] : [],
  })),
  maxWords: 12,
  pictures: [
    { pageNumber: 0, chosen: 0, versions: [version(0)], ...IDLE },
    { pageNumber: 1, chosen: 0, versions: [version(0), version(1)], ...IDLE },
  ],
  redrawsLeft: 3,
  redrawsPerStory: 5,
  canDescribe: true,
  canRewriteFreely: true,
  gender: 'girl',
  look: { skin: 4 },
}

/** The pictures of page 1, changed. */
export const withPicture = (change: Partial<StoryChanges['pictures'][number]>, rest: Partial<StoryChanges> = {}) => ({
  ...changes,
  ...rest,
  pictures: changes.pictures.map(picture => (picture.pageNumber === 1 ? { ...picture, ...change } : picture)),
})

interface Call {
  /** Such as `PUT pages/1`. */
  call: string
  body: unknown
}

/** Serves `story` with what can be changed. @returns the server, and what was sent to change the story */
export function serveChanges() {
  const server = serveStory()
  const calls: Call[] = []
  beforeEach(() => {
    // Finding out what is hidden takes a third of the time of these tests.
    configure({ defaultHidden: true })
    onTestFinished(() => {
      configure({ defaultHidden: false })
      sessionStorage.clear()
    })
    calls.length = 0
    server.use(
      http.get('*/api/stories/7/changes', () => HttpResponse.json(changes)),
      http.get('*/api/stories/7/printed-copies', () => HttpResponse.json({ printedCopies: [] })),
    )
  })
  return {
    server,
    calls,
    /** Sets the answer to a call, which is recorded. */
    answer(method: 'put' | 'post', path: string, body: (sent: never) => JsonBodyType, status = 200) {
      server.use(
        http[method](`*/api/stories/7/${path}`, async ({ request }) => {
          const sent = await request.json()
          calls.push({ call: `${method.toUpperCase()} ${path}`, body: sent })
          return HttpResponse.json(body(sent as never), { status })
        }),
      )
    },
  }
}

/** The texts of the book, and the button that changes it. The whole reader takes more time. */
function SmallReader() {
  const { data } = useQuery(storyQuery(story.id))
  if (!data) return null
  return (
    <main>
      <h1>{data.title}</h1>
      <p>{data.pages[0]?.content}</p>
      <ChangeButton story={data} pageNumber={1} onOpen={() => undefined} />
    </main>
  )
}

/** Opens what can be changed in the story. */
export async function openEditor(item: string, { inReader = false } = {}) {
  const view = inReader ? await openStory() : renderScreen(<SmallReader />, { user: asha, path: '/story/7' })
  const { user } = view
  const change = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Change this book' }))
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }))
  }
  await change(item)
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
  return { ...view, change, press }
}
