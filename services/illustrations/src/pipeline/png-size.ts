const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const WIDTH_AT = 16
const HEIGHT_AT = 20

/** Width and height of a PNG, in px. @throws for anything else */
export function pngSize(data: Buffer): { widthPx: number; heightPx: number } {
  if (data.length < HEIGHT_AT + 4 || !data.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new Error('not a PNG')
  return { widthPx: data.readUInt32BE(WIDTH_AT), heightPx: data.readUInt32BE(HEIGHT_AT) }
}
