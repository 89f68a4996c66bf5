import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { App } from '@kahani/service-kit/app'
import { documentHeaders } from '../plugins/security-headers.ts'

const HASHED = /[\\/]assets[\\/][^\\/]+$/
const FOREVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'

const isFile = async (path: string) => (await stat(path).catch(() => null))?.isFile() ?? false

export interface WebApp {
  /** The folder of the built web app. */
  dist: string
  publicUrl: URL
  checkoutUrl: URL
}

/** The built web app. Any other address that a browser navigates to is a page of it, which its own router finds. */
export function webAppRoutes(app: App, { dist, publicUrl, checkoutUrl }: WebApp) {
  app.register(async scope => {
    await documentHeaders(scope, publicUrl, checkoutUrl)
    await scope.register(fastifyStatic, {
      serve: false,
      root: dist,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, path) => void reply.header('cache-control', HASHED.test(path) ? FOREVER : ASK_AGAIN),
    })
    scope.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
      const path = request.params['*']
      const navigates = request.headers.accept?.includes('text/html') ?? false
      const page = path === '' || (navigates && !(await isFile(join(dist, path))))
      return reply.sendFile(page ? 'index.html' : path)
    })
  })
}
