import { expect, test } from 'vitest'
import { createGiftCodes } from './gift-codes.ts'

const codes = createGiftCodes(['newer', 'older'])

test('a code is verified as it is typed, with any key', () => {
  for (const id of [1, 31, 1_024, 123_456_789]) {
    const code = codes.create(id)
    expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}(-[0-9A-Z]{1,4})?$/)
    expect(codes.verify(code)).toBe(id)
    expect(codes.verify(` ${code.replaceAll('-', ' ').toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')}`)).toBe(
      id,
    )
    expect(codes.verify(createGiftCodes(['older']).create(id))).toBe(id)
    expect(createGiftCodes(['other']).verify(code)).toBeNull()
  }
})

test('a modified code and anything else are invalid', () => {
  const code = codes.create(7).replaceAll('-', '')
  for (let i = 0; i < code.length; i++) {
    const other = code[i] === 'Z' ? 'Y' : 'Z'
    expect(codes.verify(code.slice(0, i) + other + code.slice(i + 1))).toBeNull()
  }
  for (const wrong of ['', code.slice(1), `0${code}`, 'a-link-token_of-43-characters-in-base64url']) {
    expect(codes.verify(wrong)).toBeNull()
  }
})
