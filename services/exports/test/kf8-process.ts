// A worker process: opens a work folder in a folder and converts a book in it. It exits when its standard input closes.
import { createLogger } from '@kahani/service-kit/logger'
import { createConverter } from '../src/formats/kf8/converter.ts'
import { openWorkFolder } from '../src/work-folder.ts'

const [parent = '', converter = ''] = process.argv.slice(2)
const workFolder = await openWorkFolder(createLogger('test', 'silent'), parent)
const convert = createConverter({ find: async () => converter, path: process.env.PATH ?? '', workFolder })
process.stdin.resume().on('end', () => process.exit())
await convert(Buffer.from('book'), { signal: new AbortController().signal, setProgress: () => undefined })
