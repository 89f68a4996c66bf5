import { INDIAN_STATES } from '@kahani/messages/en/prints'
import { expect, test } from 'vitest'
import table from './pin-code-states.json'
import { otherStates, usualStates } from './pin-code-states.ts'

test('the table has every state, as the form spells it', () => {
  const states = Object.values(table.states).flat()
  expect([...new Set(states)].sort()).toEqual([...INDIAN_STATES].sort())
})

test.each([
  ['380001', 'Maharashtra', ['Gujarat']],
  ['560 001', 'Kerala', ['Karnataka']],
  ['403001', 'Maharashtra', ['Goa']],
  ['737101', 'West Bengal', ['Sikkim']],
  ['825301', 'Odisha', ['Bihar', 'Jharkhand']],
  ['194101', 'Punjab', ['Jammu and Kashmir', 'Ladakh']],
])('%s is not usually in %s', (pincode, state, usual) => {
  expect(otherStates({ pincode, state })).toEqual(usual)
})

test.each([
  ['380001', 'Gujarat'],
  ['396210', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['605001', 'Puducherry'],
  ['605001', 'Tamil Nadu'],
  ['673310', 'Puducherry'],
  ['682555', 'Lakshadweep'],
  ['744101', 'Andaman and Nicobar Islands'],
  ['507111', 'Andhra Pradesh'],
  ['194101', 'Ladakh'],
  ['160017', 'Chandigarh'],
])('%s can be in %s', (pincode, state) => {
  expect(otherStates({ pincode, state })).toEqual([])
})

test.each([
  ['900056', 'Delhi'],
  ['991234', 'Punjab'],
  ['290001', 'Kerala'],
  ['380001', ''],
  ['380001', 'Orissa'],
  ['380001', 'गुजरात'],
  ['', 'Gujarat'],
])('nothing is asked about %s in “%s”', (pincode, state) => {
  expect(otherStates({ pincode, state })).toEqual([])
})

test('a PIN code of the army is in no state', () => {
  expect(usualStates('900056')).toEqual([])
})
