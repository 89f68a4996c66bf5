import { expect, test } from 'vitest'
import { contentInInks } from './content-inks.ts'
import type { Inks } from './inks.ts'

const SOLID: Inks = [0, 0, 0, 255]
const ORANGE: Inks = [0, 102, 255, 0]

test('colours become inks before what they paint, and solid letters overprint', async () => {
  const content = `q 0 0 1 rg 1 0 0 RG
/G3 gs
0 0 m 9 9 l f
BT /F1 9 Tf (a \\) rg b) Tj ET
Q
BT <0102> Tj ET`
  const inksOf = async (_: unknown, use: string) => (use === 'text' ? SOLID : ORANGE)
  expect((await contentInInks(content, inksOf)).split('\n')).toEqual([
    'q',
    '/G3 gs',
    '0 0.4 1 0 k 0 0.4 1 0 K /Knockout gs',
    '0 0 m',
    '9 9 l',
    'f',
    'BT',
    '/F1 9 Tf',
    '0 0 0 1 k 0 0 0 1 K /Overprint gs',
    '(a \\) rg b) Tj',
    'ET',
    'Q',
    'BT',
    // Black until a colour is set.
    '/Knockout gs',
    '<0102> Tj',
    'ET',
  ])
})
