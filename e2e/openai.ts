import type { OpenAiServer } from '@kahani/sandbox/openai/openai-calls'
import { startOpenAiServer } from '@kahani/sandbox/openai/openai-server'

/** The provider on loopback, and what a person sets to use it. */
export async function startOpenAi(settings: Parameters<typeof startOpenAiServer>[0] = {}) {
  const server = await startOpenAiServer(settings)
  return { server, environment: { OPENAI_API_KEY: 'a key for loopback', OPENAI_BASE_URL: server.url } }
}

/** The calls for the pictures of a page, by what its picture is described as. */
export const callsForPage = (server: OpenAiServer, pageNumber: number) =>
  server
    .calls('picture')
    .filter(({ body }) => body.prompt.includes(pageNumber === 0 ? 'Cover:' : `Scene ${pageNumber}:`))

/** Everything that was sent to the provider, as one text. */
export const everythingSent = (server: OpenAiServer) =>
  server.received
    .map(({ body }) => {
      const { images, ...words } = body ?? {}
      return JSON.stringify(words)
    })
    .join('\n')
