import sharp from 'sharp'

/** The colour between pictures. */
export const GROUND = '#77736c'

/** Puts pictures side by side, each in a square. @returns WebP */
export async function contactSheet(
  pictures: readonly Buffer[],
  { columns, tilePx, gapPx }: { columns: number; tilePx: number; gapPx: number },
): Promise<Buffer> {
  const fit = { fit: 'contain', background: GROUND } as const
  const tiles = await Promise.all(pictures.map(picture => sharp(picture).resize(tilePx, tilePx, fit).png().toBuffer()))
  return sharp(tiles, { join: { across: columns, shim: gapPx, background: GROUND } })
    .extend({ top: gapPx, bottom: gapPx, left: gapPx, right: gapPx, background: GROUND })
    .webp({ quality: 80 })
    .toBuffer()
}
