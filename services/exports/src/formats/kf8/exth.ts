/**
 * Layout of a KF8 file, as far as it matters here. All numbers are big-endian.
 *
 * - PalmDB header: type and creator `BOOKMOBI` at 60, number of records (u16) at 76, then 8 bytes per record, of which the
 *   first 4 are its offset in the file.
 * - Record 0: PalmDOC header (16 bytes, encryption u16 at 12), MOBI header (`MOBI` at 16, its length at 20, version at 36,
 *   offset of the full title at 84, length of the title at 88, first resource at 108, EXTH flags at 128), EXTH block, padding,
 *   full title, padding.
 * - EXTH block: `EXTH`, its length, number of entries; each entry is a code, its length including these 8 bytes, a value.
 * - Resources: records with a picture or a font each.
 */
const PALM_DB = { identifier: 60, recordCount: 76, records: 78, recordSize: 8 }
const RECORD = {
  encryption: 12,
  mobi: 16,
  mobiLength: 20,
  version: 36,
  titleOffset: 84,
  titleLength: 88,
  firstResource: 108,
  exthFlags: 128,
}
const HAS_EXTH = 0x40
const EXTH_HEADER_SIZE = 12
const ENTRY_HEADER_SIZE = 8

interface Entry {
  code: number
  value: Buffer
}

/** The file is not an unencrypted KF8 file, or it is damaged. */
export class NotKf8Error extends Error {
  override readonly name = 'NotKf8Error'
  constructor(reason: string) {
    super(`not a KF8 file that can be edited: ${reason}`)
  }
}

function requireThat(condition: boolean, reason: string): asserts condition {
  if (!condition) throw new NotKf8Error(reason)
}

const isText = (buffer: Buffer, offset: number, text: string) =>
  buffer.toString('latin1', offset, offset + text.length) === text

/** Offsets of the records in the file. There are at least two. */
function readRecordOffsets(file: Buffer): number[] {
  requireThat(file.length >= PALM_DB.records, 'it is shorter than its header')
  requireThat(isText(file, PALM_DB.identifier, 'BOOKMOBI'), 'it has no BOOKMOBI identifier')
  const count = file.readUInt16BE(PALM_DB.recordCount)
  const end = PALM_DB.records + count * PALM_DB.recordSize
  requireThat(count >= 2 && file.length >= end, 'its record list is incomplete')
  const offsets = Array.from({ length: count }, (_, i) => file.readUInt32BE(PALM_DB.records + i * PALM_DB.recordSize))
  requireThat(
    offsets.every((offset, i) => offset >= (offsets[i - 1] ?? end) && offset <= file.length),
    'its record offsets are not ascending',
  )
  return offsets
}

/** Checks that the headers are as described above. @returns where the EXTH block starts, and the full title */
function readHeaders(record: Buffer): { exthStart: number; titleStart: number } {
  requireThat(record.length >= RECORD.exthFlags + 4 && isText(record, RECORD.mobi, 'MOBI'), 'it has no MOBI header')
  const version = record.readUInt32BE(RECORD.version)
  requireThat(version === 8, `its version is ${version}`)
  requireThat(record.readUInt16BE(RECORD.encryption) === 0, 'it is encrypted')
  requireThat((record.readUInt32BE(RECORD.exthFlags) & HAS_EXTH) !== 0, 'it has no EXTH block')
  const exthStart = RECORD.mobi + record.readUInt32BE(RECORD.mobiLength)
  const titleStart = record.readUInt32BE(RECORD.titleOffset)
  requireThat(
    titleStart >= exthStart + EXTH_HEADER_SIZE &&
      titleStart + record.readUInt32BE(RECORD.titleLength) <= record.length &&
      isText(record, exthStart, 'EXTH'),
    'its EXTH block is not before the title',
  )
  return { exthStart, titleStart }
}

/** @param block from the start of the EXTH block to the title */
function readEntries(block: Buffer): Entry[] {
  const end = block.readUInt32BE(4)
  requireThat(end <= block.length, 'its EXTH block overlaps the title')
  const entries: Entry[] = []
  let position = EXTH_HEADER_SIZE
  for (let i = block.readUInt32BE(8); i > 0; i--) {
    requireThat(position + ENTRY_HEADER_SIZE <= end, 'an EXTH entry is incomplete')
    const code = block.readUInt32BE(position)
    const next = position + block.readUInt32BE(position + 4)
    requireThat(next >= position + ENTRY_HEADER_SIZE && next <= end, `EXTH entry ${code} has an invalid length`)
    entries.push({ code, value: block.subarray(position + ENTRY_HEADER_SIZE, next) })
    position = next
  }
  requireThat(position === end, 'its EXTH block has the wrong length')
  return entries
}

function numbers(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4)
  for (const [i, value] of values.entries()) buffer.writeUInt32BE(value, i * 4)
  return buffer
}

/** An EXTH block, padded to a multiple of 4 bytes like the rest of its record. */
function writeEntries(entries: Entry[]): Buffer {
  const body = Buffer.concat(
    entries.flatMap(({ code, value }) => [numbers(code, value.length + ENTRY_HEADER_SIZE), value]),
  )
  const header = [Buffer.from('EXTH'), numbers(body.length + EXTH_HEADER_SIZE, entries.length)]
  return Buffer.concat([...header, body, Buffer.alloc(-body.length & 3)])
}

/** A copy of the file with another record, which can be longer or shorter. */
function replaceRecord(file: Buffer, offsets: readonly number[], index: number, record: Buffer): Buffer {
  const [first = 0] = offsets
  const start = offsets[index] ?? file.length
  const end = offsets[index + 1] ?? file.length
  const growth = record.length - (end - start)
  const palmDb = Buffer.from(file.subarray(0, first))
  for (const [i, offset] of offsets.entries()) {
    if (i > index) palmDb.writeUInt32BE(offset + growth, PALM_DB.records + i * PALM_DB.recordSize)
  }
  return Buffer.concat([palmDb, file.subarray(first, start), record, file.subarray(end)])
}

/** Codes of the entries that contain the number of a resource. */
const COVER_RESOURCE = 201
const THUMBNAIL_RESOURCE = 202

/**
 * Returns the file with another picture of its cover for libraries, or the same file if it has no cover.
 * @param shrink makes it of the cover: a JPEG with a JFIF header
 * @throws NotKf8Error
 */
export async function replaceThumbnail(file: Buffer, shrink: (cover: Buffer) => Promise<Buffer>): Promise<Buffer> {
  const offsets = readRecordOffsets(file)
  const record = file.subarray(offsets[0], offsets[1])
  const { exthStart, titleStart } = readHeaders(record)
  const entries = new Map(readEntries(record.subarray(exthStart, titleStart)).map(({ code, value }) => [code, value]))
  const [cover, thumbnail] = [entries.get(COVER_RESOURCE), entries.get(THUMBNAIL_RESOURCE)]
  if (!cover || !thumbnail) return file
  const indexOf = (value: Buffer) => {
    requireThat(value.length === 4, 'the number of a resource is not 4 bytes long')
    const index = record.readUInt32BE(RECORD.firstResource) + value.readUInt32BE(0)
    requireThat(index < offsets.length, 'its cover or thumbnail does not exist')
    return index
  }
  const coverIndex = indexOf(cover)
  const picture = file.subarray(offsets[coverIndex], offsets[coverIndex + 1])
  return replaceRecord(file, offsets, indexOf(thumbnail), await shrink(picture))
}

/**
 * Returns the file with these EXTH texts by code, which replace existing entries of the same code.
 * @throws NotKf8Error
 */
export function setExthTexts(file: Buffer, texts: Record<number, string>): Buffer {
  const offsets = readRecordOffsets(file)
  const record = file.subarray(offsets[0], offsets[1])
  const { exthStart, titleStart } = readHeaders(record)

  const kept = readEntries(record.subarray(exthStart, titleStart)).filter(({ code }) => !(code in texts))
  const added = Object.entries(texts).map(([code, text]) => ({ code: Number(code), value: Buffer.from(text) }))
  const exth = writeEntries([...kept, ...added])

  const mobi = Buffer.from(record.subarray(0, exthStart))
  mobi.writeUInt32BE(exthStart + exth.length, RECORD.titleOffset)
  return replaceRecord(file, offsets, 0, Buffer.concat([mobi, exth, record.subarray(titleStart)]))
}
