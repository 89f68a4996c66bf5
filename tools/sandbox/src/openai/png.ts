import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const SKY = 0
const SUN = 1
const HILL = 2

/** Creates a PNG of a sun over a hill, in px. The seed determines the colours and the position of the sun. */
export function createPng(width: number, height: number, seed: string): Buffer {
  const hash = createHash('sha256').update(seed).digest()
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8) // 8 bits per pixel, with a palette
  const colours = Buffer.concat([
    lighter(hash.subarray(0, 3)),
    Buffer.from([255, 226, 140]),
    darker(hash.subarray(3, 6)),
  ])
  const rows = paint(width, height, hash.readUInt16BE(6) / 0xffff)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Rows of palette indexes, each after the byte for "no filter". `position` in 0..1 is that of the sun. */
function paint(width: number, height: number, position: number): Buffer {
  const rows = Buffer.alloc((width + 1) * height, SKY)
  const radius = Math.min(width, height) * 0.12
  const sunX = width * (0.25 + 0.5 * position)
  const sunY = height * 0.3
  for (let y = 0; y < height; y += 1) {
    const row = y * (width + 1)
    rows[row] = 0
    const run = (entry: number, middle: number, half: number) => {
      const from = Math.max(0, Math.round(middle - half))
      const to = Math.min(width, Math.round(middle + half))
      if (from < to) rows.fill(entry, row + 1 + from, row + 1 + to)
    }
    run(SUN, sunX, Math.sqrt(Math.max(0, radius ** 2 - (y - sunY) ** 2)))
    run(HILL, width / 2, width * Math.sqrt(Math.max(0, y / height - 0.6)))
  }
  return rows
}

const lighter = (colour: Buffer) => colour.map(part => 150 + (part % 90))
const darker = (colour: Buffer) => colour.map(part => 40 + (part % 90))

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(data.length, 0)
  named.copy(framed, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}
