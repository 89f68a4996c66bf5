import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ORIGIN_PLACEHOLDER } from '@kahani/contracts/documents'
import type { Encoding } from '../proxy/compression.ts'

/** A document for one public URL. */
export interface Document {
  /** Differs for each encoding. */
  etag(encoding: Encoding | 'identity'): string
  body: Record<Encoding | 'identity', Buffer>
  /** CSP sources of the style elements that it contains. */
  styleSources: string[]
}

/** Of the highest quality: 0.1 s for the first request of a release, and 7 % fewer bytes than quality 9 for all later ones. */
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
}

const STYLE = /<style>(.*?)<\/style>/gs
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('base64')

async function readDocument(path: string, origin: string): Promise<Document> {
  const html = (await readFile(path, 'utf8')).replaceAll(ORIGIN_PLACEHOLDER, origin)
  const identity = Buffer.from(html)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, BROTLI),
    promisify(gzip)(identity, { level: constants.Z_BEST_COMPRESSION }),
  ])
  const hash = sha256(identity)
  return {
    body: { br, gzip: gz, identity },
    etag: encoding => `"${hash}-${encoding}"`,
    styleSources: [...html.matchAll(STYLE)].map(([, style = '']) => `'sha256-${sha256(style)}'`),
  }
}

/** Reads documents, and keeps them in memory until their file changes. */
export function createDocuments(publicUrl: URL) {
  const cached = new Map<string, { mtimeMs: number; document: Promise<Document> }>()

  /** @returns null if the file does not exist */
  return async function get(path: string): Promise<Document | null> {
    const file = await stat(path).catch(() => null)
    if (!file?.isFile()) return null
    const found = cached.get(path)
    if (found?.mtimeMs === file.mtimeMs) return found.document
    const document = readDocument(path, publicUrl.origin)
    cached.set(path, { mtimeMs: file.mtimeMs, document })
    document.catch(() => cached.delete(path))
    return document
  }
}
