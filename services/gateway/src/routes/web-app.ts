import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { mayBeSignedIn } from '@kahani/contracts/documents'
import { LOCALE_COOKIE } from '@kahani/contracts/locale'
import type { App } from '@kahani/service-kit/app'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createDocuments, type Document } from '../documents/documents.ts'
import type { PicturePreload } from '../documents/picture-preload.ts'
import { documentHeaders } from '../plugins/security-headers.ts'
import type { ReadSessionCookie } from '../plugins/session-identity.ts'
import { acceptedEncoding } from '../proxy/compression.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'
const HINDI = new RegExp(`(?:^|;) *${LOCALE_COOKIE}=hi *(?:;|$)`)
/** The language that the visitor has chosen. */
const localeOf = (cookies: string) => (HINDI.test(cookies) ? 'hi' : 'en')

/** The first segment of a path, which names its document. */
const NAME = /^([a-z-]*)(?:\/|$)/
/** Query values of advertisements, which no page reads. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid)$/

const isFile = async (path: string) => (await stat(path).catch(() => null))?.isFile() ?? false

export interface WebAppOptions {
  /** The folder of the built web app. */
  dist: string
  publicUrl: URL
  checkoutUrl: URL
  sessionCookie: ReadSessionCookie
  preloadPicture: PicturePreload
}

/** Serves the built web app: its files, and a document for any other path that a browser navigates to. */
export function webAppRoutes(app: App, { dist, publicUrl, checkoutUrl, sessionCookie, preloadPicture }: WebAppOptions) {
  const getDocument = createDocuments(publicUrl)

  /**
   * A prerendered page shows what visitors see without a query. Every other page is rendered by the browser in a shell, which
   * for some paths loads the code of their screen.
   */
  async function documentFor(path: string, { headers, query }: FastifyRequest): Promise<Document | null> {
    const segment = NAME.exec(path)?.[1]
    const file = `${segment || 'index'}.html`
    const { cookie = '' } = headers
    const folder = join(dist, 'documents', localeOf(cookie))
    const isForVisitors =
      !mayBeSignedIn(cookie) &&
      sessionCookie(cookie) === undefined &&
      Object.keys(query as object).every(name => TRACKING.test(name))
    return (
      (isForVisitors && segment === path ? await getDocument(join(folder, 'pages', file)) : null) ??
      (segment === undefined ? null : await getDocument(join(folder, 'shells', file))) ??
      getDocument(join(folder, 'shell.html'))
    )
  }

  const serveFiles = (scope: App, cacheControl: string) =>
    scope.register(fastifyStatic, {
      serve: false,
      root: dist,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: reply => void reply.header('cache-control', cacheControl),
    })

  // Without the headers of documents, which are larger than many of these files. Their names are hashes of their content.
  app.register(async scope => {
    await serveFiles(scope, IMMUTABLE)
    scope.get<{ Params: { file: string } }>('/assets/:file', async (request, reply) =>
      reply.sendFile(join('assets', request.params.file)),
    )
  })
  app.register(async scope => {
    await documentHeaders(scope, publicUrl, checkoutUrl)
    await serveFiles(scope, REVALIDATE)
    scope.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
      const path = request.params['*']
      const isNavigation = request.headers.accept?.includes('text/html') ?? false
      const isPage = path === '' || (isNavigation && !(await isFile(join(dist, path))))
      const document = isPage ? await documentFor(path, request) : null
      if (!document) return reply.sendFile(path)
      const preload = await preloadPicture(path, sessionCookie(request.headers.cookie))
      if (preload) reply.header('link', preload)
      return sendDocument(request, reply, document)
    })
  })
}

function sendDocument({ headers }: FastifyRequest, reply: FastifyReply, document: Document) {
  const encoding = acceptedEncoding(headers) ?? 'identity'
  const etag = document.etag(encoding)
  const policy = String(reply.getHeader('content-security-policy'))
  reply.headers({
    'content-security-policy': policy.replace("style-src 'self'", ['$&', ...document.styleSources].join(' ')),
    'cache-control': REVALIDATE,
    vary: 'cookie, accept-encoding',
    etag,
  })
  if (headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(document.body[encoding])
}
