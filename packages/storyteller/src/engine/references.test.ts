import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const ELDER = /\b(?:Ma|Nani|Dadi|Papa|Nana|Dada)\b|\{[Ee]lder\}/
const REFERENCE = /\b(?:she|he|him|his|her)\b/i
const sourceFolder = new URL('..', import.meta.url)

test('a sentence that may be told without the one before does not refer to whom only that one names', () => {
  const faults = globSync('{tales,frames,ideas,quiet}/*/en.yaml', { cwd: sourceFolder }).flatMap(file => {
    const { pages = {} } = parse(readFileSync(new URL(file, sourceFolder), 'utf8')) as Prose
    return Object.entries(pages).flatMap(([age, beats]) =>
      Object.entries(beats).flatMap(([beat, lines]) =>
        lines
          .filter((line, at) => {
            const always = JSON.stringify(lines.slice(0, at).filter(each => !isOptional(each)))
            const text = JSON.stringify(line).replace(/\{[^}]*\}/g, '')
            const mayLackIt = isOptional(line) && isOptional(lines[at - 1])
            return mayLackIt && REFERENCE.test(text) && !ELDER.test(JSON.stringify(line)) && !ELDER.test(always)
          })
          .map(line => `${file} ${age} ${beat}: ${JSON.stringify(line)}`),
      ),
    )
  })
  expect(faults).toEqual([])
})

interface Prose {
  pages?: Record<string, Record<string, unknown[]>>
}

const isOptional = (line: unknown) => typeof line === 'object' && line !== null && 'maybe' in line
