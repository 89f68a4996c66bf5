/**
 * Where to go after sign-in: the asked path if it is one of this site, else home. The browser's own parser is asked,
 * for it drops tabs and takes backslashes for slashes; its result is looked at again, as `/.//host` comes out as `//host`.
 */
export function redirectTarget(asked: string | null): string {
  if (!asked?.startsWith('/')) return '/'
  const here = 'http://here.invalid'
  if (!URL.canParse(asked, here)) return '/'
  const url = new URL(asked, here)
  if (url.origin !== here || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}
