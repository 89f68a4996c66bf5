import { expect, test } from 'vitest'
import { mailtoLink } from './mailto-link.ts'

test('encodes the message, so that it cannot add recipients', () => {
  const link = mailtoLink('support@example.com', {
    name: 'Meera & Co',
    email: 'meera@example.com',
    subject: 'Help?&bcc=eve@example.com',
    message: 'नमस्ते\nA page is blank.',
  })
  const url = new URL(link)
  expect(url.pathname).toBe('support@example.com')
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(url.searchParams.get('subject')).toBe('Help?&bcc=eve@example.com')
  expect(url.searchParams.get('body')).toBe('नमस्ते\r\nA page is blank.\r\n\r\nMeera & Co\r\nmeera@example.com')
})
