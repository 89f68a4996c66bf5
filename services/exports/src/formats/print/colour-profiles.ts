import sharp from 'sharp'

/** The colour profiles of print providers, by their name in libvips. */
export const COLOUR_PROFILES = {
  srgb: { condition: 'sRGB IEC61966-2.1', registry: 'http://www.color.org' },
} as const
export type ColourProfile = keyof typeof COLOUR_PROFILES

/** Reads an ICC profile of libvips. */
export async function readColourProfile(name: ColourProfile): Promise<Buffer> {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
  const { icc } = await sharp(await pixel.withIccProfile(name).png().toBuffer()).metadata()
  if (!icc) throw new Error(`libvips has no colour profile ${name}`)
  return icc
}
