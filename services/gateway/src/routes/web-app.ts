import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { App } from '@kahani/service-kit/app'
import { documentHeaders } from '../plugins/security-headers.ts'

const HASHED = /[\\/]assets[\\/][^\\/]+$/
const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'

const isFile = async (path: string) => (await stat(path).catch(() => null))?.isFile() ?? false

export interface WebAppOptions {
  /** The folder of the built web app. */
  dist: string
  publicUrl: URL
  checkoutUrl: URL
}

/** Serves the built web app: its files, and index.html for any other path that a browser navigates to. */
export function webAppRoutes(app: App, { dist, publicUrl, checkoutUrl }: WebAppOptions) {
  app.register(async scope => {
    await documentHeaders(scope, publicUrl, checkoutUrl)
    await scope.register(fastifyStatic, {
      serve: false,
      root: dist,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, path) => void reply.header('cache-control', HASHED.test(path) ? IMMUTABLE : REVALIDATE),
    })
    scope.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
      const path = request.params['*']
      const isNavigation = request.headers.accept?.includes('text/html') ?? false
      const isPage = path === '' || (isNavigation && !(await isFile(join(dist, path))))
      return reply.sendFile(isPage ? 'index.html' : path)
    })
  })
}
