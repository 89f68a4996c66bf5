import { expect, test } from 'vitest'
import { findWeakness } from './password-policy.ts'

const owner = { username: 'Asha Rao', email: 'asha.rao7@example.in' }

test.for(['password', 'PASSWORD', '123456', 'moonlight', 'ｐａｓｓｗｏｒｄ', 'krishna', 'Kahani2026!', 'bedtime#1'])(
  '%j is common',
  password => {
    expect(findWeakness(password, owner)).toBe('common')
  },
)

test.for(['Asha Rao', 'asha rao!', '2015asha rao', 'asha.rao7@example.in', 'asha.rao7', 'Asha.Rao99'])(
  '%j is the name or address of its owner',
  password => {
    expect(findWeakness(password, owner)).toBe('personal')
  },
)

test.for(['lantern!', 'asha rao and the moon', 'गुलाब की पंखुड़ी', '839201746513', 'x'.repeat(1_024)])(
  '%j is accepted',
  password => {
    expect(findWeakness(password, owner)).toBeNull()
  },
)

test('an address without letters does not make every password without letters personal', () => {
  expect(findWeakness('83920174', { username: '4711', email: '4711@example.in' })).toBeNull()
})
