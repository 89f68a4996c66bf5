import type { OpenAiServer } from '@kahani/sandbox/openai/openai-calls'
import { startOpenAiServer } from '@kahani/sandbox/openai/openai-server'

/** The fake provider on loopback, and the settings that make a product use it. */
export async function startFakeOpenAi(options: Parameters<typeof startOpenAiServer>[0] = {}) {
  const server = await startOpenAiServer(options)
  return { server, settings: { OPENAI_API_KEY: 'a key for loopback', OPENAI_BASE_URL: server.url } }
}

/** The requests for the picture of a page; page 0 is the cover. */
export const pictureRequests = (server: OpenAiServer, pageNumber: number) =>
  server
    .calls('picture')
    .filter(({ body }) => body.prompt.includes(pageNumber === 0 ? 'Cover:' : `Scene ${pageNumber}:`))

/** Everything sent to the provider except images, as one text. */
export const sentText = (server: OpenAiServer) =>
  server.received
    .map(({ body }) => {
      const { images, ...rest } = body ?? {}
      return JSON.stringify(rest)
    })
    .join('\n')
