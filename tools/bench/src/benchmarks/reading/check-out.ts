import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '@kahani/launcher/root'
import type { runProduct } from '@kahani/launcher/run-product'

const ARCHIVE_BYTES = 1024 ** 3
/** The module that starts the product, and its name in older commits. */
const ENTRIES = ['tools/launcher/src/run-product.ts', 'e2e/product.ts']

/** Checks out a commit into a folder of its own, with its packages. */
export async function checkOut(commit: string) {
  const root = await mkdtemp(join(tmpdir(), 'kahani-version-'))
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: ARCHIVE_BYTES })
  execFileSync('tar', ['-x', '-C', root], { input: archive })
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: root, stdio: 'ignore' })
  const entry = ENTRIES.map(path => join(root, path)).find(existsSync) ?? ''
  const product: { runProduct: typeof runProduct } = await import(entry)
  return { runProduct: product.runProduct, remove: () => rm(root, { recursive: true, force: true }) }
}
