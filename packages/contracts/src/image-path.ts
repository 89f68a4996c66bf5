/** The picture that stands in for one that can't be shown. */
export const PLACEHOLDER_IMAGE = '/api/images/placeholder'

/**
 * The path that a picture is loaded from: always one of this origin. A relative path gets its leading slash; an
 * address elsewhere, also one that only looks like a path (`//host`, `/\host`), becomes the placeholder.
 */
export function imagePath(path: string): string {
  if (path.startsWith('/api/images/')) return path
  if (/^https?:/i.test(path) || /^[/\\]{2}/.test(path)) return PLACEHOLDER_IMAGE
  return path.startsWith('/') ? path : `/${path}`
}
