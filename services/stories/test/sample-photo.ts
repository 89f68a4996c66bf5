import sharp from 'sharp'

async function create(): Promise<string> {
  const image = sharp({ create: { width: 1200, height: 600, channels: 3, background: '#c68642' } })
  const data = await image
    .withExif({ IFD0: { Copyright: 'Delhi 28.6N' } })
    .jpeg()
    .toBuffer()
  return `data:image/jpeg;base64,${data.toString('base64')}`
}

let photo: Promise<string> | undefined

/** A photo with location metadata, wider than photos are stored, as a data URL. */
export function samplePhoto(): Promise<string> {
  photo ??= create()
  return photo
}
