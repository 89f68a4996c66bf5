import sharp from 'sharp'

/** A photo with location metadata, as a data URL. */
export async function samplePhoto(): Promise<string> {
  const image = sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#c68642' } })
  const data = await image
    .withExif({ IFD0: { Copyright: 'Delhi 28.6N' } })
    .jpeg()
    .toBuffer()
  return `data:image/jpeg;base64,${data.toString('base64')}`
}
