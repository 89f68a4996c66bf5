import { inflateSync } from 'node:zlib'

const WOFF_SIGNATURE = 0x774f4646
const WOFF_HEADER = 44
const SFNT_HEADER = 12

/**
 * Unpacks a WOFF 1.0 file, whose tables are compressed one by one, into the TrueType or OpenType file that HarfBuzz reads.
 * @throws if the file is not WOFF 1.0
 */
export function unpackWoff(file: Buffer): Buffer {
  if (file.readUInt32BE(0) !== WOFF_SIGNATURE) throw new Error('Expected a WOFF 1.0 font')
  const count = file.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, i) => readTable(file, WOFF_HEADER + 20 * i))

  const directory = Buffer.alloc(SFNT_HEADER + 16 * count)
  directory.writeUInt32BE(file.readUInt32BE(4), 0)
  directory.writeUInt16BE(count, 4)
  const parts: Buffer[] = [directory]
  let offset = directory.length
  for (const [i, { tag, checksum, data }] of tables.entries()) {
    const entry = SFNT_HEADER + 16 * i
    for (const [j, value] of [tag, checksum, offset, data.length].entries())
      directory.writeUInt32BE(value, entry + 4 * j)
    // Tables start at multiples of four bytes.
    const padding = (4 - (data.length % 4)) % 4
    parts.push(data, Buffer.alloc(padding))
    offset += data.length + padding
  }
  return Buffer.concat(parts)
}

function readTable(file: Buffer, entry: number) {
  const offset = file.readUInt32BE(entry + 4)
  const packedLength = file.readUInt32BE(entry + 8)
  const packed = file.subarray(offset, offset + packedLength)
  return {
    tag: file.readUInt32BE(entry),
    checksum: file.readUInt32BE(entry + 16),
    data: packedLength < file.readUInt32BE(entry + 12) ? inflateSync(packed) : packed,
  }
}
