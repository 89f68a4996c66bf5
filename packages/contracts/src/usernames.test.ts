import { describe, expect, test } from 'vitest'
import { usernameSchema } from './accounts.ts'

const messageOf = (name: string) => usernameSchema.safeParse(name).error?.issues[0]?.message

describe('a username', () => {
  test.for([
    ['asha', 'asha'],
    ['  Asha   Rao ', 'Asha Rao'],
    ['ａｓｈａ', 'asha'],
    ['asha\u00a0rao', 'asha rao'],
    ['आशा राव', 'आशा राव'],
    ['Asha आशा', 'Asha आशा'],
    ['மீரா_23', 'மீரா_23'],
    ['മീര', 'മീര'],
    ['Zoë-Ann', 'Zoë-Ann'],
    ['さくら桜', 'さくら桜'],
    ['Анна', 'Анна'],
  ])('%j is accepted as %j', ([text, name]) => {
    expect(usernameSchema.parse(text)).toBe(name)
  })

  test.for([
    ['a NUL', 'ash\0a'],
    ['a line break', 'asha\nrao'],
    ['a zero-width space', 'as\u200bha'],
    ['a zero-width joiner', 'as\u200dha'],
    ['a right-to-left override', 'ash\u202ea'],
    ['a soft hyphen', 'as\u00adha'],
    ['a Hangul filler', 'asha\u3164'],
    ['a braille blank', 'asha\u2800'],
    ['a tag character', 'asha\u{e0041}'],
    ['a lone surrogate', 'asha\ud83d'],
  ])('with %s is rejected', ([, name]) => {
    expect(messageOf(name as string)).toBe('Please use only letters, numbers and visible signs in your username')
  })

  test.for([
    ['a Cyrillic letter between Latin ones', 'аsha'],
    ['a Greek letter between Latin ones', 'rοhan'],
    ['a Malayalam letter between Latin ones', 'rഠhan'],
    ['a Cyrillic and a Latin word', 'аѕһа rao'],
    ['two Indian scripts', 'आशा மீரா'],
  ])('with %s is rejected', ([, name]) => {
    expect(messageOf(name as string)).toBe('Please write your username in one alphabet')
  })
})
