import { basename } from 'node:path'
import { PRINT_FILES, type PrintFile } from '@kahani/contracts/preflight'
import type { PrintVersions } from '@kahani/contracts/prints'
import { type BlobStore, deleteFolder, isPartOfWrite } from '@kahani/service-kit/blobs/blob-store'
import { bookKey, newestVersion } from '../books/book-files.ts'
import { type BookFileType, PRINT_COVER, printPage } from '../editions.ts'
import type { PrintedCopies } from './printed-copies.ts'

/** Null for copies that were ordered before versions were stored: of a deleted story, the newest files are kept for them. */
type Version = string | null

const PRINTS = 'prints/'
export const keptFolder = (storyId: number) => `${PRINTS}${storyId}/`

/** The blob key of a file for the press that is kept for printed copies, apart from the books. */
export const keptFileKey = (storyId: number, version: Version, file: PrintFile) =>
  `${keptFolder(storyId)}${version === null ? '' : `${version}/`}${file}.pdf`

const KEPT_IMAGE = 'cover.jpg'
/** The blob key of the image of an ordered version's cover, for the family's list of copies. */
export const keptImageKey = (storyId: number, version: string) => `${keptFolder(storyId)}${version}/${KEPT_IMAGE}`
const isImage = (key: string) => basename(key) === KEPT_IMAGE

const KEY = /^prints\/(\d+)\/(?:([0-9a-f]{64})\/)?/
function parseKey(key: string): { storyId: number; version: Version } {
  const [, storyId, version = null] = KEY.exec(key) ?? []
  return { storyId: Number(storyId), version }
}

export const typeOf = (file: PrintFile, interior: BookFileType): BookFileType =>
  file === 'cover' ? PRINT_COVER : interior

interface KeptBook {
  storyId: number
  /** The type of the interiors of printed copies. */
  interior: BookFileType
}

/** Copies the files of a version from the books. @returns false if one is missing */
export async function keepFiles(
  blobs: BlobStore,
  { storyId, interior }: KeptBook,
  version: string,
  keptVersion: Version = version,
): Promise<boolean> {
  for (const file of PRINT_FILES) {
    const stored = await blobs.stream(bookKey(storyId, version, typeOf(file, interior)))
    if (!stored) return false
    await blobs.put(keptFileKey(storyId, keptVersion, file), stored.body)
  }
  return true
}

/** Copies the image of a version's cover from the books, if there is one. */
export async function keepImage(blobs: BlobStore, storyId: number, version: string): Promise<void> {
  const stored = await blobs.stream(bookKey(storyId, version, printPage(0)))
  if (stored) await blobs.put(keptImageKey(storyId, version), stored.body)
}

async function areKept(blobs: BlobStore, storyId: number, version: Version): Promise<boolean> {
  const infos = PRINT_FILES.map(file => blobs.info(keptFileKey(storyId, version, file)))
  return (await Promise.all(infos)).every(info => info !== null)
}

/** @returns false if files are missing */
async function keepVersion(blobs: BlobStore, book: KeptBook, version: Version): Promise<boolean> {
  const { storyId, interior } = book
  const source = version ?? (await newestVersion(blobs, storyId, interior))
  if (version !== null && (await areKept(blobs, storyId, version))) return true
  return source === undefined ? areKept(blobs, storyId, version) : keepFiles(blobs, book, source, version)
}

/**
 * Keeps the files of a deleted story that copies on order need, and deletes the others. Idempotent.
 * @returns the versions whose files are missing
 */
export async function keepOnly(blobs: BlobStore, book: KeptBook, versions: Version[]): Promise<Version[]> {
  const missing: Version[] = []
  for (const version of versions) if (!(await keepVersion(blobs, book, version))) missing.push(version)
  // The family's list shows no cover of a deleted story.
  const isKept = (key: string) => versions.includes(parseKey(key).version) && !isImage(key)
  await deleteFolder(blobs, keptFolder(book.storyId), isKept)
  return missing
}

const UNORDERED_RETENTION_MS = 24 * 60 * 60_000

/**
 * Deletes files that were kept more than a day ago and that no copy needs, and what interrupted writes left. The image of a cover
 * stays as long as the family's list shows it.
 */
export async function deleteUnorderedFiles(
  blobs: Pick<BlobStore, 'list' | 'delete'>,
  copies: Pick<PrintedCopies, 'listVersions'>,
): Promise<void> {
  const time = new Date(Date.now() - UNORDERED_RETENTION_MS)
  let needed: ({ storyId: number } & PrintVersions) | undefined
  for await (const { key, modifiedAt } of blobs.list(PRINTS)) {
    // An order may follow the check.
    if (modifiedAt >= time) continue
    const { storyId, version } = parseKey(key)
    if (needed?.storyId !== storyId) needed = { storyId, ...(await copies.listVersions(storyId)) }
    const isNeeded = [...needed.versions, ...(isImage(key) ? needed.shown : [])].includes(version)
    if (isPartOfWrite(key) || !isNeeded) await blobs.delete(key)
  }
}
