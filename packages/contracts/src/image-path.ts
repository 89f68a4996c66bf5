/** Widths in which pictures are served, in px. A picture that is narrower than one of them keeps its own width. */
export const PICTURE_WIDTHS = [320, 720, 1280] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

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

/** The path of a picture in a width. Without one, the largest is served. */
export const sizedImagePath = (path: string, width: PictureWidth) => `${imagePath(path)}?width=${width}`
