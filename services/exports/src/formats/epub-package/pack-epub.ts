import { TextReader, Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'

const MEDIA_TYPE = 'application/epub+zip'

/** Packs the files of an EPUB, by path. The same files and date result in the same bytes. */
export async function packEpub(files: ReadonlyMap<string, string | Buffer>, date: Date): Promise<Buffer> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), {
    useWebWorkers: false,
    // ZIP files contain the time of a clock: that of UTC, wherever this runs.
    lastModDate: new Date(date.toISOString().replace('Z', '')),
    // Old reading programs know neither of them.
    extendedTimestamp: false,
    dataDescriptor: false,
  })
  // Reading programs look for it at the start of the file, uncompressed.
  await zip.add('mimetype', new TextReader(MEDIA_TYPE), { level: 0 })
  for (const [path, content] of files) {
    const reader = typeof content === 'string' ? new TextReader(content) : new Uint8ArrayReader(content)
    await zip.add(path, reader, /\.jpe?g$/.test(path) ? { level: 0 } : {})
  }
  return Buffer.from(await zip.close())
}
