// @vitest-environment jsdom
import { formatPaise } from '@kahani/contracts/money'
import type { StoryPrintedCopy } from '@kahani/contracts/prints'
import type { CurrentReading, DrawingStory } from '@kahani/contracts/shelf'
import type { Story } from '@kahani/contracts/stories'
import { storyDeletionMessages } from '@kahani/messages/en/story-deletion'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { recordPage } from '../../lib/reading-position.ts'
import { startFakeServer } from '../../testing/fake-server.ts'
import { asha, renderScreen } from '../../testing/render-screen.tsx'
import MyStoriesPage from './my-stories-page.tsx'

const server = startFakeServer()

const story = (id: number, changes: Partial<Story> = {}): Story => ({
  id,
  title: `Story ${id}`,
  characterName: 'Mira',
  characterAge: '4-6',
  characterType: 'astronaut',
  theme: 'space',
  createdAt: '2026-03-09T18:30:00.000Z',
  coverUrl: '/api/images/a.png',
  ...changes,
})
const mira = {
  ...{ id: 'a2c3f0de-4b1a-4c55-9d0e-1f2a3b4c5d6e', kind: 'child', name: 'Mira', gender: 'girl', birthMonth: '2020-11' },
  ...{ look: {}, age: '4-6', createdAt: '2026-11-27T12:00:00.000Z', consent: null, hasSheet: false },
}
const library = (count: number) => Array.from({ length: count }, (_, index) => story(count - index))

interface Options {
  path?: string
  /** Status of changes of stories. */
  status?: number
  link?: string
  copies?: StoryPrintedCopy[] | null
  bin?: Story[]
  drawing?: DrawingStory[]
  reading?: CurrentReading
}

interface SearchBody {
  q: string
  theme: string
  favourite: boolean
  order: string
  before?: number
}

const DELETED_AT = new Date(Date.now() + 11.5 * 24 * 3_600_000).toISOString()

/** Renders the page for a family with these stories; `calls` lists its requests that change or search something. */
function open(stories: Story[], options: Options = {}) {
  const { path = '/my-stories', status = 204, link = '', copies = [], bin = [], drawing = [], reading = null } = options
  const calls: unknown[] = []
  const respond = () =>
    status === 409
      ? HttpResponse.json({ code: 'printed_copy_in_work', message: 'It is being made.' }, { status })
      : new HttpResponse(null, { status })
  /** Moves a story between the shelf and the bin. */
  const move = (from: Story[], to: Story[], id: number) => {
    const [moved] = status === 204 ? from.splice(from.findIndex(each => each.id === id) >>> 0, 1) : []
    if (moved) to.push(moved)
    return respond()
  }
  server.use(
    http.get('*/api/me', () => HttpResponse.json(asha)),
    http.get('*/api/story-credits', () => HttpResponse.json({ storiesRemaining: 1, cancelled: false, planId: null })),
    http.get('*/api/family', () => HttpResponse.json({ members: [mira] })),
    http.get('*/api/stories/unfinished', () => HttpResponse.json([])),
    http.get('*/api/stories/drawing', () => HttpResponse.json(drawing)),
    http.get('*/api/stories/reading', () => HttpResponse.json({ reading })),
    http.get('*/api/stories/bin', () => HttpResponse.json(bin.map(each => ({ ...each, deletedAt: DELETED_AT })))),
    http.get('*/api/stories/filters', () =>
      HttpResponse.json({ count: stories.length, children: ['Mira', 'Rafi'], themes: ['jungle', 'space'] }),
    ),
    http.post('*/api/stories/search', async ({ request }) => {
      const body = (await request.json()) as SearchBody
      calls.push(body)
      const found = stories.filter(
        ({ title, theme, favourite }) =>
          title.includes(body.q) && (!body.theme || theme === body.theme) && (!body.favourite || favourite),
      )
      return HttpResponse.json(
        body.before
          ? { stories: found.slice(1), next: null }
          : { stories: found.slice(0, 1), next: found.length > 1 ? found[0]?.id : null },
      )
    }),
    http.get('*/api/stories', ({ request }) => {
      const { search } = new URL(request.url)
      if (search !== '') return HttpResponse.json([story(900, { title: 'The oldest', characterName: 'Rafi' })])
      return HttpResponse.json(stories, { headers: link ? { link } : {} })
    }),
    http.get('*/api/stories/:id/printed-copies', () =>
      copies ? HttpResponse.json({ printedCopies: copies }) : HttpResponse.json({}, { status: 503 }),
    ),
    http.put('*/api/stories/:id/favourite', async ({ params, request }) => {
      calls.push(`favourite ${params.id} ${await request.text()}`)
      return respond()
    }),
    http.put('*/api/stories/:id/bin', ({ params }) => {
      calls.push(`binned ${params.id}`)
      return move(stories, bin, Number(params.id))
    }),
    http.delete('*/api/stories/:id/bin', ({ params }) => {
      calls.push(`restored ${params.id}`)
      return move(bin, stories, Number(params.id))
    }),
    http.delete('*/api/stories/:id', async ({ params, request }) => {
      calls.push(`deleted ${params.id}${await request.text()}`)
      return move(bin, [], Number(params.id))
    }),
  )
  return { ...renderScreen(<MyStoriesPage />, { user: asha, path }), calls }
}

type View = ReturnType<typeof open>
async function moveToBin({ user }: View, title: string) {
  await user.click(await screen.findByRole('button', { name: `More about ${title}` }))
  await user.click(await screen.findByRole('menuitem', { name: storyDeletionMessages.moveToBin }))
}
async function deleteStory({ user }: View, title: string, confirm: string = storyDeletionMessages.confirm) {
  await user.click(await screen.findByRole('button', { name: storyDeletionMessages.delete(title) }))
  await user.click(await screen.findByRole('button', { name: confirm }))
}
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(heading => heading.textContent)
const undoButton = () => within(screen.getByRole('region', { name: /^Notifications/ })).getByText('Undo')
const NO_SEARCH = { q: '', child: '', theme: '', favourite: false, order: 'newest' }

describe('the list', () => {
  test('with 12 stories is not searched for words, and continues where the answer links to', async () => {
    const { user } = open(library(12), { link: '</api/stories?before=1>; rel="next"' })
    await screen.findByText('Story 12')
    expect(screen.getByText('You have 1 story credit remaining.')).toBeVisible()
    expect(screen.queryByLabelText('Search')).toBeNull()
    const another = await screen.findByRole('link', { name: /^Another story/ })
    expect(another).toHaveAttribute('href', `/create-story?child=${mira.id}`)
    await user.click(screen.getByRole('button', { name: 'Show more stories' }))
    expect(await screen.findByText('The oldest')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show more stories' })).toBeNull()
  })

  test('with 13 stories is searched on the server, by words that name children and are not in the address', async () => {
    const stories = [
      story(14, { title: 'Moon and tide', theme: 'jungle' }),
      ...library(12),
      story(15, { title: 'Moon' }),
    ]
    const { user, calls, location } = open(stories)
    await user.click(await screen.findByLabelText('Search'))
    await user.paste('Moon ')
    expect(await screen.findByText('More than 1 story found')).toBeVisible()
    expect([titles(), location()]).toEqual([['Moon and tide'], '/my-stories'])
    await user.click(screen.getByRole('button', { name: 'Show more stories' }))
    expect(await screen.findByText('2 stories found')).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Theme'), 'space')
    expect(await screen.findByText('1 story found')).toBeVisible()
    expect(titles()).toEqual(['Moon'])
    const moon = { ...NO_SEARCH, q: 'Moon' }
    expect(calls).toEqual([moon, { ...moon, before: 14 }, { ...moon, theme: 'space' }])
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(await screen.findByText('Story 12')).toBeVisible()
    expect(screen.getByLabelText('Search')).toHaveFocus()
  })

  test('is narrowed to a child, to favourites, and ordered, which the address keeps', async () => {
    const { user, calls, location } = open([story(3, { favourite: true }), story(2), story(1)])
    await user.click(await screen.findByLabelText('Rafi'))
    await waitFor(() => expect(calls).toEqual([{ ...NO_SEARCH, child: 'Rafi' }]))
    await user.click(screen.getByLabelText('All'))
    await user.click(screen.getByLabelText('Favourites'))
    expect(await screen.findByText('1 story found')).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Order'), 'title')
    await waitFor(() => expect(calls.at(-1)).toEqual({ ...NO_SEARCH, favourite: true, order: 'title' }))
    expect(location()).toBe('/my-stories?show=favourites&order=title')
  })

  test('that finds nothing after a reload can be cleared', async () => {
    const { user } = open(library(2), { path: '/my-stories?show=favourites' })
    expect(await screen.findByText('No favourites yet')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(await screen.findByText('Story 2')).toBeVisible()
  })

  test('shows how far pictures are', async () => {
    open(library(2), { drawing: [{ id: 2, coverUrl: '/api/images/b.png', drawn: 4, total: 11, waiting: false }] })
    expect(await screen.findByText('4 of 11 pictures')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Pictures of Story 2' })).toHaveValue(4)
  })

  test('begins with the book that is being read, as the device knows it if the server does not yet', async () => {
    const reading = { story: story(2), page: 4, pages: 10, pictureUrl: null, readAt: '2026-11-01T12:00:00.000Z' }
    const { unmount } = open(library(2), { reading })
    expect(await screen.findByRole('region', { name: 'Continue reading' })).toHaveTextContent('Story 2Page 4 of 10')
    unmount()
    recordPage(1, 6, 10)
    open(library(2), { reading })
    const link = within(await screen.findByRole('region', { name: 'Continue reading' })).getByRole('link')
    expect([link.getAttribute('href'), link.textContent]).toEqual(['/story/1', 'Continue readingStory 1Page 6 of 10'])
  })
})

describe('a favourite', () => {
  const heart = (name: string) => screen.findByRole('button', { name })

  test('is shown at once and kept, and can be removed again', async () => {
    const { user, calls } = open(library(1))
    await user.click(await heart('Add Story 1 to favourites'))
    await user.click(await heart('Remove Story 1 from favourites'))
    expect(await heart('Add Story 1 to favourites')).toHaveFocus()
    await waitFor(() => expect(calls).toEqual([true, false].map(on => `favourite 1 {"favourite":${on}}`)))
  })

  test('is none again if it cannot be kept', async () => {
    const { user } = open(library(1), { status: 503 })
    await user.click(await heart('Add Story 1 to favourites'))
    expect(await screen.findByText('Could not change your favourites')).toBeVisible()
    expect(await heart('Add Story 1 to favourites')).toBeVisible()
  })
})

describe('a story that is moved to the bin', () => {
  test('disappears, and comes back in its place with Undo', async () => {
    const view = open(library(3))
    await moveToBin(view, 'Story 2')
    expect(await screen.findByText('Moved to the bin')).toBeVisible()
    expect(titles()).toEqual(['Story 3', 'Story 1'])
    await waitFor(() => expect(screen.getByRole('link', { name: 'View Story 1' })).toHaveFocus())
    await view.user.click(undoButton())
    expect(titles()).toEqual(['Story 3', 'Story 2', 'Story 1'])
    expect(screen.getByRole('link', { name: 'View Story 2' })).toHaveFocus()
    await waitFor(() => expect(view.calls).toEqual(['binned 2', 'restored 2']))
  })

  test('is found in the bin, from which it is put back', async () => {
    const view = open(library(1))
    await moveToBin(view, 'Story 1')
    expect(await screen.findByText("You haven't created any stories yet")).toBeVisible()
    await view.user.click(screen.getByRole('button', { name: 'Close' }))
    await view.user.click(screen.getByRole('link', { name: 'The bin' }))
    expect(await screen.findByText('Deleted in 12 days')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'The bin' })).toHaveFocus()
    await view.user.click(screen.getByRole('button', { name: 'Put Story 1 back' }))
    expect(await screen.findByText('The bin is empty')).toBeVisible()
    await view.user.click(screen.getByRole('link', { name: 'Back to My Stories' }))
    expect(await screen.findByRole('link', { name: 'View Story 1' })).toBeVisible()
    expect(view.calls).toEqual(['binned 1', 'restored 1'])
  })

  test('stays with a message if it cannot be moved', async () => {
    const view = open(library(2), { status: 503 })
    await moveToBin(view, 'Story 2')
    expect(await screen.findByText('The story was not moved to the bin')).toBeVisible()
    expect(titles()).toEqual(['Story 2', 'Story 1'])
  })
})

describe('a story in the bin', () => {
  const path = '/my-stories?view=bin'
  const placed: StoryPrintedCopy = { id: 5, status: 'placed', paid: { amount: 80_000, currency: 'INR' } }
  const { copies: texts } = storyDeletionMessages

  test('is deleted for good after a question, and the focus moves on', async () => {
    const view = open([], { path, bin: library(2) })
    await deleteStory(view, 'Story 2')
    expect(await screen.findByText('Story deleted')).toBeVisible()
    await waitFor(() => expect(titles()).toEqual(['Story 1']))
    expect(view.calls).toEqual(['deleted 2'])
  })

  test('with a printed copy on order is kept until the copy has arrived, or deleted with a refund', async () => {
    const view = open([], { path, bin: library(2), copies: [placed] })
    await deleteStory(view, 'Story 2', texts.wait(1))
    expect(screen.getByRole('button', { name: 'Delete Story 2 for good' })).toHaveFocus()
    await view.user.click(screen.getByRole('button', { name: 'Delete Story 2 for good' }))
    const dialog = await screen.findByRole('alertdialog')
    for (const text of [storyDeletionMessages.confirmBody, texts.placed(1), texts.refunded(formatPaise(80_000))]) {
      expect(dialog).toHaveAccessibleDescription(expect.stringContaining(text))
    }
    await view.user.click(screen.getByRole('button', { name: texts.confirm(1) }))
    expect(await screen.findByText(texts.doneBody('Story 2', 1))).toBeVisible()
    expect(view.calls).toEqual(['deleted 2{"cancelCopies":[5]}'])
  })

  test('stays if its printed copy can no longer be cancelled, and can be deleted if the copies are not known', async () => {
    const view = open([], { path, bin: library(2), copies: [placed], status: 409 })
    await deleteStory(view, 'Story 2', texts.confirm(1))
    expect(await screen.findByText('The story was not deleted')).toBeVisible()
    expect(screen.getByText('It is being made.')).toBeVisible()
    expect(titles()).toEqual(['Story 2', 'Story 1'])
    view.unmount()

    const other = open([], { path, bin: library(2), copies: null })
    await other.user.click(await screen.findByRole('button', { name: 'Delete Story 2 for good' }))
    expect(await screen.findByText(texts.unknown)).toBeVisible()
    await other.user.click(screen.getByRole('button', { name: storyDeletionMessages.confirm }))
    await waitFor(() => expect(other.calls).toEqual(['deleted 2']))
  })

  test('that was deleted elsewhere is gone', async () => {
    const view = open([], { path, bin: library(1), status: 404 })
    await deleteStory(view, 'Story 1')
    expect(await screen.findByText('Story deleted')).toBeVisible()
    expect(screen.queryByText('The story was not deleted')).toBeNull()
  })
})
