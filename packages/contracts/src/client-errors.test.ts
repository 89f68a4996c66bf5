import { expect, test } from 'vitest'
import { clientErrorSchema } from './client-errors.ts'

const messageOf = (message: string) => clientErrorSchema.parse({ message }).message

test('what may identify a person is masked in a message and a stack', () => {
  expect(messageOf('No account for asha.rao+1@example.co.in')).toBe('No account for [email]')
  expect(messageOf("Can't read 'Mira’s moon' (\"Mira\", `Asha`, “Dadi”, ‘Nani’)")).toBe(
    "Can't read '…' (\"…\", `…`, “…”, ‘…’)",
  )
  expect(messageOf("'Mira's moon' is missing, isn't it")).toBe("'…' is missing, isn't it")
  expect(messageOf('Call +91 98765 43210')).toBe('Call [number]')
  expect(messageOf('No picture 0b9f3c1e-7d1a-4a53-9a55-0c7b0d8c2f11.png')).toBe('No picture [id].png')
  const stack =
    'at open (https://kahani.example/redeem-gift?token=a-b_c#x:1:2)\n at f (/assets/shop-DkJ3n2aB.js:12:345678)'
  expect(clientErrorSchema.parse({ message: 'x', stack }).stack).toBe(
    'at open (https://kahani.example/redeem-gift)\n at f (/assets/shop-DkJ3n2aB.js:12:345678)',
  )
})

test('long texts are cut, and other fields are dropped', () => {
  const report = clientErrorSchema.parse({
    ...{ message: 'x'.repeat(10_000), stack: 'y'.repeat(10_000), userId: 7 },
    ...{ route: '/story/12?page=2', release: 'a b' },
  })
  expect(report).toEqual({ message: 'x'.repeat(500), stack: 'y'.repeat(4_000) })
  for (const route of ['/', '/story/:id', '/admin/gmail-auth', '*', '/*']) {
    expect(clientErrorSchema.parse({ message: 'x', route, release: '1.2.3-abc' })).toHaveProperty('release')
  }
  expect(clientErrorSchema.parse({ message: 'x', route: '/story/:id' }).route).toBe('/story/:id')
  expect(() => messageOf(' ')).toThrow('An error has a message')
})
