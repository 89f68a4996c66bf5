import { emailMessages } from '@kahani/messages/en/emails'
import { expect, test } from 'vitest'
import { createEmailRenderer } from '../src/email-templates/render-email.ts'
import { setUp } from './set-up.ts'

const sender = { username: 'Dadi', email: 'dadi@example.in', password: 'a lamp on the river' }

test('a gift is previewed in the words of the email that its recipient gets', async () => {
  const { post, emails, signUp } = await setUp()
  const cookie = await signUp(sender)
  const preview = async (body: object) => post('/api/gift-preview', body, cookie)
  const message = 'Read\nevery night at kahani.example'
  const response = await preview({ packageId: 'digital', recipientName: ' Riya ', message })
  expect(response.statusCode).toBe(200)
  const shown = response.json()

  const content = { kind: 'gift', packageId: 'digital', senderName: 'Dadi', message, token: 'secret' } as const
  const sent = createEmailRenderer('https://kahani.example')(content, 'Riya')
  expect(shown.subject).toBe(sent.subject)
  expect(shown.greeting).toBe('Dear Riya,')
  const text = sent.text.replaceAll('\n> ', '\n')
  const { heading, greeting, lead, button, closing, signature, footer } = shown
  const parts = [heading, greeting, lead, shown.message.heading, shown.message.text, button, closing, signature, footer]
  let position = 0
  for (const part of parts.flat()) {
    expect(text.slice(position)).toContain(part)
    position = text.indexOf(part, position)
  }
  expect((await preview({ packageId: 'digital', senderName: 'Dadi and Dada' })).json().subject).toBe(
    emailMessages.gift.subject('Dadi and Dada'),
  )
  // Only the sender's own welcome.
  expect(await emails()).toHaveLength(1)

  const empty = (await preview({ packageId: 'single_printed' })).json()
  expect([empty.greeting, 'message' in empty]).toEqual([emailMessages.greeting(''), false])
  expect((await preview({ packageId: 'gold' })).statusCode).toBe(400)
})
