import { expect, test } from 'vitest'
import { isReservedUsername } from './reserved-usernames.ts'

test.each([
  ...['kahani', 'Kahani', 'KAHANI 2026', 'kahani_support', 'Kahani-Official', 'the kahani team', 'officialkahani'],
  ...['support', 'Supp0rt', '$upport', 'admin', '4dm1n', 'adrnin', 'Administrator', 'administrator 1'],
  ...['k4hani', 'Káhání', 'ｋａｈａｎｉ', 'каһапі', 'Customer Care', 'कहानी', 'कहानी सहायता', 'एडमिन'],
])('%s is reserved', username => {
  expect(isReservedUsername(username)).toBe(true)
})

test.each(['asha', 'Meri Kahani', 'kahanilover', 'Adminath', 'Team Asha', 'आशा', 'मेरी कहानी', 'Анна', '2026', '桜'])(
  '%s is not reserved',
  username => {
    expect(isReservedUsername(username)).toBe(false)
  },
)
