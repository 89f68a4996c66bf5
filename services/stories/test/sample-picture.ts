import sharp from 'sharp'

const pictures = new Map<number, Promise<Buffer>>()

/** A small picture, another one for each page. */
export function samplePicture(pageNumber: number): Promise<Buffer> {
  const existing = pictures.get(pageNumber)
  if (existing) return existing
  const background = { r: pageNumber * 20, g: 120, b: 90 }
  const created = sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
  pictures.set(pageNumber, created)
  return created
}
