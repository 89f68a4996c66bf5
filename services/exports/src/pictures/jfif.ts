const START_OF_IMAGE = 0xffd8
const APP0 = 0xffe0
/** JFIF 1.01, pixels without a physical size, no thumbnail. */
const JFIF = Buffer.from([0xff, 0xe0, 0, 16, ...Buffer.from('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0])

/**
 * Adds the JFIF header, which sharp leaves out, to a JPEG without metadata. Kindles don't show a picture without it, so
 * calibre encodes such a picture again, in a lower quality.
 */
export function withJfifHeader(jpeg: Buffer): Buffer {
  if (jpeg.readUInt16BE(0) !== START_OF_IMAGE) throw new Error('not a JPEG')
  if (jpeg.readUInt16BE(2) === APP0) return jpeg
  return Buffer.concat([jpeg.subarray(0, 2), JFIF, jpeg.subarray(2)])
}
