import { rename, writeFile } from 'node:fs/promises'

/** Puts a text in a file's place, for its owner alone; whoever reads meanwhile finds the old or the new, never a part. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const part = `${path}.part`
  await writeFile(part, text, { mode: 0o600 })
  await rename(part, path)
}
