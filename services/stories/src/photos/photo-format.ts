export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'heic'

/** Brands of still images that are compressed with HEVC. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis'])
const HEADER_BYTES = 64

/** The brands of an ISO media file: HEIC, AVIF and videos. */
function brandsOf(header: string): string[] | null {
  if (header.slice(4, 8) !== 'ftyp') return null
  const boxBytes = Buffer.from(header.slice(0, 4), 'latin1').readUInt32BE()
  return (header.slice(8, boxBytes).match(/[\s\S]{4}/g) ?? []).filter((_, i) => i !== 1)
}

/** Detects the format of a file by its first bytes. `other` is an image of another format, null is no known image. */
export function detectFormat(file: Buffer): PhotoFormat | 'other' | null {
  const header = file.toString('latin1', 0, HEADER_BYTES)
  if (header.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (header.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^RIFF[\s\S]{4}WEBP/.test(header)) return 'webp'
  const brands = brandsOf(header)
  if (brands) return brands.some(brand => HEIC_BRANDS.has(brand)) ? 'heic' : 'other'
  // GIF, BMP, TIFF and SVG.
  return /^(GIF8|BM|II\*\0|MM\0\*|\s*<)/.test(header) ? 'other' : null
}
