import { resolve } from 'node:path'

/** Root folder of the checkout. */
export const ROOT = resolve(import.meta.dirname, '../../..')
