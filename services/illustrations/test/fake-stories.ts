import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AiCall } from '@kahani/contracts/ai-calls'
import type { Cast, IllustrationRequest, PictureBrief, PictureRequest } from '@kahani/contracts/illustration'
import type { PictureReport } from '@kahani/contracts/stories-internal'
import { onTestFinished } from 'vitest'

const brief: PictureBrief = {
  description: 'The child looks at the moon',
  altText: 'Asha looks at the moon',
  setting: 'hilltop',
  timeOfDay: 'night',
  action: 'looking-up',
  expression: 'happy',
  cast: [],
  guide: null,
  props: ['star'],
}

/** The description of a page: unique, so that tests can recognize the calls for it. */
export const sceneOf = (pageNumber: number) => `Scene ${pageNumber}: the child looks at the moon`

/** A fake of the internal API of `stories`: records reports, and answers 503 while `down` and 404 if `deleted`. */
export async function startFakeStories(storyId: number, pages: number) {
  const state = {
    down: false,
    deleted: false,
    premium: false,
    sheetReady: false,
    /** The page that the family reads. */
    readingPage: null as number | null,
    /** The pages of which a rendering was reported, in order. */
    rendering: [] as number[],
    /** Whether reports of renderings are never answered. */
    ignoresRendering: false,
    photo: null as Buffer | null,
    /** Key of the sheet that is kept of the child. */
    keptSheetKey: null as string | null,
    /** The same of those who come along. */
    keptSheetKeys: {} as NonNullable<IllustrationRequest['keptSheetKeys']>,
    /** What differs from a child that is alone. */
    cast: {} as Partial<Cast>,
    /** Who is in the picture of a page besides the child. */
    companyOn: (_pageNumber: number): PictureBrief['cast'] => [],
    /** Versions of pictures that the family requests. */
    redraws: [] as Pick<PictureRequest, 'pageNumber' | 'version' | 'edit' | 'look'>[],
    /** Pages to render with a softer prompt. */
    softened: [] as number[],
    /** The outcome of each picture: `completed`, or the reason of the failure. */
    reports: new Map<number, string>(),
    /** All reports of each picture. */
    allReports: new Map<number, PictureReport[]>(),
    /** Number of illustrations-complete calls. */
    completions: 0,
    calls: 0,
    /** Number of times that the request of the story and the photo were fetched. */
    fetched: { request: 0, photo: 0 },
    /** Records of each provider call, in order of arrival. */
    aiCalls: new Map<string, AiCall[]>(),
  }
  /** @param page is requested although it is completed */
  const illustrationRequest = (page: string | null): IllustrationRequest => ({
    storyId,
    title: '',
    seed: 7,
    style: 'vivid',
    premium: state.premium,
    safetyId: 'family-hash',
    hasPhoto: true,
    cast: {
      firstName: 'Asha',
      age: '4-6',
      gender: 'girl',
      characterType: 'explorer',
      customCharacter: '',
      hasFriend: false,
      friendGender: 'neutral',
      pet: 'none',
      bible: { child: '', friend: null, pet: null },
      ...state.cast,
    },
    sheetKey: `pictures/${storyId}/sheet.png`,
    keptSheetKey: state.keptSheetKey,
    keptSheetKeys: state.keptSheetKeys,
    pictures: [
      ...state.redraws.map(redraw => ({
        ...{ ...redraw, brief, softened: false },
        key: `pictures/${storyId}/${redraw.pageNumber}.${redraw.version}.png`,
      })),
      ...Array.from({ length: pages + 1 }, (_, pageNumber) => ({
        pageNumber,
        brief: { ...brief, description: sceneOf(pageNumber), cast: state.companyOn(pageNumber) },
        key: `pictures/${storyId}/${pageNumber}.png`,
        softened: state.softened.includes(pageNumber),
      })).filter(({ pageNumber }) => !state.reports.has(pageNumber) || String(pageNumber) === page),
    ],
  })

  function handle(method: string, url: string, text: string): unknown {
    const { pathname: path, searchParams } = new URL(url, 'http://stories')
    const last = path.split('/').at(-1) ?? ''
    if (path.endsWith('/illustration-request')) {
      state.fetched.request += 1
      return illustrationRequest(searchParams.get('page'))
    }
    if (last === 'lost') state.reports.delete(Number(path.split('/').at(-2)))
    if (path.endsWith('/illustrations-complete')) state.completions += 1
    if (method === 'GET' && last === 'photo') {
      state.fetched.photo += 1
      return state.photo
    }
    if (method === 'DELETE' && last === 'photo') state.photo = null
    if (method !== 'PUT') return null
    if (last === 'sheet') {
      state.sheetReady = true
      return { readingPage: state.readingPage }
    }
    if (last === 'rendering') {
      state.rendering.push(Number(path.split('/').at(-2)))
      return null
    }
    const body = JSON.parse(text)
    if (path.includes('/ai-calls/')) state.aiCalls.set(last, [...(state.aiCalls.get(last) ?? []), body])
    else {
      const page = Number(last)
      state.reports.set(page, body.outcome === 'completed' ? 'completed' : body.reason)
      state.allReports.set(page, [...(state.allReports.get(page) ?? []), body])
    }
    return null
  }

  const server = createServer(async (request, response) => {
    state.calls += 1
    if (state.down) return response.writeHead(503).end()
    if (state.deleted) return response.writeHead(404).end()
    if (state.ignoresRendering && request.url?.endsWith('/rendering')) return
    let text = ''
    for await (const chunk of request) text += chunk
    const answer = handle(request.method ?? '', request.url ?? '', text)
    if (Buffer.isBuffer(answer)) return response.end(answer)
    if (answer) return response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
    return response.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return Object.assign(state, { url: `http://127.0.0.1:${(server.address() as { port: number }).port}` })
}
