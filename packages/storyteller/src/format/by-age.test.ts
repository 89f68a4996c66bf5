import { expect, test } from 'vitest'
import { type ByAge, forAge } from './by-age.ts'

interface Data {
  zoom?: number
  objects: readonly { what: string; size?: number }[]
}

test('a part by age is chosen by the range that includes the age, or else', () => {
  const data: ByAge<Data> = {
    zoom: { '2-6': 0.8, else: 1 },
    objects: { '4-12': [{ what: 'bell', size: { '10-12': 2, else: 1 } }], else: [] },
  }
  expect(forAge(data, '2-3')).toEqual({ zoom: 0.8, objects: [] })
  expect(forAge(data, '4-6')).toEqual({ zoom: 0.8, objects: [{ what: 'bell', size: 1 }] })
  expect(forAge(data, '10-12')).toEqual({ zoom: 1, objects: [{ what: 'bell', size: 2 }] })
})

test('a part that an age does not have is left out', () => {
  const data: ByAge<Data> = { zoom: { '7-9': 2 }, objects: [{ '2-3': { what: 'bell' } }, { what: 'kite' }] }
  expect(forAge(data, '2-3')).toEqual({ objects: [{ what: 'bell' }, { what: 'kite' }] })
  expect(forAge(data, '7-9')).toEqual({ zoom: 2, objects: [{ what: 'kite' }] })
})
