import { hashText } from '@kahani/random/seeded-random'
import sharp from 'sharp'

/** Lets a picture end in uneven strokes of a brush, so that it stands on a background of any colour. */
export async function vignette(picture: Buffer, name: string): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata()
  const unit = Math.min(width, height) / 100
  const seed = hashText(name) % 1000
  const inset = 4.5 * unit
  const noise = (id: string, frequency: string, octaves: number) =>
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" result="${id}"/>`
  const displaced = (by: string, scale: number, from: string, result: string) =>
    `<feDisplacementMap in="${from}" in2="${by}" scale="${scale}" xChannelSelector="R" yChannelSelector="G" result="${result}"/>`
  // Long waves, then short ones that are longer across than down, as a brush leaves them.
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <filter id="brush" x="0" y="0" width="${width}" height="${height}" filterUnits="userSpaceOnUse">
      ${noise('waves', `${0.02 / unit}`, 2)}
      ${noise('bristles', `${0.05 / unit} ${0.24 / unit}`, 3)}
      ${displaced('waves', 8 * unit, 'SourceGraphic', 'waved')}
      ${displaced('bristles', 6 * unit, 'waved', 'brushed')}
      <feGaussianBlur in="brushed" stdDeviation="${0.22 * unit}"/>
    </filter>
    <rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${9 * unit}" fill="#fff" filter="url(#brush)"/>
  </svg>`
  return sharp(picture)
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer()
}
