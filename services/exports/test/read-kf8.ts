/** What a reading system finds in a KF8 file. Written from the format's description, without code of the product. */
export function readKf8(file: Uint8Array) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const starts = Array.from({ length: view.getUint16(76) }, (_, i) => view.getUint32(78 + 8 * i))
  const records = starts.map((start, i) => file.subarray(start, starts[i + 1] ?? file.length))
  const [header = new Uint8Array()] = records
  const mobi = new DataView(header.buffer, header.byteOffset, header.byteLength)
  const decode = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  const titleStart = mobi.getUint32(84)

  const texts = new Map<number, string>()
  const values = new Map<number, number>()
  let position = 16 + mobi.getUint32(20)
  const signature = decode(header.subarray(position, position + 4))
  const count = mobi.getUint32(position + 8)
  const blockEnd = position + mobi.getUint32(position + 4)
  position += 12
  for (let i = 0; i < count; i++) {
    const [code, length] = [mobi.getUint32(position), mobi.getUint32(position + 4)]
    if (length === 12) values.set(code, mobi.getUint32(position + 8))
    texts.set(code, new TextDecoder().decode(header.subarray(position + 8, position + length)))
    position += length
  }
  if (signature !== 'EXTH' || position !== blockEnd) throw new Error('the EXTH block is damaged')

  const textRecords = records.slice(1, 1 + mobi.getUint16(8))
  const text = Uint8Array.from(textRecords.flatMap(record => decompress(withoutTrailingBytes(record))))
  const firstResource = mobi.getUint32(108)
  return {
    identifier: decode(file.subarray(60, 68)),
    version: mobi.getUint32(36),
    title: decode(header.subarray(titleStart, titleStart + mobi.getUint32(88))),
    exth: { texts, values },
    /** Pages, then stylesheets. */
    text: decode(text.subarray(0, mobi.getUint32(4))),
    resources: records.slice(firstResource, firstResource + (values.get(125) ?? 0)).map(record => Buffer.from(record)),
    lastRecord: Buffer.from(records.at(-1) ?? []).toString('hex'),
  }
}

/** A record ends with the bytes of a character that continues in the next one; the last byte counts them. */
const withoutTrailingBytes = (record: Uint8Array) => record.subarray(0, record.length - ((record.at(-1) ?? 0) & 3) - 1)

/** PalmDOC compression, a variant of LZ77. */
function decompress(data: Uint8Array): number[] {
  const output: number[] = []
  for (let i = 0; i < data.length; ) {
    const byte = data[i++] ?? 0
    if (byte >= 0xc0) output.push(0x20, byte ^ 0x80)
    else if (byte >= 0x80) {
      const pair = (byte << 8) | (data[i++] ?? 0)
      const distance = (pair >> 3) & 0x7ff
      for (let length = (pair & 7) + 3; length > 0; length--) output.push(output[output.length - distance] ?? 0)
    } else if (byte >= 9 || byte === 0) output.push(byte)
    else for (let length = byte; length > 0; length--) output.push(data[i++] ?? 0)
  }
  return output
}
