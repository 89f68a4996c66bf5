import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { createMessage, decrypt, encrypt, enums, type PartialConfig, readMessage } from 'openpgp'
import tar from 'tar-stream'
import { BackupError } from './backup-error.ts'

/** A file in a backup. */
export interface ArchiveEntry {
  name: string
  sizeBytes: number
  /** Read it before the next entry is requested. */
  body: AsyncIterable<Uint8Array>
}

// What every version of GnuPG can decrypt. Pictures don't get smaller by compression.
const CONFIG: PartialConfig = {
  preferredSymmetricAlgorithm: enums.symmetric.aes256,
  preferredCompressionAlgorithm: enums.compression.uncompressed,
  aeadProtect: false,
  // Passes on data before the check at the end, which then fails the stream. Callers keep nothing of such a stream.
  allowUnauthenticatedStream: true,
}

async function packEntries(entries: AsyncIterable<ArchiveEntry>, pack: tar.Pack): Promise<void> {
  for await (const { name, sizeBytes, body } of entries) await pipeline(body, pack.entry({ name, size: sizeBytes }))
  pack.finalize()
}

/** Packs files into a tar archive and encrypts it in the OpenPGP format, while it is read. */
export async function encryptArchive(entries: AsyncIterable<ArchiveEntry>, passphrase: string): Promise<Readable> {
  const pack = tar.pack()
  packEntries(entries, pack).catch(error => pack.destroy(error))
  const binary = Readable.toWeb(Readable.from(pack)) as ReadableStream<Uint8Array>
  const message = await createMessage({ binary, format: 'binary' })
  const encrypted = await encrypt({ message, passwords: [passphrase], format: 'binary', config: CONFIG })
  return Readable.fromWeb(encrypted as ReadableStream)
}

async function decryptStream(encrypted: Readable, passphrase: string): Promise<Readable> {
  try {
    const binaryMessage = Readable.toWeb(encrypted) as ReadableStream<Uint8Array>
    const message = await readMessage({ binaryMessage, config: CONFIG })
    const { data } = await decrypt({ message, passwords: [passphrase], format: 'binary', config: CONFIG })
    return Readable.fromWeb(data as ReadableStream)
  } catch (cause) {
    throw new BackupError('The passphrase is wrong, or the file is not a backup.', { cause })
  }
}

const damaged = (cause: unknown) => new BackupError('The backup is damaged or incomplete.', { cause })

async function* chunksOf(entry: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  try {
    yield* entry as AsyncIterable<Buffer>
  } catch (cause) {
    throw damaged(cause)
  }
}

/**
 * Decrypts an archive while its files are read.
 * @throws BackupError for a wrong passphrase before the first file; for damaged or truncated data after the last one at the
 *   latest, so what was read before must not be kept
 */
export async function* decryptArchive(encrypted: Readable, passphrase: string): AsyncGenerator<ArchiveEntry> {
  const decrypted = await decryptStream(encrypted, passphrase)
  const extract = tar.extract()
  const complete = pipeline(decrypted, extract)
  // An error also ends the iteration below.
  complete.catch(() => undefined)
  try {
    for await (const entry of extract) {
      yield { name: entry.header.name, sizeBytes: entry.header.size ?? 0, body: chunksOf(entry) }
      entry.resume()
    }
    await complete
  } catch (cause) {
    throw damaged(cause)
  }
}
