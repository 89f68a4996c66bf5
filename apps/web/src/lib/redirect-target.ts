/**
 * Where to go after sign-in or sign-up: the asked path if it is one of this site, else `otherwise`. The browser's own parser is asked,
 * for it drops tabs and takes backslashes for slashes; its result is looked at again, as `/.//host` comes out as `//host`.
 */
export function safeRedirect(asked: string | undefined, otherwise = '/'): string {
  if (!asked?.startsWith('/')) return otherwise
  const here = 'http://here.invalid'
  if (!URL.canParse(asked, here)) return otherwise
  const url = new URL(asked, here)
  if (url.origin !== here || url.pathname.startsWith('//')) return otherwise
  return url.pathname + url.search + url.hash
}
