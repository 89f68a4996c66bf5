import sharp from 'sharp'

const COLUMNS = 4
const TILE_PX = 420
const GAP_PX = 8
const GROUND = '#77736c'

/** Puts pictures side by side. @returns WebP */
export async function contactSheet(pictures: readonly Buffer[]): Promise<Buffer> {
  const tiles = await Promise.all(pictures.map(picture => sharp(picture).resize(TILE_PX, TILE_PX).png().toBuffer()))
  const step = TILE_PX + GAP_PX
  const canvas = {
    width: COLUMNS * step + GAP_PX,
    height: Math.ceil(tiles.length / COLUMNS) * step + GAP_PX,
    channels: 3 as const,
    background: GROUND,
  }
  return sharp({ create: canvas })
    .composite(
      tiles.map((input, i) => ({
        input,
        left: GAP_PX + (i % COLUMNS) * step,
        top: GAP_PX + Math.floor(i / COLUMNS) * step,
      })),
    )
    .webp({ quality: 82 })
    .toBuffer()
}
