import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { unpackWoff } from './woff.ts'

const woff = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource/dynapuff/files/dynapuff-latin-700-normal.woff'),
)

test('unpacks all tables to the size that the header announces', () => {
  const font = unpackWoff(woff)
  expect(font.length).toBe(woff.readUInt32BE(16))
  expect(font.readUInt16BE(4)).toBe(woff.readUInt16BE(12))
})

test('refuses other files', () => {
  expect(() => unpackWoff(Buffer.from('wOF2 and more'))).toThrow('Expected a WOFF 1.0 font')
})
