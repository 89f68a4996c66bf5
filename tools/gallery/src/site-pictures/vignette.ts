import { hashText } from '@kahani/random/seeded-random'
import sharp from 'sharp'

/** Lets the edges of a picture run out like wet paint on paper, so that it stands on a background of any colour. */
export async function vignette(picture: Buffer, name: string): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata()
  const unit = Math.min(width, height) / 100
  const inset = 6 * unit
  const seed = hashText(name) % 1000
  // Blurred to fade, then displaced by noise: the edge is soft in some places and sharp in others.
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <filter id="wet" x="0" y="0" width="${width}" height="${height}" filterUnits="userSpaceOnUse">
      <feGaussianBlur stdDeviation="${1.2 * unit}" result="soft"/>
      <feTurbulence type="fractalNoise" baseFrequency="${0.045 / unit}" numOctaves="4" seed="${seed}" result="noise"/>
      <feDisplacementMap in="soft" in2="noise" scale="${13 * unit}" xChannelSelector="R" yChannelSelector="G"/>
    </filter>
    <rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${16 * unit}" fill="#fff" filter="url(#wet)"/>
  </svg>`
  return sharp(picture)
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer()
}
