import { describe, expect, test } from 'vitest'
import { bruno, dadi, kiara, zoya } from '../../lib/family.fixture.ts'
import { birthMonthOf, birthOf, birthYears } from './birth-month.ts'
import { type MemberForm, memberFormOf, memberFormSchema } from './member-form.ts'

const errorsOf = (form: MemberForm) =>
  Object.fromEntries(
    memberFormSchema.safeParse(form).error?.issues.map(({ path, message }) => [path[0], message]) ?? [],
  )

describe('the form of a member', () => {
  test('asks for what each kind needs, and for the consent to keep the details of a child', () => {
    const name = 'Please enter a name'
    const [gender, consent] = ['Gender is required', 'We need your consent to keep what you enter about the child']
    expect(errorsOf(memberFormOf('child'))).toEqual({
      ...{ name, gender, birthMonth: 'Please choose the month and year of birth', detailsConsent: consent },
    })
    expect(errorsOf(memberFormOf('friend'))).toEqual({ name, gender, detailsConsent: consent })
    expect(errorsOf(memberFormOf('grown-up'))).toEqual({ name, gender, relation: 'Please choose who this is' })
    expect(errorsOf(memberFormOf('pet'))).toEqual({ name, pet: 'Please choose what kind of pet this is' })
  })

  test('sends a saved member as it is', () => {
    for (const member of [kiara, dadi, zoya, bruno]) {
      const { id, createdAt, consent, hasSheet, ...rest } = member
      const { age, ...input } = { age: null, ...rest }
      expect(memberFormSchema.parse(memberFormOf(member))).toEqual(input)
    }
  })

  test('knows the gender of a grandmother, and asks for that of a teacher', () => {
    const form: MemberForm = { ...memberFormOf('grown-up'), name: 'Dadi', relation: 'grandmother' }
    expect(memberFormSchema.parse(form)).toMatchObject({ gender: 'girl' })
    expect(errorsOf({ ...form, relation: 'teacher' })).toEqual({ gender: 'Gender is required' })
  })
})

test('a month of birth is a month and a year, of which one is not enough', () => {
  expect(birthMonthOf({ birthMonth: '03', birthYear: '2021' })).toBe('2021-03')
  expect(birthOf('2021-03')).toEqual({ birthMonth: '03', birthYear: '2021' })
  expect(birthOf(null)).toEqual({ birthMonth: '', birthYear: '' })
  const year = { ...memberFormOf('friend'), name: 'Zoya', gender: 'girl' as const, detailsConsent: true }
  expect(memberFormSchema.parse(year)).toMatchObject({ birthMonth: null })
  expect(errorsOf({ ...year, birthYear: '2021' })).toEqual({ birthMonth: 'Please choose the month and year of birth' })
  const years = birthYears(new Date('2026-11-27T12:00:00Z'))
  expect([years[0], years.at(-1)]).toEqual(['2026', '2009'])
})
