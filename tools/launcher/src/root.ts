import { join, resolve } from 'node:path'

/** Root folder of the checkout. */
export const ROOT = resolve(import.meta.dirname, '../../..')

/** Path of Node, or of a tool that is installed in the checkout. */
export const toolPath = (name: string) => (name === 'node' ? process.execPath : join(ROOT, 'node_modules/.bin', name))
