import { readFile } from 'node:fs/promises'
import { inTurn } from '../in-turn.ts'
import { replaceFile } from '../replace-file.ts'
import type { newOrder, Payment, Refund } from './entities.ts'
import type { Delivery } from './events.ts'

export type StoredOrder = ReturnType<typeof newOrder>

/** All that the stand-in knows, oldest first. */
export interface Books {
  orders: StoredOrder[]
  payments: Payment[]
  refunds: Refund[]
  /** Webhooks that nobody has taken yet. */
  deliveries: Delivery[]
}

export interface Store {
  /** As they stand in the file. Never to be changed in place. */
  readonly books: Books
  /** Changes the books, one change after the other. Where the work throws, or can't be written, nothing has changed. */
  change<T>(work: (books: Books) => T): Promise<T>
}

async function read(file: string): Promise<Books> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') {
      return { orders: [], payments: [], refunds: [], deliveries: [] }
    }
    throw new Error(`${file} can't be read; restore it, or remove it to begin anew`, { cause })
  }
}

/** Opens the books kept in one file. */
export async function openStore(file: string): Promise<Store> {
  let books = await read(file)
  const changing = inTurn()
  return {
    get books() {
      return books
    },
    change: work =>
      changing(async () => {
        const next = structuredClone(books)
        const result = work(next)
        await replaceFile(file, JSON.stringify(next))
        books = next
        return result
      }),
  }
}
