import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { runProduct } from '@kahani/e2e/product'
import { ROOT } from '@kahani/launcher/root'

const ARCHIVE_BYTES = 1024 ** 3

/** Checks out a commit into a folder of its own, with its packages. */
export async function checkOut(commit: string) {
  const root = await mkdtemp(join(tmpdir(), 'kahani-version-'))
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: ARCHIVE_BYTES })
  execFileSync('tar', ['-x', '-C', root], { input: archive })
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: root, stdio: 'ignore' })
  const product: { runProduct: typeof runProduct } = await import(join(root, 'e2e/product.ts'))
  return { runProduct: product.runProduct, remove: () => rm(root, { recursive: true, force: true }) }
}
