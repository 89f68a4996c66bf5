import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest|txt)$/
/** Smaller files fit into one packet anyway. */
const MIN_BYTES = 1024

const VARIANTS = {
  '.br': (file: Buffer) =>
    promisify(brotliCompress)(file, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
      },
    }),
  '.gz': (file: Buffer) => promisify(gzip)(file, { level: constants.Z_BEST_COMPRESSION }),
}

/** Writes compressed variants beside the text files of a folder. The gateway compresses documents, after filling them. */
export async function compressFiles(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter(name => COMPRESSIBLE.test(name))
  await Promise.all(
    files.map(async name => {
      const path = join(folder, name)
      if ((await stat(path)).size < MIN_BYTES) return
      const file = await readFile(path)
      await Promise.all(
        Object.entries(VARIANTS).map(async ([suffix, compress]) => writeFile(path + suffix, await compress(file))),
      )
    }),
  )
}
