/**
 * Widths in which pictures are served, in px. A picture that is narrower than one of them keeps its own width. The smallest is as
 * wide as phones, and has few bytes: it is shown until a sharper one is there.
 */
export const PICTURE_WIDTHS = [432, 720, 1280] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]
export const [SMALLEST_PICTURE] = PICTURE_WIDTHS

/** The `srcset` of a picture. */
export const pictureSrcSet = (path: string) =>
  PICTURE_WIDTHS.map(width => `${sizedImagePath(path, width)} ${width}w`).join(', ')

/** The `sizes` of a cover on the shelf, in three, two or one column. */
export const SHELF_COVER_SIZES = '(min-width: 1200px) 22rem, (min-width: 640px) 30vw, 45vw'

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
