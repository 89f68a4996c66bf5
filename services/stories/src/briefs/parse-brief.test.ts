import type { HttpError } from '@kahani/service-kit/http-error'
import { describe, expect, test } from 'vitest'
import { parseBrief } from './parse-brief.ts'

const MB = 1024 * 1024
const asha = { characterName: 'Asha', characterAge: '4-6', characterGender: 'girl', photoConsent: true }
const photo = (base64: string) => `data:image/jpeg;base64,${base64}`
const parse = (body: unknown) => parseBrief(Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)))

function statusOf(body: unknown): number {
  try {
    parse(body)
    return 200
  } catch (error) {
    return (error as { statusCode: number }).statusCode
  }
}

describe('the body of a story', () => {
  test('may have one long string, its photo, with or without escaped slashes', () => {
    const bytes = Buffer.alloc(300 * 1024, 'a photo/?>')
    const body = JSON.stringify({ ...asha, friendName: 'K"abir\\', characterPhoto: photo(bytes.toString('base64')) })
    const plain = parse(body)
    expect(plain.brief).toMatchObject({ characterName: 'Asha', friendName: 'K"abir\\' })
    expect(bytes.equals(plain.photo ?? Buffer.alloc(0))).toBe(true)
    expect(body.includes('/')).toBe(true)
    const escaped = parse(body.replaceAll('/', '\\/'))
    expect([escaped.hash, bytes.equals(escaped.photo ?? Buffer.alloc(0))]).toEqual([plain.hash, true])
    expect(parse({ ...asha, characterPhoto: photo('AAAA') }).hash).not.toBe(plain.hash)
  })

  test('is refused with 400, and not cut, if a text is too long or has letters that no book can show', () => {
    const issuesOf = (body: unknown) => {
      try {
        parse(body)
        return []
      } catch (error) {
        const { statusCode, message, issues } = error as HttpError & { issues: object[] }
        return [statusCode, message, ...issues]
      }
    }
    const tooLong = 'Please keep this under 40 characters'
    expect(issuesOf({ ...asha, characterName: 'W'.repeat(41) })).toEqual([
      400,
      tooLong,
      { path: 'characterName', message: tooLong },
    ])
    const fields = ['characterName', 'friendName', 'customCharacter', 'customTheme', 'customValue', 'specialMessage']
    for (const path of fields) {
      const message = 'Our books can’t show გ ი yet. Please write this in other letters.'
      expect(issuesOf({ ...asha, [path]: 'Nino გიგი' })).toEqual([400, message, { path, message }])
    }
    expect(parse({ ...asha, characterName: 'क्षि'.repeat(40) }).brief.characterName).toBe('क्षि'.repeat(40))
  })

  test('is refused with 413 if anything else is long', () => {
    const long = 'a'.repeat(300 * 1024)
    const bodies = [
      { ...asha, characterPhoto: photo(long), friendName: long },
      { ...asha, friendName: long },
      { ...asha, nested: { characterPhoto: photo(long) } },
      { ...asha, [long]: 1 },
      { ...asha, characterPhoto: photo(long), list: Array(50_000).fill('aaaa') },
      { ...asha, characterPhoto: `${photo(long)}"${long}` },
      long,
      `"${long}"`,
      `{"characterPhoto":"${photo(long)}`,
      ' '.repeat(MB),
      '"'.repeat(MB),
      '\\"'.repeat(MB),
      `${JSON.stringify({ ...asha, characterPhoto: photo(long) })}${' '.repeat(MB)}`,
    ]
    expect(bodies.map(statusOf)).toEqual(bodies.map(() => 413))
  })

  test('is refused with 400 if it is malformed, nested deep, changes prototypes, or is invalid', () => {
    const long = 'a'.repeat(MB)
    const bodies = [
      '',
      '{',
      'null',
      '[]',
      '['.repeat(10 * MB),
      '{"a":'.repeat(10_000),
      JSON.stringify({ ...asha, characterPhoto: photo(long) }).slice(0, -1),
      '{"__proto__":{"premium":true}}',
      '{"constructor":{"prototype":{"premium":true}}}',
      { ...asha, characterPhoto: 'https://example.in/photo.jpg' },
      { ...asha, characterPhoto: photo('a'.repeat(10_000_000)) },
      { ...asha, friendName: 'a\0b' },
    ]
    expect(bodies.map(statusOf)).toEqual(bodies.map(() => 400))
  })
})
