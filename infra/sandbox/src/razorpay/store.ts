import { readFile } from 'node:fs/promises'
import { replaceFile } from '../replace-file.ts'
import { createSerialQueue } from '../serial-queue.ts'
import type { newOrder, Payment, Refund } from './entities.ts'
import type { Delivery } from './events.ts'

export type StoredOrder = ReturnType<typeof newOrder>

/** Everything that the fake stores, oldest first. */
export interface AccountData {
  orders: StoredOrder[]
  payments: Payment[]
  refunds: Refund[]
  /** Webhooks that have not been delivered yet. */
  deliveries: Delivery[]
}

export interface Store {
  /** The stored data. Must not be changed in place. */
  readonly data: AccountData
  /** Changes the data, one change at a time. Nothing changes if `work` throws or the file can't be written. */
  change<T>(work: (data: AccountData) => T): Promise<T>
}

async function read(file: string): Promise<AccountData> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') {
      return { orders: [], payments: [], refunds: [], deliveries: [] }
    }
    throw new Error(`${file} can't be read; restore it, or delete it to start from scratch`, { cause })
  }
}

/** Opens the file that stores the data. */
export async function openStore(file: string): Promise<Store> {
  let data = await read(file)
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
