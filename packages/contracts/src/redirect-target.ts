/**
 * The page to open after sign-in or sign-up: the requested path if it is on this site, otherwise `fallback`.
 * Uses the browser's URL parser, which removes tabs and reads backslashes as slashes. Its result is checked again,
 * because `/.//host` becomes `//host`.
 */
export function safeRedirect(requested: string | undefined, fallback = '/'): string {
  if (!requested?.startsWith('/')) return fallback
  const origin = 'http://origin.invalid'
  if (!URL.canParse(requested, origin)) return fallback
  const url = new URL(requested, origin)
  if (url.origin !== origin || url.pathname.startsWith('//')) return fallback
  return url.pathname + url.search + url.hash
}
