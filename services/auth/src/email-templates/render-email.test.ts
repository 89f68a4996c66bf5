import type { EmailContent } from '@kahani/contracts/mails'
import { PRINT_STATUSES } from '@kahani/contracts/prints'
import { describe, expect, test } from 'vitest'
import { createEmailRenderer } from './render-email.ts'

const compose = createEmailRenderer('https://kahani.example')
const orderNumber = 'KH-7Q4M-9XTR-2BWD'
const price = { amount: 12_345_650, currency: 'INR' } as const
const AMOUNT = '₹1,23,456.50'
const paidAt = '2026-11-20T20:15:00.000Z'

const receipt: EmailContent = { kind: 'receipt', orderNumber, packageId: 'printed', price, paidAt }
const gift = { kind: 'gift', packageId: 'digital', senderName: 'Dadi', message: null, token: 'a-b_c' } as const
const giftReceipt: EmailContent = {
  ...{ kind: 'gift-receipt', orderNumber, packageId: 'single_printed', price, paidAt },
  ...{ recipientName: 'Riya', recipientEmail: 'riya@example.in' },
}
const print = (status: (typeof PRINT_STATUSES)[number], more = {}): EmailContent => ({
  ...{ kind: 'print', status, printNumber: 12, storyId: 34, courier: 'Blue Dart', trackingNumber: 'BD4711' },
  order: { orderNumber, price, paidAt },
  ...more,
})
const refund: EmailContent = { kind: 'refund', orderNumber, refunded: price, stories: 2, printedCopies: 1 }
const paidTwice: EmailContent = { kind: 'paid-twice', orderNumber, refunded: price }

const both = (letter: EmailContent) => {
  const { subject, text, html } = compose(letter, 'Asha')
  return { subject, text, html, parts: [text, html] }
}
const expectInBothParts = (letter: EmailContent, words: string[]) => {
  for (const part of both(letter).parts) for (const word of words) expect(part).toContain(word)
}

describe('each letter', () => {
  const letters = [receipt, gift, giftReceipt, ...PRINT_STATUSES.map(status => print(status)), refund, paidTwice]

  test('has a subject, a text part and an HTML part that greets its reader and names support', () => {
    for (const letter of letters) {
      const { subject, parts } = both(letter)
      expect(subject).toMatch(/^.{10,120}$/)
      for (const part of parts) expect(part).toContain('Dear Asha,')
      for (const part of parts) expect(part).toContain('support@kahani.example')
    }
    expect(new Set(letters.map(letter => both(letter).subject)).size).toBe(letters.length)
  })

  test('writes its amount as it is read in India', () => {
    for (const letter of [receipt, giftReceipt, print('placed'), print('cancelled'), refund, paidTwice]) {
      expectInBothParts(letter, [AMOUNT])
    }
  })
})

test('a receipt says what was bought, when in India, and leads to the next story', () => {
  expectInBothParts(receipt, [orderNumber, 'Printed Collection', '3 story credits and 3 printed booklets'])
  expectInBothParts(receipt, ['21 November 2026', '1:45 am IST', 'https://kahani.example/create-story'])
  expectInBothParts({ ...receipt, packageId: 'single_digital' }, ['1 story credit'])
})

test('a gift says from whom it is and leads to its redeeming', () => {
  expectInBothParts(gift, ['Dadi has given you Digital Collection: 5 story credits.'])
  expectInBothParts(gift, ['https://kahani.example/redeem-gift?token=a-b_c'])
  expect(both(gift).text).not.toContain('Personal message')
})

test('the giver is told for whom the gift is', () => {
  expectInBothParts(giftReceipt, [orderNumber, 'Riya', 'riya@example.in', '1 story credit and 1 printed booklet'])
})

test('each step of a printed copy tells what comes next', () => {
  expectInBothParts(print('placed'), [
    orderNumber,
    '1-3 business days',
    '5-7 business days',
    'https://kahani.example/story/34',
  ])
  expectInBothParts(print('placed', { order: null }), ['Free with your package'])
  expectInBothParts(print('shipped'), ['Blue Dart', 'BD4711'])
  expectInBothParts(print('returned'), ['arrange a new delivery', 'extra charge'])
  expectInBothParts(print('cancelled'), ['3-5 business days', '5-10 days'])
  expect(both(print('cancelled', { order: null })).text).not.toContain('refund')
})

test('a refund says what was taken back, where something was', () => {
  expectInBothParts(refund, ['2 story credits and 1 printed booklet', '3-5 business days', '5-10 days'])
  expect(both({ ...refund, stories: 0, printedCopies: 0 }).text).not.toMatch(/removed/i)
})

describe('what a giver writes', () => {
  const written = (message: string, senderName = 'Dadi') => both({ ...gift, message, senderName })

  test('is text in the HTML, with its line breaks', () => {
    const { html, text } = written('Hello,\r\n<script>steal()</script> & "you"')
    expect(html).toContain('Hello,<br>&lt;script&gt;steal()&lt;/script&gt; &amp; &quot;you&quot;')
    expect(text).toContain('> Hello,\n> <script>steal()</script> & "you"')
  })

  test('makes no link, also not by itself in a mail program', () => {
    const { html, text } = written('http://evil.example, www.evil.example or eve@evil.example. See you at 10.30!')
    for (const part of [html, text]) expect(part).not.toMatch(/https?:\/\/evil|\w\.evil|evil\.example|eve@evil/)
    expect(html.match(/href="[^"]*"/g)).toEqual(Array(2).fill('href="https://kahani.example/redeem-gift?token=a-b_c"'))
  })

  test('turns nothing around and breaks out of no line', () => {
    const { subject, text } = written('one \u202eowt\u0000', 'Dadi\r\nBcc: eve\u202e')
    expect(subject).toBe('Dadi Bcc: eve has sent you a gift from Kahani')
    expect(text).toContain('> one owt\n')
  })

  test('keeps its scripts and its emoji', () => {
    const message = 'नमस्ते, क्‍या हाल है? 👨‍👩‍👧 ❤️'
    for (const part of written(message).parts) expect(part).toContain(message)
  })
})
