import { Readable } from 'node:stream'
import { type ReadableReader, TextReader, ZipWriter } from '@zip.js/zip.js'

export interface ZipEntry {
  /** Path in the archive, with slashes. */
  name: string
  /** A text, which is compressed, or a file that is compressed already. */
  content: string | { body: Readable; sizeBytes: number }
}

/** Known sizes keep the archive readable for programs without ZIP64 if it is below 4 GB. */
const fileReader = (body: Readable, size: number): ReadableReader & { size: number } => ({
  readable: Readable.toWeb(body),
  size,
})

/**
 * Returns a ZIP file as a stream. The next entry is requested when the previous one has been read, so memory is bounded.
 * The stream fails with the error of `entries`.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>): ReadableStream<Uint8Array> {
  const { promise: output, resolve } = Promise.withResolvers<TransformStreamDefaultController>()
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({ start: resolve })

  async function write() {
    const zip = new ZipWriter(writable, { useWebWorkers: false })
    for await (const { name, content } of entries) {
      if (typeof content === 'string') await zip.add(name, new TextReader(content))
      else await zip.add(name, fileReader(content.body, content.sizeBytes), { level: 0 })
    }
    await zip.close()
  }
  write().catch(async error => (await output).error(error))
  return readable
}
