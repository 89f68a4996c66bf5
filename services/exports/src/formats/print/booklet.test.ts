import { expect, test } from 'vitest'
import { bookletSides } from './booklet.ts'

test('the outermost sheet has the covers, and each back continues its front', () => {
  expect(bookletSides(8)).toEqual([
    [8, 1],
    [2, 7],
    [6, 3],
    [4, 5],
  ])
})
