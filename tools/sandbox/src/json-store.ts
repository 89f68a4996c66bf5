import { readFile } from 'node:fs/promises'
import { replaceFile } from './replace-file.ts'
import { createSerialQueue } from './serial-queue.ts'

export interface JsonStore<T> {
  /** The stored data. Must not be changed in place. */
  readonly data: T
  /** Changes the data, one change at a time. Nothing changes if `work` throws or the file can't be written. */
  change<R>(work: (data: T) => R): Promise<R>
}

async function read<T>(file: string, initial: T): Promise<T> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return initial
    throw new Error(`${file} can't be read; restore it, or delete it to start from scratch`, { cause })
  }
}

/** Opens the file that stores the data. @param initial the data if there is no file */
export async function openJsonStore<T>(file: string, initial: T): Promise<JsonStore<T>> {
  let data = await read(file, initial)
  const enqueue = createSerialQueue()
  return {
    get data() {
      return data
    },
    change: work =>
      enqueue(async () => {
        const next = structuredClone(data)
        const result = work(next)
        await replaceFile(file, JSON.stringify(next))
        data = next
        return result
      }),
  }
}
