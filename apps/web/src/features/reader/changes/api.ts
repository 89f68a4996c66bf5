import type { RewriteRequest } from '@kahani/contracts/rewrites'
import {
  type ChoosePicture,
  type PageText,
  type PictureChange,
  pageTextSchema,
  rewrittenPageSchema,
  type StoryDetails,
  storyChangesSchema,
  storyDetailsSchema,
} from '@kahani/contracts/story-changes'
import { storyEditorMessages as messages } from '@kahani/messages/en/story-editor'
import { queryOptions } from '@tanstack/react-query'
import { getJson, postJson, putJson } from '../../../lib/api.ts'
import { UnsuccessfulError } from '../../../lib/api-error.ts'
import { endpoints } from '../../../lib/endpoints.ts'

const POLL_INTERVAL_MS = 2_000

/** What a family can change in a story, which another device may have changed. Polled while a picture is being painted. */
export const changesQuery = (storyId: number) =>
  queryOptions({
    queryKey: ['story', storyId, 'changes'],
    queryFn: ({ signal }) => getJson(endpoints.storyChanges(storyId), storyChangesSchema, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.pictures.some(({ pending }) => pending) ? POLL_INTERVAL_MS : false),
    refetchOnWindowFocus: true,
  })

/** @throws UnsuccessfulError without a connection, before a request is sent that can't succeed */
function online<T>(request: () => Promise<T>): Promise<T> {
  if (navigator.onLine) return request()
  return Promise.reject(new UnsuccessfulError(messages.offline))
}

/** Returns other words for a page. Nothing is stored. */
export const rewritePage = (storyId: number, pageNumber: number, wish: RewriteRequest) =>
  online(() => postJson(endpoints.rewritePage(storyId, pageNumber), rewrittenPageSchema, wish))

export const savePage = (storyId: number, pageNumber: number, text: PageText) =>
  online(() => putJson(endpoints.storyPage(storyId, pageNumber), pageTextSchema, text))

export const saveDetails = (storyId: number, details: StoryDetails) =>
  online(() => putJson(endpoints.storyDetails(storyId), storyDetailsSchema, details))

/** Requests another version of a picture. */
export const requestPicture = (storyId: number, pageNumber: number, change: PictureChange) =>
  online(() => postJson(endpoints.pictureVersions(storyId, pageNumber), storyChangesSchema, change))

/** Shows another version of a picture in the book. */
export const choosePicture = (storyId: number, pageNumber: number, choice: ChoosePicture) =>
  online(() => putJson(endpoints.pictureVersion(storyId, pageNumber), storyChangesSchema, choice))
