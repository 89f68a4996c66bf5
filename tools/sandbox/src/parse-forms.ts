import type { App } from '@kahani/service-kit/app'

/** Accepts the bodies of HTML forms in the routes of this scope. */
export function parseForms(app: App) {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}
