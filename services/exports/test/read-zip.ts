import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import { packEpub } from '../src/formats/epub-package/pack-epub.ts'

/** Reads a ZIP file and verifies its checksums. @returns its files by path, in the order of the archive */
export async function readZip(file: Buffer): Promise<Map<string, Buffer>> {
  const reader = new ZipReader(new Uint8ArrayReader(file), { checkSignature: true, useWebWorkers: false })
  const files = new Map<string, Buffer>()
  for (const entry of await reader.getEntries()) {
    if (!entry.directory) files.set(entry.filename, Buffer.from(await entry.getData(new Uint8ArrayWriter())))
  }
  return files
}

/** A copy of an EPUB with another document instead of the first one whose path ends like this. */
export async function editEpub(epub: Buffer, ending: string, edit: (document: string) => string): Promise<Buffer> {
  const files = await readZip(epub)
  const path = [...files.keys()].find(name => name.endsWith(ending)) ?? ''
  files.set(path, Buffer.from(edit(String(files.get(path)))))
  files.delete('mimetype')
  return packEpub(files, new Date('2026-01-01'))
}
