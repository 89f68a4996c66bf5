import sharp from 'sharp'

/** A small picture, another one for each page. */
export const samplePicture = (pageNumber: number): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: pageNumber * 20, g: 120, b: 90 } } })
    .png()
    .toBuffer()
