import { rename, writeFile } from 'node:fs/promises'

/** Writes a file atomically, readable by its owner only. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const temporary = `${path}.part`
  await writeFile(temporary, text, { mode: 0o600 })
  await rename(temporary, path)
}
