import { expect, test } from 'vitest'
import { isNear, withBlouse } from './cloth-colours.ts'
import { wear } from './outfit.ts'

const sari = (top: string) => wear({ top, skirt: '#f0d08a', accessories: ['pleats'] })

test('the blouse of a sari is told from the skin', () => {
  const skin = '#c98f5f'
  expect(isNear(withBlouse(sari('#d08a5f'), skin).top, skin)).toBe(false)
  expect(withBlouse(sari('#3f7f86'), skin).top).toBe('#3f7f86')
  const shirt = wear({ top: '#d08a5f', accessories: [] })
  expect(withBlouse(shirt, skin)).toBe(shirt)
})
