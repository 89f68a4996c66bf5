import { imageQuerySchema } from '@kahani/contracts/image-query'
import { variantKey } from '@kahani/contracts/picture-keys'
import { isSignedPictureName, PICTURE_CACHING, type PictureNames, pictureEtag } from '@kahani/pictures/picture-names'
import type { App } from '@kahani/service-kit/app'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { notFound, notSignedIn } from '@kahani/service-kit/http-error'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ResponseBuffers } from '../proxy/response-buffers.ts'
import { sendFile, sendResponse } from '../proxy/send-response.ts'

export interface PictureRouteDeps {
  blobs: Pick<BlobStore, 'get' | 'info' | 'stream'>
  names: PictureNames
  responseBuffers: ResponseBuffers
  /** Sends a request to `stories`. */
  forward(request: FastifyRequest, reply: FastifyReply): void
}

const TYPE = 'image/webp'
const schema = { params: z.object({ name: z.string() }), querystring: imageQuerySchema }

/**
 * Serves the pictures of the signed-in user from the blob store. Their names are signed for their owner, so this asks no
 * service and no database. `stories` makes a picture that is not there, or answers that the story was deleted.
 */
export function pictureRoute(app: App, { blobs, names, responseBuffers, forward }: PictureRouteDeps) {
  /** Reading a file at once takes a third of the time of a stream. @returns false if there is none */
  async function send(reply: FastifyReply, key: string, headers: Record<string, string>): Promise<boolean> {
    if (responseBuffers.isFull()) {
      const file = await blobs.stream(key)
      if (!file) return false
      reply.headers({ ...headers, 'content-type': TYPE, 'content-length': file.info.sizeBytes })
      sendResponse(reply, file.body, responseBuffers)
    } else {
      const file = await blobs.get(key)
      if (!file) return false
      reply.headers({ ...headers, 'content-type': TYPE })
      sendFile(reply, file, responseBuffers)
    }
    return true
  }

  const config = { isFile: true } as const
  app.get('/api/images/:name', { schema, config }, async (request, reply) => {
    const { name } = request.params
    const { width } = request.query
    const { sessionUser } = request
    if (!isSignedPictureName(name)) {
      forward(request, reply)
      return reply
    }
    if (!sessionUser) throw notSignedIn()
    const picture = names.verify(name, sessionUser.id)
    if (!picture) throw notFound('picture')
    const key = variantKey(picture.storyId, picture.pageNumber, width)
    const headers = { ...PICTURE_CACHING, etag: pictureEtag(picture, width) }
    if (request.headers['if-none-match'] === headers.etag && (await blobs.info(key))) {
      return reply.code(304).headers(headers).send()
    }
    if (!(await send(reply, key, headers))) forward(request, reply)
    return reply
  })
}
