import type { EmailContent } from '@kahani/contracts/emails'
import { PRINT_STATUSES } from '@kahani/contracts/prints'
import { emailMessages } from '@kahani/messages/en/emails'
import { describe, expect, test } from 'vitest'
import { createEmailRenderer } from './render-email.ts'

const renderEmail = createEmailRenderer('https://kahani.example')
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
  ...{ title: 'Asha and the Lamp', shippingAddress: 'Meera Rao, 14 Lake Road, Pune' },
  ...more,
})
const refund: EmailContent = { kind: 'refund', orderNumber, refunded: price, stories: 2, printedCopies: 1 }
const cover = { jpeg: Buffer.from('a JPEG').toString('base64'), altText: 'Asha & a "lamp" on the river' }
const storyReady: EmailContent = { kind: 'story-ready', storyId: 34, title: 'Asha <3 the زارا River', cover }
const paidTwice: EmailContent = { kind: 'paid-twice', orderNumber, refunded: price }

const render = (content: EmailContent) => {
  const { subject, text, html } = renderEmail(content, 'Asha')
  return { subject, text, html, parts: [text, html] }
}
const expectInBothParts = (content: EmailContent, texts: string[]) => {
  for (const part of render(content).parts) for (const text of texts) expect(part).toContain(text)
}

describe('every email', () => {
  const contents = [
    receipt,
    gift,
    giftReceipt,
    ...PRINT_STATUSES.map(status => print(status)),
    refund,
    paidTwice,
    storyReady,
    { kind: 'story-failed' } as const,
    { kind: 'new-address', token: 'a-b_c' } as const,
    { kind: 'address-in-use' } as const,
    { kind: 'address-changed', at: paidAt } as const,
  ]

  test('has a unique subject, a greeting and the support address, in text and HTML', () => {
    for (const content of contents) {
      const { subject, parts } = render(content)
      expect(subject).toMatch(/^.{10,120}$/)
      for (const part of parts) expect(part).toContain('Dear Asha,')
      for (const part of parts) expect(part).toContain('support@kahani.example')
    }
    expect(new Set(contents.map(content => render(content).subject)).size).toBe(contents.length)
  })

  test('formats amounts the Indian way', () => {
    for (const content of [receipt, giftReceipt, print('placed'), print('cancelled'), refund, paidTwice]) {
      expectInBothParts(content, [AMOUNT])
    }
  })
})

test('a receipt shows the purchase with its Indian time, and links to the next story', () => {
  expectInBothParts(receipt, [orderNumber, 'Printed Collection', '3 story credits and 3 printed booklets'])
  expectInBothParts(receipt, ['21 November 2026', '1:45 am IST', 'https://kahani.example/create-story'])
  expectInBothParts({ ...receipt, packageId: 'single_digital' }, ['1 story credit'])
})

test('a gift shows its sender and links to its redemption', () => {
  expectInBothParts(gift, ['Dadi gave you Digital Collection: 5 story credits.'])
  expectInBothParts(gift, ['https://kahani.example/redeem-gift?token=a-b_c'])
  expect(render(gift).text).not.toContain('Personal message')
})

test('a gift has a picture, and says what it holds and what to do where pictures are blocked', () => {
  const { html, text } = render(gift)
  expect(html).toMatch(new RegExp(`<img src="cid:picture@kahani" alt="${emailMessages.pictures.gift}" width="556"`))
  expect(renderEmail(gift, 'Asha').pictures).toEqual([
    { cid: 'picture@kahani', filename: 'picture.jpg', jpeg: expect.any(Buffer) },
  ])
  expect(text).not.toContain('cid:')
  expectInBothParts(gift, ['5 story credits', 'Open your gift', 'Sign in or create a free account'])
})

test('a sender in a right-to-left script does not turn the sentences around, and a message keeps its direction', () => {
  const { subject, text, html } = render({
    ...gift,
    senderName: 'یوسف خان',
    message: 'پیاری زارا، شب بخیر۔\n\nزارا, 5 stars for you!',
  })
  expect(subject).toBe('\u2067یوسف خان\u2069 sent you a gift from Kahani')
  expect(text).toContain('\u2067یوسف خان\u2069 gave you Digital Collection')
  expect(text).toContain('> پیاری زارا، شب بخیر۔\n>\n> \u2067زارا\u2069, 5 stars for you!')
  expect(html).toContain('<html lang="en" dir="ltr">')
  expect(html).toContain('<bdi dir="rtl">یوسف خان</bdi> gave you Digital Collection')
  expect(html).toContain(
    '<div dir="rtl">پیاری زارا، شب بخیر۔</div><div dir="ltr"><br></div>' +
      '<div dir="ltr"><bdi dir="rtl">زارا</bdi>, 5 stars for you!</div>',
  )
})

test('a gift receipt shows the recipient', () => {
  expectInBothParts(giftReceipt, [orderNumber, 'Riya', 'riya@example.in', '1 story credit and 1 printed booklet'])
})

test('a gift receipt says when a gift for a later day is sent, and links to the gifts', () => {
  expectInBothParts(giftReceipt, ['We are sending Riya an email', 'https://kahani.example/gifts'])
  const later = { ...giftReceipt, deliverAt: '2026-12-24T02:30:00.000Z' } as EmailContent
  expectInBothParts(later, [
    'On 24 December 2026 at 8 in the morning, Indian time, we will send Riya an email',
    'Until then',
  ])
  expect(render(later).text).not.toMatch(/on its way|are sending/)
})

test('an email about a printed copy shows the cover of its story, which links to it until it is cancelled', () => {
  const { html } = render(print('shipped', { cover }))
  expect(html).toMatch(
    /<a href="https:\/\/kahani\.example\/story\/34"><img [^>]*src="cid:cover@story" alt="Asha &amp; a/,
  )
  expect(renderEmail(print('shipped', { cover }), 'Asha').pictures).toHaveLength(1)
  const cancelled = render(print('cancelled', { cover })).html
  expect([cancelled.includes('cid:cover@story'), cancelled.includes('/story/34')]).toEqual([true, false])
  expect(render(print('shipped', { cover: null })).html).not.toMatch(/<img|cid:/)
})

test('each status of a printed copy explains what happens next', () => {
  expectInBothParts(print('placed'), [
    orderNumber,
    '1-3 business days',
    '5-7 business days',
    'https://kahani.example/story/34',
  ])
  expectInBothParts(print('placed', { order: null }), ['Free with your package'])
  for (const status of PRINT_STATUSES) expectInBothParts(print(status), ['Asha and the Lamp'])
  for (const status of ['placed', 'processing', 'shipped', 'delivered', 'returned'] as const)
    expectInBothParts(print(status), ['Meera Rao, 14 Lake Road, Pune'])
  // An earlier version of the service sends neither, and they can be deleted.
  expect(render(print('placed', { title: null, shippingAddress: undefined })).text).not.toMatch(/address:|null/)
  expectInBothParts(print('shipped'), ['Blue Dart', 'BD4711'])
  expect(render(print('shipped')).text).toMatch(/Track your parcel:\nhttps:\/\/www\.bluedart\.com\/.*=BD4711\n/)
  expectInBothParts(print('shipped', { courier: 'India Post' }), ['https://kahani.example/story/34'])
  expectInBothParts(print('returned'), ['arrange a new delivery', 'extra charge'])
  expectInBothParts(print('cancelled'), ['3-5 business days', '5-10 days'])
  expect(render(print('cancelled', { order: null })).text).not.toContain('refund')
  expect(render(print('cancelled')).text).not.toMatch(/story\/34|Your story/)
})

describe('the email about a finished story', () => {
  test('shows its title and its cover, and links to it', () => {
    expectInBothParts(storyReady, ['Your picture book is ready!', 'https://kahani.example/story/34'])
    const { subject, text, html } = render(storyReady)
    expect(text).toContain('\n\nAsha <3 the \u2067زارا\u2069 River\n\n')
    expect(html).toContain('Asha &lt;3 the <bdi dir="rtl">زارا</bdi> River</p>')
    expect(html).toMatch(/<img [^>]*src="cid:cover@story" alt="Asha &amp; a &quot;lamp&quot; on the river" width="320"/)
    expect(renderEmail(storyReady, 'Asha').pictures).toEqual([
      { cid: 'cover@story', filename: 'cover.jpg', jpeg: Buffer.from('a JPEG') },
    ])
    // Others may see these on a screen.
    expect(`${subject}${/<div style="display:none[^>]*>(.*?)<\/div>/.exec(html)?.[1]}`).toBe(
      'Your picture book is ready to readThe pictures are finished.',
    )
  })

  test('does without a cover that failed, and without a title from an earlier version', () => {
    const { text, html } = render({ ...storyReady, title: '', cover: null })
    expect(html).not.toMatch(/<img|cid:/)
    expect(text).toContain('ready for bedtime.\n\nOpen the story:')
    expect(renderEmail({ ...storyReady, cover: null }, 'Asha')).not.toHaveProperty('pictures')
  })
})

test('a refund lists the revoked credits, if any', () => {
  expectInBothParts(refund, ['2 story credits and 1 printed booklet', '3-5 business days', '5-10 days'])
  expect(render({ ...refund, stories: 0, printedCopies: 0 }).text).not.toMatch(/removed/i)
})

test('the email about a deleted account states what is kept and what is cancelled', () => {
  const kept = { orders: 2, printedCopiesInTransit: 1, printedCopiesCancelled: 1, keptUntil: '2035-03-31' }
  const texts = [
    '2 orders',
    'until 31 March 2035',
    'still on the way to you',
    'print files',
    '60 days at most',
    'is refunded',
  ]
  expectInBothParts({ kind: 'account-deleted', kept }, texts)
})

describe('the message of a gift', () => {
  const renderMessage = (message: string, senderName = 'Dadi') => render({ ...gift, message, senderName })

  test('is escaped in HTML, with its line breaks', () => {
    const { html, text } = renderMessage('Hello,\r\n<script>steal()</script> & "you"')
    expect(html).toContain(
      '<div dir="ltr">Hello,</div><div dir="ltr">&lt;script&gt;steal()&lt;/script&gt; &amp; &quot;you&quot;</div>',
    )
    expect(text).toContain('> Hello,\n> <script>steal()</script> & "you"')
  })

  test('contains no text that email clients turn into links', () => {
    const { html, text } = renderMessage('http://evil.example, www.evil.example or eve@evil.example. See you at 10.30!')
    for (const part of [html, text]) expect(part).not.toMatch(/https?:\/\/evil|\w\.evil|evil\.example|eve@evil/)
    expect(html.match(/href="[^"]*"/g)).toEqual(Array(2).fill('href="https://kahani.example/redeem-gift?token=a-b_c"'))
  })

  test('cannot change the text direction or add a header', () => {
    const { subject, text } = renderMessage('one \u202eowt\u0000', 'Dadi\r\nBcc: eve\u202e')
    expect(subject).toBe('Dadi Bcc: eve sent you a gift from Kahani')
    expect(text).toContain('> one owt\n')
  })

  test('keeps other scripts and emoji', () => {
    const message = 'नमस्ते, क्‍या हाल है? 👨‍👩‍👧 ❤️'
    for (const part of renderMessage(message).parts) expect(part).toContain(message)
  })
})

describe('a newsletter', () => {
  const body = 'Dear families,\r\nit rains.\n \n\u202eRead <b>https://kahani.example/shop?a=1&b=2</b>.'
  const newsletter = (token: string | null) =>
    renderEmail({ kind: 'newsletter', subject: 'Monsoon\nstories', body, token }, '')

  test('is what the administrator wrote, with paragraphs and links', () => {
    const { subject, text, html } = newsletter('t-1')
    expect(subject).toBe('Monsoon stories')
    expect(text).toContain('Dear families,\nit rains.\n\nRead <b>https://kahani.example/shop?a=1&b=2</b>.\n')
    expect(html).toContain('Dear families,<br>it rains.</p>')
    expect(html).toMatch(/Read &lt;b&gt;<a [^>]*href="https:\/\/kahani.example\/shop\?a=1&amp;b=2"/)
    for (const part of [text, html]) expect(part).not.toMatch(/Hello,|\u202e/)
  })

  test('says why it is sent, and unsubscribes on a page and with one click', () => {
    const { text, html, listUnsubscribe } = newsletter('t-1')
    for (const part of [text, html]) {
      expect(part).toContain('because you subscribed to the Kahani newsletter and confirmed it')
      expect(part).toContain('https://kahani.example/newsletter/unsubscribe?token=t-1')
    }
    expect(listUnsubscribe).toBe('https://kahani.example/api/newsletter/one-click-unsubscribe?token=t-1')
    const test = newsletter(null)
    expect([test.listUnsubscribe, test.text.includes('This is a test')]).toEqual([undefined, true])
    expect(test.html).not.toContain('unsubscribe')
  })

  test('is confirmed by a link, without a name', () => {
    const { text, html } = renderEmail({ kind: 'newsletter-confirm', token: 't-1' }, '')
    for (const part of [text, html]) {
      expect(part).toContain('Hello,')
      expect(part).toContain('https://kahani.example/newsletter/confirm?token=t-1')
      expect(part).toContain('If you did not ask for this')
    }
  })
})

test('a message from the contact form has the visitor as its reply address, and cannot add a header or a link', () => {
  const { subject, text, html, replyTo } = renderEmail(
    {
      ...{ kind: 'contact-message', name: 'Meera\r\nBcc: eve@evil.example', email: 'meera@example.in', at: paidAt },
      ...{ subject: 'Help\n<b>', message: 'Page 3 is blank.\n<script> https://evil.example' },
    },
    '',
  )
  expect(replyTo?.address).toBe('meera@example.in')
  expect(replyTo?.name).toMatch(/^Meera Bcc: eve\W+@evil\W+\.example$/)
  expect(subject).toBe('Contact form: Help <b>')
  expect(html).toContain('Page 3 is blank.</div><div dir="ltr">&lt;script&gt;')
  for (const part of [text, html]) {
    expect(part).toContain('meera@example.in')
    expect(part).not.toMatch(/https:\/\/evil|Sweet dreams|support@/)
  }
})

test('a test email says that delivery works', () => {
  expectInBothParts({ kind: 'test-email', at: paidAt }, ['Email delivery works', '21 November 2026', 'Dear Asha,'])
})
