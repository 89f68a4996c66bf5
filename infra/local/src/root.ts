import { resolve } from 'node:path'

/** The checkout's folder. */
export const ROOT = resolve(import.meta.dirname, '../../..')
