import { nextPagePath } from '@kahani/contracts/paging'
import { receivedStoryListSchema, type Story } from '@kahani/contracts/stories'
import { foundStoriesSchema, storyFiltersSchema } from '@kahani/contracts/story-search'
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import { getJson, getPage, postJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { getKeptJson } from '../../../lib/offline/kept-json.ts'
import { keepStoryList } from '../../../lib/offline/kept-stories.ts'
import { knownUser } from '../../../lib/offline/known-user.ts'
import { isSearching, NO_SEARCH, type Search } from '../model/search.ts'

/** `next` is the parameter of the next page: the path of a list, the cursor of a search. */
interface StoryPage {
  stories: Story[]
  next: string | null
}

/** The key of everything that is known about the user's stories. */
export const STORIES_KEY = ['stories']

async function listStories(path: string, signal: AbortSignal): Promise<StoryPage> {
  const { body, link } = await getPage(path, receivedStoryListSchema, { signal })
  return { stories: body, next: nextPagePath(link) }
}

/** A query whose first page is requested. */
interface ListRequest {
  client: QueryClient
  queryKey: QueryKey
  signal: AbortSignal
}

/** The first page of the list, which is kept on this device, to be shown offline, or until a slow answer arrives. */
async function listNewestStories({ client, queryKey, signal }: ListRequest): Promise<StoryPage> {
  const path = endpoints.stories()
  const user = knownUser.read()
  let next: string | null = null
  const stories = await getKeptJson(path, {
    storyId: 'list',
    schema: receivedStoryListSchema,
    request: async () => {
      const page = await listStories(path, signal)
      next = page.next
      return page.stories
    },
    // Storage may be full or blocked: the list is shown all the same.
    onResponse: list => void (user && keepStoryList(user.id, list).catch(() => undefined)),
    onLateResponse: list =>
      client.setQueryData<InfiniteData<StoryPage, string>>(
        queryKey,
        shown => shown && { pages: [{ stories: list, next }], pageParams: [path] },
      ),
  })
  return { stories, next }
}

async function searchStories(search: Search, before: string, signal: AbortSignal): Promise<StoryPage> {
  const body = { ...search, ...(before !== '' && { before: Number(before) }) }
  const { stories, next } = await postJson(endpoints.searchStories(), foundStoriesSchema, body, { signal })
  return { stories, next: next === null ? null : String(next) }
}

/** Whether the newest story has no cover yet. */
export const isCoverPending = (pages: readonly StoryPage[] | undefined): boolean =>
  pages?.[0]?.stories[0]?.coverUrl === null

/**
 * The user's stories, newest first, or those that match a search, in its order. Refetched on window focus while the newest one has no
 * cover.
 */
export const storiesQuery = (search: Search = NO_SEARCH) =>
  infiniteQueryOptions({
    queryKey: [...STORIES_KEY, 'list', search],
    queryFn: ({ pageParam, signal, client, queryKey }) => {
      if (isSearching(search)) return searchStories(search, pageParam, signal)
      if (pageParam !== endpoints.stories()) return listStories(pageParam, signal)
      return listNewestStories({ client, queryKey, signal })
    },
    initialPageParam: isSearching(search) ? '' : endpoints.stories(),
    getNextPageParam: ({ next }) => next,
    staleTime: ({ state }) => (isCoverPending(state.data?.pages) ? 0 : Number.POSITIVE_INFINITY),
    refetchOnWindowFocus: true,
    // While the results of other words load, the previous ones stay.
    placeholderData: keepPreviousData,
  })

/** How many stories there are, and what they can be filtered by. */
export const storyFiltersQuery = () =>
  queryOptions({
    queryKey: [...STORIES_KEY, 'filters'],
    queryFn: ({ signal }) => getJson(endpoints.storyFilters(), storyFiltersSchema, { signal }),
  })
