// @vitest-environment jsdom
import { formatPaise } from '@kahani/contracts/money'
import type { StoryPrintedCopy } from '@kahani/contracts/prints'
import type { Story } from '@kahani/contracts/stories'
import { storyDeletionMessages } from '@kahani/messages/en/story-deletion'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { signOut } from '../../lib/session.ts'
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

/** Renders the page for a family with these stories; `calls` lists its requests that change or search something. */
function open(
  stories: Story[],
  { hash = '', deletionStatus = 204, link = '', copies = [] as StoryPrintedCopy[] | null } = {},
) {
  const calls: unknown[] = []
  server.use(
    http.get('*/api/me', () => HttpResponse.json(asha)),
    http.get('*/api/story-credits', () => HttpResponse.json({ storiesRemaining: 1, cancelled: false, planId: null })),
    http.get('*/api/family', () => HttpResponse.json({ members: [mira] })),
    http.get('*/api/stories/unfinished', () => HttpResponse.json([])),
    http.get('*/api/stories/filters', () =>
      HttpResponse.json({ count: stories.length, children: ['Mira', 'Rafi'], themes: ['jungle', 'space'] }),
    ),
    http.post('*/api/stories/search', async ({ request }) => {
      const body = (await request.json()) as { q: string; theme: string; before?: string }
      calls.push(body)
      const found = stories.filter(
        ({ title, theme }) => title.includes(body.q) && (!body.theme || theme === body.theme),
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
    http.delete('*/api/stories/:id', async ({ params, request }) => {
      const body = await request.text()
      calls.push(`deleted ${params.id}${body}`)
      const deleted = stories.findIndex(({ id }) => id === Number(params.id))
      if (deletionStatus === 204) stories.splice(deleted, 1)
      return deletionStatus === 409
        ? HttpResponse.json({ code: 'printed_copy_in_work', message: 'It is being made.' }, { status: 409 })
        : new HttpResponse(null, { status: deletionStatus })
    }),
    http.post('*/api/logout', () => {
      calls.push('signed out')
      return HttpResponse.json({ message: '' })
    }),
  )
  return { ...renderScreen(<MyStoriesPage />, { user: asha, path: `/my-stories${hash}` }), calls }
}

type View = ReturnType<typeof open>
async function deleteStory({ user }: View, title: string, confirm: string = storyDeletionMessages.confirm) {
  await user.click(await screen.findByRole('button', { name: `Delete ${title}` }))
  await user.click(await screen.findByRole('button', { name: confirm }))
}
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(heading => heading.textContent)
const undoButton = () => within(screen.getByRole('region', { name: /^Notifications/ })).getByText('Undo')

describe('the list', () => {
  test('with 12 stories cannot be searched, and continues where the answer links to', async () => {
    const { user } = open(library(12), { link: '</api/stories?before=1>; rel="next"' })
    await screen.findByText('Story 12')
    expect(screen.getByText('You have 1 story credit remaining.')).toBeVisible()
    expect(screen.queryByRole('search')).toBeNull()
    // Its child is saved.
    const another = within(screen.getByText('Story 12').closest('li') as HTMLElement).getByText(/^Another story/)
    expect(another.closest('a')).toHaveAttribute('href', `/create-story?child=${mira.id}`)
    await user.click(screen.getByRole('button', { name: 'Show more stories' }))
    const oldest = (await screen.findByText('The oldest')).closest('li') as HTMLElement
    expect(within(oldest).queryByText(/^Another story/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Show more stories' })).toBeNull()
  })

  test('with 13 stories is searched on the server, by words and filters that the address keeps', async () => {
    const stories = [
      story(14, { title: 'Moon and tide', theme: 'jungle' }),
      ...library(12),
      story(15, { title: 'Moon' }),
    ]
    const view = open(stories)
    const { user, calls, location } = view
    await user.click(await screen.findByLabelText('Search'))
    await user.paste('Moon ')
    expect(await screen.findByText('More than 1 story found')).toBeVisible()
    expect([titles(), location()]).toEqual([['Moon and tide'], '/my-stories#q=Moon'])
    await user.click(screen.getByRole('button', { name: 'Show more stories' }))
    expect(await screen.findByText('2 stories found')).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Theme'), 'space')
    expect(await screen.findByText('1 story found')).toBeVisible()
    expect([titles(), location()]).toEqual([['Moon'], '/my-stories#q=Moon&theme=space'])
    expect(calls).toEqual([
      { q: 'Moon', child: '', theme: '' },
      { q: 'Moon', child: '', theme: '', before: '14' },
      { q: 'Moon', child: '', theme: 'space' },
    ])
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(await screen.findByText('Story 12')).toBeVisible()
    expect([location(), screen.getByLabelText('Search')]).toEqual(['/my-stories', document.activeElement])
  })

  test('that finds nothing after a reload can be cleared', async () => {
    const { user } = open(library(2), { hash: '#q=whale&child=Zara' })
    expect(await screen.findByText('No stories found')).toBeVisible()
    expect(screen.getByLabelText('Search')).toHaveValue('whale')
    expect(screen.getByLabelText('Child')).toHaveDisplayValue('Zara')
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(await screen.findByText('Story 2')).toBeVisible()
  })
})

describe('a deleted story', () => {
  test('disappears, comes back in its place with Undo, and is kept', async () => {
    const view = open(library(3))
    await deleteStory(view, 'Story 2')
    expect(await screen.findByText('Story deleted')).toBeVisible()
    expect(titles()).toEqual(['Story 3', 'Story 1'])
    await waitFor(() => expect(screen.getByRole('link', { name: 'View Story 1' })).toHaveFocus())
    await view.user.click(undoButton())
    expect(titles()).toEqual(['Story 3', 'Story 2', 'Story 1'])
    expect(screen.getByRole('link', { name: 'View Story 2' })).toHaveFocus()
    window.dispatchEvent(new Event('pagehide'))
    await signOut()
    expect(view.calls).toEqual(['signed out'])
  })

  test('is erased when the toast is closed, when another toast replaces it, and when the page is left', async () => {
    const view = open(library(4))
    const erased = (...ids: number[]) => waitFor(() => expect(view.calls).toEqual(ids.map(id => `deleted ${id}`)))
    await deleteStory(view, 'Story 4')
    await view.user.click(screen.getByRole('button', { name: 'Close' }))
    await erased(4)
    await deleteStory(view, 'Story 3')
    await deleteStory(view, 'Story 2')
    await erased(4, 3)
    const fetch = vi.spyOn(globalThis, 'fetch')
    fireEvent(window, new Event('pagehide'))
    fireEvent(window, new Event('pagehide'))
    expect(fetch.mock.calls).toEqual([['/api/stories/2', expect.objectContaining({ keepalive: true })]])
    fetch.mockRestore()
    await erased(4, 3, 2)
    await waitFor(() => expect(titles()).toEqual(['Story 1']))
  })

  test('is erased before the session ends', async () => {
    const view = open(library(1))
    await deleteStory(view, 'Story 1')
    expect(await screen.findByText("You haven't created any stories yet")).toBeVisible()
    await signOut()
    expect(view.calls).toEqual(['deleted 1', 'signed out'])
  })

  const placed: StoryPrintedCopy = { id: 5, status: 'placed', paid: { amount: 80_000, currency: 'INR' } }
  const { copies: texts } = storyDeletionMessages

  test('with a printed copy on order is kept until the copy has arrived, or deleted with a refund', async () => {
    const view = open(library(2), { copies: [placed] })
    await deleteStory(view, 'Story 2', texts.wait(1))
    expect(screen.getByRole('button', { name: 'Delete Story 2' })).toHaveFocus()
    await view.user.click(screen.getByRole('button', { name: 'Delete Story 2' }))
    const dialog = await screen.findByRole('alertdialog')
    for (const text of [storyDeletionMessages.confirmBody, texts.placed(1), texts.refunded(formatPaise(80_000))]) {
      expect(dialog).toHaveAccessibleDescription(expect.stringContaining(text))
    }
    await view.user.click(screen.getByRole('button', { name: texts.confirm(1) }))
    expect(await screen.findByText(texts.doneBody('Story 2', 1))).toBeVisible()
    expect([titles(), view.calls]).toEqual([['Story 1'], []])
    await view.user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(view.calls).toEqual(['deleted 2{"cancelCopies":[5]}']))
  })

  test('comes back if its printed copy can no longer be cancelled, and can be deleted if the copies are not known', async () => {
    const view = open(library(2), { copies: [placed], deletionStatus: 409 })
    await deleteStory(view, 'Story 2', texts.confirm(1))
    await view.user.click(screen.getByRole('button', { name: 'Close' }))
    expect(await screen.findByText('The story was not deleted')).toBeVisible()
    expect(screen.getByText('It is being made.')).toBeVisible()
    expect(titles()).toEqual(['Story 2', 'Story 1'])
    view.unmount()

    const other = open(library(2), { copies: null })
    await other.user.click(await screen.findByRole('button', { name: 'Delete Story 2' }))
    expect(await screen.findByText(texts.unknown)).toBeVisible()
    await other.user.click(screen.getByRole('button', { name: storyDeletionMessages.confirm }))
    await other.user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(other.calls).toEqual(['deleted 2']))
  })

  test('comes back with a message if it cannot be deleted, and is gone if it was deleted elsewhere', async () => {
    const failing = open(library(2), { deletionStatus: 503 })
    await deleteStory(failing, 'Story 2')
    await failing.user.click(screen.getByRole('button', { name: 'Close' }))
    expect(await screen.findByText('The story was not deleted')).toBeVisible()
    await waitFor(() => expect(titles()).toEqual(['Story 2', 'Story 1']))
    failing.unmount()

    const gone = open(library(2), { deletionStatus: 404 })
    await deleteStory(gone, 'Story 1')
    await gone.user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(gone.calls).toHaveLength(1))
    expect(screen.queryByText('The story was not deleted')).toBeNull()
  })
})
