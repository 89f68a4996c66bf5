import type { App } from '@kahani/service-kit/app'

const PATH = '/.well-known/security.txt'
const DAY_MS = 24 * 60 * 60_000
/** RFC 9116 asks for less than a year. */
const VALID_DAYS = 180

/** Serves the contact for reports of vulnerabilities (RFC 9116). */
export function securityTxtRoute(
  app: App,
  { publicUrl, contact }: { publicUrl: URL; contact: string },
  now = Date.now,
) {
  app.get(PATH, (_request, reply) => {
    // The same text all day.
    const expires = new Date((Math.floor(now() / DAY_MS) + VALID_DAYS) * DAY_MS)
    const fields = {
      Contact: `mailto:${contact}`,
      Expires: expires.toISOString(),
      Canonical: new URL(PATH, publicUrl).href,
      'Preferred-Languages': 'en, hi',
    }
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`)
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400').send(lines.join(''))
  })
}
